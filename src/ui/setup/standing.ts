import type { Store } from '../../store/transaction/store.ts';
import { heldFor, wouldHold } from '../../store/outbox/profiles.ts';
import { ledger } from '../../store/queries/ledger.ts';

/** What is on a device that another server is proposed to. */
export interface Standing {
  /** How many records wait to be sent. */
  waiting: number;
  onTheirWay: number;
  unknown: number;
  needsYou: number;
  /** Those that stay held. */
  held: number;
  /** Those that were held for this very server, and would wait for it again. */
  comeBack: number;
  /** What was made for the server of before is not sent to the new one unless a person moves it. */
  staysBehind: boolean;
  /** Those that wait are for the server of before, and would be held. */
  areHeld: boolean;
}

export async function standingFor(store: Store, address: string): Promise<Standing> {
  const { states } = (await ledger(store)).all;
  const comeBack = await heldFor(store, address);
  const staysBehind = await wouldHold(store, address);
  return {
    waiting: states.waiting,
    onTheirWay: states.sending,
    unknown: states.unknown,
    needsYou: states['needs you'],
    held: states.held - comeBack,
    comeBack,
    staysBehind,
    areHeld: states.waiting > 0 && staysBehind,
  };
}
