import { isChangeable } from '../../../domain/record/states.ts';
import type { OpRow } from '../../../store/schema/op.ts';
import { whyNot } from '../../parts/record/obstacles.ts';

/** What a button does with a record. */
export type Act = 'restore' | 'release' | 'hold' | 'discard';

/** Whether its values can be corrected. */
export function mayEdit(op: OpRow): boolean {
  return isChangeable(op.status);
}

/** What can be done with a record as it stands: what sets it going first, what destroys last. */
export function actsOf(op: OpRow): Act[] {
  const { status, onHold } = op;
  const may: Record<Act, boolean> = {
    restore: status === 'discarded' && op.discarded?.with === undefined,
    release: status === 'onHold' && onHold?.reason !== 'other server',
    hold: status === 'ready' || status === 'blocked' || status === 'toFix',
    discard: mayEdit(op),
  };
  // Object.keys forgets the key type; the table above has exactly the acts.
  return (Object.keys(may) as Act[]).filter((act) => may[act]);
}

/** Why a record cannot be edited, for a person who asked for its form. There is no reason for one that `mayEdit` lets through. */
export function whyNotEdited(op: OpRow): string {
  return whyNot('edit', op.status);
}
