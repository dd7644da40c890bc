import type { Store } from '../../store/transaction/store.ts';
import { commit } from '../../store/transaction/commit.ts';
import type { Instant } from '../../store/schema/record.ts';
import type { Decision } from '../proof/decide-by-answer.ts';
import { backOff, isDue, LONGEST_BACK_OFF } from './pace.ts';
import type { Finding } from '../server/connection.ts';

/**
 * Everything that holds the queue back. Kept in the database, so it is the same in all tabs and after a
 * restart.
 */
export interface Gate {
  /** A person pressed *Stop*. */
  stopped: boolean;
  /** What a person wants first goes in spite of the stop, and nothing else. */
  letsFirst: boolean;
  /** Too many attempts failed in a row: a probe must succeed before the next one. */
  circuitOpen: boolean;
  noRepliesInRow: number;
  lostInRow: number;
  /** How often the circuit opened since a record last arrived. Each time the next probe is later. */
  openings: number;
  /** What the last probe found wrong. */
  trouble?: Finding | undefined;
  probeFailures: number;
  /** When the next probe is due; nothing is sent before it. Infinity: a person must do something first. */
  probeAt: Instant;
  /** The server asked to be left alone until then. */
  busyUntil: Instant;
  /** When the server asked. If this lies in the future, the clock has been put back since. */
  busySince: Instant;
  /** Assignments wait until then: the credit is used up. */
  creditUntil: Instant;
  creditFailures: number;
}

export const OPEN_GATE: Gate = {
  stopped: false,
  letsFirst: false,
  circuitOpen: false,
  noRepliesInRow: 0,
  lostInRow: 0,
  openings: 0,
  probeFailures: 0,
  probeAt: 0,
  busyUntil: 0,
  busySince: 0,
  creditUntil: 0,
  creditFailures: 0,
};

/** The number of unknown outcomes, or of lost answers, in a row that opens the circuit. */
const UNKNOWNS = 2;
const LOSSES = 3;
/** Findings that only a person can change. */
const FOR_A_PERSON: ReadonlySet<Finding> = new Set<Finding>([
  'no key',
  'no server',
  'unsafe address',
  'credentials refused',
  'this app itself',
  'not signed in',
]);

export interface Moment {
  now: Instant;
  random: () => number;
}

/** The gate after an attempt. */
export function afterAttempt(gate: Gate, decision: Decision, wait: number, moment: Moment): Gate {
  const after = counting(gate, decision, moment);
  // No record backs off for longer than this by itself, so the server asked for it, whatever its status.
  const { operation } = decision;
  const asked = (operation === 'ready' || operation === 'noReply') && wait > LONGEST_BACK_OFF;
  return asked || decision.queue === 'pause until' ? leftAlone(after, wait, moment) : after;
}

function counting(gate: Gate, { queue, operation }: Decision, { now, random }: Moment): Gate {
  const well = { noRepliesInRow: 0, lostInRow: 0 };
  switch (queue) {
    case 'ramp':
    case 'go on':
    case 'back off':
    case 'pause until':
      return { ...gate, ...well, ...(queue === 'ramp' && { creditFailures: 0, openings: 0 }) };
    case 'pause assignments': {
      const creditFailures = gate.creditFailures + 1;
      // A minute at least, so that a server that wants money is not asked for every record.
      const creditUntil = now + Math.max(60_000, backOff(creditFailures + 6, random));
      return { ...gate, ...well, creditFailures, creditUntil };
    }
    case 'probe':
      return counted(gate, operation === 'noReply' ? 1 : 0, 0, { now, random });
    case 'count against the circuit':
      return counted(gate, operation === 'noReply' ? 1 : 0, 1, { now, random });
  }
}

/** Several requests on their way may each be told a different time: the latest one counts. */
function leftAlone(gate: Gate, wait: number, { now }: Moment): Gate {
  const busyUntil = Math.max(now + wait, isBusy(gate, now) ? gate.busyUntil : 0);
  return { ...gate, busyUntil, busySince: now };
}

