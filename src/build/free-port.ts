import { createServer } from 'node:net';
import type { Plugin } from 'vite';

/** Says in one sentence that the preview's port is in use. Vite itself would print a stack trace. */
export function freePort(): Plugin {
  return {
    name: 'outpost:free-port',
    async configurePreviewServer({ config: { preview } }) {
      const host = typeof preview.host === 'string' ? preview.host : 'localhost';
      if (!preview.strictPort || (await isFree(preview.port, host))) return;
      throw withoutStack(
        `Port ${preview.port} is in use. Choose another one: npm run preview -- --port ${preview.port + 1}`,
      );
    },
  };
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Vite prints the stack of the error that stops it, so the stack is replaced with the message. */
function withoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}
