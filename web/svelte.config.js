import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // The name that scopes a component's styles stands in all its markup: six characters instead of thirteen.
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `z${hash(css).slice(-5)}` },
};
