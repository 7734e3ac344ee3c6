/** Vite dev only: /src/games/etherstone/art/gallery.html?lang=uk&theme=evening&show=medium */
import { mount } from 'svelte';
import { setLang, type Lang } from '../../../lib/i18n';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'day';
await setLang('en');
await setLang((wish.get('lang') ?? 'en') as Lang);
mount(Gallery, { target: document.body });
