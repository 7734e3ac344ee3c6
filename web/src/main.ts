import './styles/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { prepare } from './lib/prefs.svelte';

await prepare();
mount(App, { target: document.getElementById('app')! });
