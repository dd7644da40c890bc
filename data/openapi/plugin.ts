import type { Plugin } from 'vite';
import { openApiDocument } from './document.ts';

const FILE = 'openapi.json';

/** Writes the description next to the built app. The development server serves it. */
export function openApiFile(): Plugin {
  const text = async () => JSON.stringify(await openApiDocument());
  return {
    name: 'outpost:openapi',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await text() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        text().then((json) => response.setHeader('content-type', 'application/json').end(json), next);
      });
    },
  };
}
