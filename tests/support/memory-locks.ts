import type { Locks } from '../../src/sync/recover.ts';

interface Waiting {
  grant: () => void;
}

/** Web Locks for tests in Node, which has none: exclusive, in order of asking, with `signal` and `steal`. */
export function memoryLocks(): Locks {
  const held = new Map<string, { stolen: () => void }>();
  const queues = new Map<string, Waiting[]>();

  function free(name: string): void {
    held.delete(name);
    queues.get(name)?.shift()?.grant();
  }

  async function turn(
    name: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
  ): Promise<void> {
    signal?.throwIfAborted();
    if (steal) held.get(name)?.stolen();
    if (steal || !held.has(name)) return;
    await new Promise<void>((grant, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const waiting = { grant };
      queue.push(waiting);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at >= 0) queue.splice(at, 1);
        reject(new DOMException('No longer wanted', 'AbortError'));
      });
    });
  }

  return {
    async request(name, options, work) {
      await turn(name, options);
      const stolen = new Promise<never>((_, reject) => {
        const mine = { stolen: () => reject(new DOMException('Taken by another', 'AbortError')) };
        held.set(name, mine);
      });
      stolen.catch(() => undefined);
      const mine = held.get(name);
      try {
        return await Promise.race([work({ name }), stolen]);
      } finally {
        if (held.get(name) === mine) free(name);
      }
    },
  };
}
