import type { Copies } from '../../../../copies/copies.ts';
import type { MirrorState } from '../../../../copies/mirror/state.ts';

/**
 * One copy as it is drawn: solid for what is safe in it, pale for what is only on this device, half filled for what is being
 * sent, amber for what may have arrived, a thin line for what it lacks.
 */
export interface CopyRow {
  copy: 'device' | 'second' | 'file' | 'server';
  safe: number;
  onlyHere: number;
  sending: number;
  noReply: number;
  missing: number;
  /** How many records the copy has; undefined if that is not known. */
  has: number | undefined;
  age: CopyAge;
}

/** How old a copy is. */
export type CopyAge =
  | {
      is:
        | 'now'
        | 'none'
        | 'missing'
        | 'starting'
        | 'no server'
        | 'nothing sent'
        | 'sending'
        | 'before'
        | 'server before';
    }
  | { is: 'noReply' | 'toFix'; count: number }
  | { is: 'behind'; at: number | undefined }
  | { is: 'at'; at: number };

/** The copies as rows. Those outside this device come first, because they make the work safe. */
export function copyRows(copies: Copies, mirror: MirrorState, hasServer: boolean): CopyRow[] {
  const { records } = copies;
  return [
    server(copies, hasServer),
    elsewhere('file', copies.file?.records ?? 0, records, at(copies.file?.at, { is: 'none' })),
    here('device', copies, { is: 'now' }),
    second(copies, mirror),
  ];
}

/** The server as a row. Records without a reply, and those being sent, may be there. */
function server(copies: Copies, hasServer: boolean): CopyRow {
  const { onServer, sending, unsure, records } = copies;
  // The time of the last arrival is left out if no server is set any more.
  const age = at(hasServer ? copies.arrivedAt : undefined, withoutTime(copies, hasServer));
  return {
    ...elsewhere('server', onServer, records, age),
    sending,
    noReply: unsure,
    missing: records - onServer - sending - unsure,
    has: onServer === 0 && unsure > 0 ? undefined : onServer,
  };
}

/** The age of the server's copy if the time is unknown, because records may have arrived before the attempts that are read. */
function withoutTime({ onServer, sending, unsure, toFix }: Copies, hasServer: boolean): CopyAge {
  if (onServer === 0 && unsure > 0) return { is: 'noReply', count: unsure };
  if (onServer === 0 && toFix > 0) return { is: 'toFix', count: toFix };
  if (onServer > 0) return { is: hasServer ? 'before' : 'server before' };
  if (!hasServer) return { is: 'no server' };
  return { is: sending > 0 ? 'sending' : 'nothing sent' };
}

function at(time: number | undefined, otherwise: CopyAge): CopyAge {
  return time === undefined ? otherwise : { is: 'at', at: time };
}

function here(copy: CopyRow['copy'], copies: Copies, age: CopyAge): CopyRow {
  const { records, mayHaveArrived, noReplyOnlyHere: noReply } = copies;
  const onlyHere = copies.onlyHere - mayHaveArrived;
  const sending = mayHaveArrived - noReply;
  return { copy, safe: records - copies.onlyHere, onlyHere, sending, noReply, missing: 0, has: records, age };
}

function second(copies: Copies, mirror: MirrorState): CopyRow {
  if (mirror.is === 'whole') return here('second', copies, { is: 'now' });
  if (mirror.is === 'snapshots' && !mirror.isBehind && mirror.at !== undefined)
    return here('second', copies, { is: 'at', at: mirror.at });
  const isBehind = mirror.is === 'behind' || mirror.is === 'snapshots';
  const age: CopyAge = isBehind
    ? { is: 'behind', at: mirror.at }
    : { is: mirror.is === 'missing' ? 'missing' : 'starting' };
  const has = mirror.is === 'missing' ? 0 : undefined;
  return { copy: 'second', safe: 0, onlyHere: 0, sending: 0, noReply: 0, missing: copies.records, has, age };
}

function elsewhere(copy: CopyRow['copy'], has: number, records: number, age: CopyAge): CopyRow {
  return { copy, safe: has, onlyHere: 0, sending: 0, noReply: 0, missing: records - has, has, age };
}
