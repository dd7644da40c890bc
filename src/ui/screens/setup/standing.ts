import type { Store } from '../../../store/transaction/store.ts';
import { onHoldFor, wouldHold } from '../../../store/outbox/profiles.ts';
import { ledger } from '../../../store/queries/ledger.ts';

/** The records on a device for which a setup link proposes another server. */
export interface Standing {
  /** How many records wait to be sent. */
  waiting: number;
  onTheirWay: number;
  noReply: number;
  toFix: number;
  /** How many stay on hold. */
  onHold: number;
  /** How many are on hold because they are for the proposed server, and would wait for it again. */
  comeBack: number;
  /** Records made for the old server are not sent to the new one unless a person moves them. */
  staysBehind: boolean;
  /** The waiting records are for the old server, and would be put on hold. */
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
