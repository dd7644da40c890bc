import type { Locks } from '../../../src/sync/attempt/locks.ts';

/** One request for a lock: how it is told that it has it, and that another took it away. */
interface Claim {
  grant: () => void;
  lose: (reason: DOMException) => void;
}

/** Web Locks for tests in Node, which has none: exclusive, in order of asking, with `signal` and `steal`. */
export function memoryLocks(): Locks {
  const held = new Map<string, Claim>();
  const queues = new Map<string, Claim[]>();

  /** The lock has its next holder at once, so that nobody comes in between. */
  function give(name: string, claim: Claim | undefined): void {
    if (claim) held.set(name, claim);
    else held.delete(name);
    claim?.grant();
  }

  function ask(name: string, claim: Claim, { signal, steal }: { signal?: AbortSignal; steal?: boolean }) {
    if (steal) held.get(name)?.lose(new DOMException('Taken by another', 'AbortError'));
    if (steal || !held.has(name)) {
      give(name, claim);
      return;
    }
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(claim);
    signal?.addEventListener('abort', () => {
      const at = queue.indexOf(claim);
      if (at < 0) return;
      queue.splice(at, 1);
      claim.lose(new DOMException('No longer wanted', 'AbortError'));
    });
  }

  return {
    async request(name, options, work) {
      options.signal?.throwIfAborted();
      let claim: Claim | undefined;
      let lose: Claim['lose'] = () => undefined;
      const lost = new Promise<never>((_, reject) => (lose = reject));
      lost.catch(() => undefined);
      const granted = new Promise<void>((grant) => {
        claim = { grant, lose };
        ask(name, claim, options);
      });
      await Promise.race([granted, lost]);
      try {
        return await Promise.race([work({ name }), lost]);
      } finally {
        if (held.get(name) === claim) give(name, queues.get(name)?.shift());
      }
    },
  };
}
