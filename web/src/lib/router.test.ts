import { expect, test } from 'vitest';
import { address, match } from './router.svelte';

test.each([
  ['/', '', { page: 'lobby' }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/replay/abc', '', { page: 'result', id: 'abc', number: null, seat: null, review: false }],
  ['/replay/abc/17', '?seat=-2', { page: 'result', id: 'abc', number: 17, seat: -2, review: false }],
  ['/replay/abc/x', '', { page: 'result', id: 'abc', number: null, seat: null, review: false }],
  ['/check', '?key=ab&commitment=cd', { page: 'check', key: 'ab', commitment: 'cd' }],
  ['/about', '', { page: 'about' }],
  ['/link/abc', '', { page: 'link', token: 'abc', to: '/' }],
  ['/link/abc', '?to=/table/x', { page: 'link', token: 'abc', to: '/table/x' }],
  ['/link/abc', '?to=//evil.example', { page: 'link', token: 'abc', to: '/' }],
  ['/link/abc', '?to=/%5Cevil.example', { page: 'link', token: 'abc', to: '/' }],
  ['/link/abc', '?to=https://evil.example', { page: 'link', token: 'abc', to: '/' }],
  ['/link/abc', '?to=javascript:alert(1)', { page: 'link', token: 'abc', to: '/' }],
  ['/rules/seasons', '', { page: 'rules', game: 'seasons' }],
  ['/cards/seasons', '', { page: 'cards', game: 'seasons' }],
  ['/rules', '', { page: 'missing', path: '/rules' }],
  ['/nowhere', '', { page: 'missing', path: '/nowhere' }],
  ['/table', '', { page: 'missing', path: '/table' }],
  ['/table/a/b', '', { page: 'missing', path: '/table/a/b' }],
])('%s%s', (path, search, route) => {
  expect(match(path, search)).toEqual(route);
});

test('addresses lead to their pages', () => {
  const [path, search] = address.replay('abc', 5, 1).split('?');
  expect(match(path!, `?${search}`)).toEqual({ page: 'result', id: 'abc', number: 5, seat: 1, review: false });
  expect(match('/replay/abc/5', '?seat=1&review')).toEqual({
    page: 'result',
    id: 'abc',
    number: 5,
    seat: 1,
    review: true,
  });
  expect(address.review('abc', 5, 1)).toBe('/replay/abc/5?seat=1&review');
  expect(match(address.table('x'))).toEqual({ page: 'table', id: 'x' });
});
