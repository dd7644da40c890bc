import { mount } from 'svelte';
import App from './ui/App.svelte';

const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app to mount into');
mount(App, { target });
