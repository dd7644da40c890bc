import type { Store } from '../../store/core/store.ts';
import { wouldHold } from '../../store/outbox/profiles.ts';
import { ledger } from '../../store/queries/ledger.ts';

/** What is on a device that another server is proposed to. */
export interface Standing {
  /** How many records wait to be sent. */
  waiting: number;
  unknown: number;
  /** Those that wait are for the server of before, and would be held. */
  areHeld: boolean;
}

export async function standingFor(store: Store, address: string): Promise<Standing> {
  const { waiting, unknown } = (await ledger(store)).all.states;
  return { waiting, unknown, areHeld: waiting > 0 && (await wouldHold(store, address)) };
}
