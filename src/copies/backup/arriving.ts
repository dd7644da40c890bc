import type { Status } from '../../domain/record/states.ts';
import type { Hold } from '../../store/schema/op.ts';

/**
 * The status of a record that comes from a file. The file may be old, and another device may have sent the record
 * since. A record that may have been sent arrives as `noReply`. One that would be sent by itself is put on hold until a person
 * releases it.
 */
export function arrivingStatus({
  status,
  inDoubt,
}: {
  status: Status;
  inDoubt?: boolean | undefined;
}): Status {
  if (status === 'sending') return 'noReply';
  if (status !== 'ready' && status !== 'blocked') return status;
  return inDoubt ? 'noReply' : 'onHold';
}

/**
 * Why the record is on hold: it came from a file, whatever else the file says. Some reasons end by themselves, and the device that wrote
 * the file may have sent the record since. A person who releases it meets the reason of the file.
 */
export function arrivingHold(op: { status: Status; onHold?: Hold | undefined }, at: number): Hold {
  const { status: before, onHold } = op;
  if (onHold?.reason === 'restored') return onHold;
  return { reason: 'restored', at, before, ...(onHold && { earlier: onHold }) };
}

/**
 * A record may have one status here and another in a file. The higher one counts: it is surer, or more dangerous to
 * forget.
 */
const RANK: Record<Status, number> = {
  confirmed: 6,
  moved: 5,
  noReply: 4,
  sending: 4,
  discarded: 3,
  toFix: 2,
  onHold: 1,
  draft: 0,
  blocked: 0,
  ready: 0,
};

/** Whether a file knows something of a record that this device does not: it arrived, or it may have. */
export function knowsMore(there: Status, here: Status, hasNewAttempts: boolean): boolean {
  // This device waits for the answer, and will record it.
  if (here === 'sending') return false;
  if (there === 'confirmed') return here !== 'confirmed';
  return hasNewAttempts && RANK[there] > RANK[here];
}
