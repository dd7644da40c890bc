import '../../../src/service-worker/api/main.ts';
import type { MakeApi } from '../../../src/service-worker/worker.ts';
import type { WorkerScope } from '../../../src/service-worker/worker-scope.ts';

// This file is only ever started as a service worker, and what it imports leaves `outpostApi` there.
const scope = self as unknown as WorkerScope & { outpostApi: MakeApi };
const base = scope.registration.scope;
let api: ReturnType<MakeApi> | undefined;

scope.addEventListener('install', (event) => event.waitUntil(Promise.resolve(scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(`${base}api-v1/`)) return;
  api ??= scope.outpostApi({
    base,
    file: (input) => fetch(input),
    config: () => fetch(new URL('config.json', base)),
  });
  event.respondWith(api(event.request));
});