/** Whether the time for which the server asked to be left alone still runs. */
export function isBusy({ busySince, busyUntil }: Gate, now: Instant): boolean {
  return busySince <= now && now < busyUntil;
}

function counted(gate: Gate, noReply: number, lost: number, { now, random }: Moment): Gate {
  const noRepliesInRow = gate.noRepliesInRow + noReply;
  const lostInRow = gate.lostInRow + lost;
  const counts = { ...gate, noRepliesInRow, lostInRow };
  if (gate.circuitOpen || (noRepliesInRow < UNKNOWNS && lostInRow < LOSSES)) return counts;
  // When the circuit opens for the first time, the probe is at once. Later probes wait longer: a server may
  // answer probes well and nothing else.
  const probeAt = now + (gate.openings > 0 ? backOff(gate.openings, random) : 0);
  return { ...counts, circuitOpen: true, openings: gate.openings + 1, probeAt };
}

/**
 * The gate after a probe. A good probe opens it. It does not prove that records arrive, so the counts stay
 * just below the limit: the next failure opens the circuit again.
 */
export function afterProbe(gate: Gate, finding: Finding, { now, random }: Moment): Gate {
  if (finding === 'working') {
    return {
      ...gate,
      trouble: undefined,
      circuitOpen: false,
      ...(gate.circuitOpen && { noRepliesInRow: UNKNOWNS - 1, lostInRow: LOSSES - 1 }),
      probeFailures: 0,
      probeAt: 0,
    };
  }
  const probeFailures = gate.probeFailures + 1;
  const probeAt = FOR_A_PERSON.has(finding) ? Infinity : now + backOff(probeFailures, random);
  return { ...gate, trouble: finding, probeFailures, probeAt };
}

/** The gate after a person pressed *Send now*: without pauses and back-offs. The server is probed first. */
export function pausesLifted(gate: Gate): Gate {
  const lifted = { trouble: undefined, probeAt: 0, busyUntil: 0, creditUntil: 0 };
  return { ...gate, ...lifted, stopped: false, letsFirst: false };
}

/** The gate after a person wants some sent first: without pauses and back-offs, but a stop stays for all others. */
export function openedForFirst(gate: Gate): Gate {
  return { ...pausesLifted(gate), stopped: gate.stopped, letsFirst: gate.stopped };
}

/** The gate after a person pressed *Stop*. */
export function stopped(gate: Gate): Gate {
  return { ...gate, stopped: true, letsFirst: false };
}

/** The gate at a start, or when the network came back: the next probe is due at once. */
export function retried(gate: Gate): Gate {
  return { ...gate, probeAt: 0 };
}

/** When the gate may open: 0 for now, Infinity when a person must do something first. */
export function opensAt(gate: Gate, now: Instant): Instant {
  if (gate.stopped && !gate.letsFirst) return Infinity;
  if (gate.probeAt === Infinity) return Infinity;
  return Math.max(isDue(gate.probeAt, now) ? 0 : gate.probeAt, isBusy(gate, now) ? gate.busyUntil : 0);
}

const KEY = 'gate';

export async function readGate({ db }: Store): Promise<Gate> {
  const row = await db.meta.get(KEY);
  // Only `changeGate` writes it.
  return { ...OPEN_GATE, ...(row?.value as Gate | undefined) };
}

/** Changes the gate, in a transaction only when there is a change: most answers bring none. */
export async function changeGate(store: Store, change: (gate: Gate) => Gate): Promise<Gate> {
  const before = await readGate(store);
  if (sameGate(change(before), before)) return before;
  return commit(store, [], async () => {
    const value = change(await readGate(store));
    await store.db.meta.put({ key: KEY, value });
    return value;
  });
}

export function sameGate(one: Gate, other: Gate): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
