import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from '../../../src/server/node/start-server.ts';

/** The reference server on any free port, with the real time and random ids. */
export function startReferenceServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({ now: () => new Date(), newId: () => crypto.randomUUID(), ...options });
}
