import { inject, onTestFinished } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { LedgerEntry } from '../../../src/server/service/ledger.ts';
import type { Mode, Order } from '../../support/hosts/reference-servers.ts';

export const KEY = 'a key for tests';

async function order(what: Order): Promise<unknown> {
  // A text is sent without a preflight.
  const response = await fetch(inject('serversOrderedAt'), { method: 'POST', body: JSON.stringify(what) });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return JSON.parse(answer) as unknown;
}

/**
 * A reference server for this test alone.
 * @param key the key that it wants; none where it is left out, because the app takes long to make the mark of a key
 */
export async function aServer(mode: Mode, key?: string) {
  const at = String(await order({ do: 'start', mode, key }));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await order({ do: 'close', at });
    isOpen = false;
  };
  onTestFinished(close);
  return {
    url: at,
    mode,
    key,
    close,
    /** What it has accepted, in order. */
    accepted: async () => (await order({ do: 'read ledger', at })) as LedgerEntry[],
    set: (...faults: FaultSetting[]) => order({ do: 'set', at, faults }),
    clear: () => order({ do: 'clear', at }),
    /** How often the faults that are set have happened. */
    faultsSoFar: () => order({ do: 'count faults', at }),
  };
}
export type Server = Awaited<ReturnType<typeof aServer>>;
