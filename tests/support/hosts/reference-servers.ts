import type { TestProject } from 'vitest/node';
import { startServer, type RunningServer } from '../../../src/server/node/start-server.ts';

/** What tests in a browser can ask for: they cannot start a server themselves. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Closes its connection after every answer. */
    closingServer: string;
    /** Keeps connections open, so that a browser may repeat a request. */
    keepingServer: string;
    /** Honours Idempotency-Key. */
    keyedServer: string;
  }
}

export const SERVER_KEY = 'a key for tests';

/** Reference servers for the browser project, one for each way of being replay-safe, and one that is not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const common = { key: SERVER_KEY, now: () => new Date(), newId: () => crypto.randomUUID() };
  const closing = await startServer({ ...common, closeConnections: true });
  const keeping = await startServer(common);
  const keyed = await startServer({ ...common, idempotency: true });
  project.provide('closingServer', closing.url);
  project.provide('keepingServer', keeping.url);
  project.provide('keyedServer', keyed.url);
  return async () => {
    await Promise.all([closing, keeping, keyed].map((server: RunningServer) => server.close()));
  };
}
