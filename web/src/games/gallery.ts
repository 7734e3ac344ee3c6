/** Vite dev only: /src/games/gallery.html?game=seasons&lang=uk&theme=evening&show=medium */
import { mount, type Component } from 'svelte';
import { setLang, type Lang } from '../lib/i18n';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

const galleries = import.meta.glob<Component>('./*/art/Gallery.svelte', { import: 'default' });
const wish = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'day';
await setLang('en');
await setLang((wish.get('lang') ?? 'en') as Lang);
mount(await galleries[`./${wish.get('game') ?? 'seasons'}/art/Gallery.svelte`]!(), { target: document.body });
