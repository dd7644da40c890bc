import { mount } from 'svelte';
import { allowOwnWorkers } from './shell/trusted-types.ts';
import { Updates } from './shell/updates.svelte.ts';
import App from './ui/App.svelte';

const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app to mount into');

allowOwnWorkers();
const updates = new Updates({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  mayReload: () => true,
  reload: () => location.reload(),
  now: () => new Date(),
});

mount(App, { target, props: { updates } });

// The development server has no built worker, and should not be answered from a cache.
if (import.meta.env.PROD) void updates.start(new URL('service-worker.js', document.baseURI));
