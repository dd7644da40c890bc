import type { Store } from '../../store/transaction/store.ts';
import { onHoldFor, wouldHold } from '../../store/outbox/profiles.ts';
import { ledger } from '../../store/queries/ledger.ts';

/** What is on a device that another server is proposed to. */
export interface Standing {
  /** How many records wait to be sent. */
  waiting: number;
  onTheirWay: number;
  noReply: number;
  toFix: number;
  /** Those that stay on hold. */
  onHold: number;
  /** Those that were on hold for this very server, and would wait for it again. */
  comeBack: number;
  /** What was made for the server of before is not sent to the new one unless a person moves it. */
  staysBehind: boolean;
  /** Those that wait are for the server of before, and would be put on hold. */
  areOnHold: boolean;
}

export async function standingFor(store: Store, address: string): Promise<Standing> {
  const { states } = (await ledger(store)).all;
  const comeBack = await onHoldFor(store, address);
  const staysBehind = await wouldHold(store, address);
  return {
    waiting: states.waiting,
    onTheirWay: states.sending,
    noReply: states.noReply,
    toFix: states.toFix,
    onHold: states.onHold - comeBack,
    comeBack,
    staysBehind,
    areOnHold: states.waiting > 0 && staysBehind,
  };
}
