import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', { code: 140 }],
      'no-undef': 'off', // the compiler says it, and knows the browser's names
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_+$' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the end of a line
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check says it
      'svelte/prefer-svelte-reactivity': 'off', // most sets and maps here are made anew, not changed
    },
  },
);
