import { isChangeable } from '../../../../domain/record/states.ts';
import type { OpRow } from '../../../../store/schema/op.ts';
import { whyNot } from '../../../record/obstacles.ts';

/** An action of a button with a record. */
export type Act = 'restore' | 'release' | 'hold' | 'discard';

/** Whether the values of a record can be corrected. */
export function mayEdit(op: OpRow): boolean {
  return isChangeable(op.status);
}

/** The actions that are possible in the record's current state: those that let it be sent first, discard last. */
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

/** Why a record cannot be edited, for a person who asked for its form. Only for records that `mayEdit` refuses. */
export function whyNotEdited(op: OpRow): string {
  return whyNot('edit', op.status);
}
