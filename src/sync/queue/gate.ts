import type { Store } from '../../store/core/store.ts';
import { commit } from '../../store/core/commit.ts';
import type { Instant } from '../../store/rows/record.ts';
import type { Decision } from '../proof/decide.ts';
import { backOff, isDue, LONGEST_BACK_OFF } from './pace.ts';
import type { Finding } from '../server/connection.ts';

/** What keeps the queue from going. Kept in the database: it holds for all tabs, and after a restart. */
export interface Gate {
  /** A person pressed *Stop*. */
  stopped: boolean;
  /** Too much went wrong in a row: a probe must succeed first. */
  circuitOpen: boolean;
  unknownsInRow: number;
  lostInRow: number;
  /** How often the circuit opened with nothing arriving in between: each time it is tried again later. */
  openings: number;
  /** What the last probe found, when it was not well. */
  trouble?: Finding | undefined;
  probeFailures: number;
  /** The next probe is due; while it is not, nothing goes. Infinity: a person must do something first. */
  probeAt: Instant;
  /** The server asked to be left alone until then. */
  busyUntil: Instant;
  /** When it asked. A time to come says that the clock has been put back since. */
  busySince: Instant;
  /** Assignments wait until then: the credit is used up. */
  creditUntil: Instant;
  creditFailures: number;
}

export const OPEN_GATE: Gate = {
  stopped: false,
  circuitOpen: false,
  unknownsInRow: 0,
  lostInRow: 0,
  openings: 0,
  probeFailures: 0,
  probeAt: 0,
  busyUntil: 0,
  busySince: 0,
  creditUntil: 0,
  creditFailures: 0,
};

/** In a row, these many open the circuit. */
const UNKNOWNS = 2;
const LOSSES = 3;
/** Troubles that only a person can end. */
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

/** The gate after an attempt: what it says about the server. */
export function afterAttempt(gate: Gate, decision: Decision, wait: number, moment: Moment): Gate {
  const after = counting(gate, decision, moment);
  // No record backs off for so long by itself: the server asked for it, whatever else it said.
  const { operation } = decision;
  const asked = (operation === 'ready' || operation === 'unknown') && wait > LONGEST_BACK_OFF;
  return asked || decision.queue === 'pause until' ? leftAlone(after, wait, moment) : after;
}

function counting(gate: Gate, { queue, operation }: Decision, { now, random }: Moment): Gate {
  const well = { unknownsInRow: 0, lostInRow: 0 };
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
      return counted(gate, operation === 'unknown' ? 1 : 0, 0, { now, random });
    case 'count against the circuit':
      return counted(gate, operation === 'unknown' ? 1 : 0, 1, { now, random });
  }
}

/** Of several requests on their way each may be told another time: the last one counts. */
function leftAlone(gate: Gate, wait: number, { now }: Moment): Gate {
  const busyUntil = Math.max(now + wait, isBusy(gate, now) ? gate.busyUntil : 0);
  return { ...gate, busyUntil, busySince: now };
}

/** Whether the server asked to be left alone, and the time is not over. */
export function isBusy({ busySince, busyUntil }: Gate, now: Instant): boolean {
  return busySince <= now && now < busyUntil;
}

function counted(gate: Gate, unknown: number, lost: number, { now, random }: Moment): Gate {
  const unknownsInRow = gate.unknownsInRow + unknown;
  const lostInRow = gate.lostInRow + lost;
  const counts = { ...gate, unknownsInRow, lostInRow };
  if (gate.circuitOpen || (unknownsInRow < UNKNOWNS && lostInRow < LOSSES)) return counts;
  // The first time the server is looked at at once: one that answers probes but nothing else is given time after that.
  const probeAt = now + (gate.openings > 0 ? backOff(gate.openings, random) : 0);
  return { ...counts, circuitOpen: true, openings: gate.openings + 1, probeAt };
}

/**
 * The gate after a probe: a good one opens it. It proves nothing of what is sent, so what was counted stays, and a circuit that
 * it closes opens again at the next failure.
 */
export function afterProbe(gate: Gate, finding: Finding, { now, random }: Moment): Gate {
  if (finding === 'working') {
    return {
      ...gate,
      trouble: undefined,
      circuitOpen: false,
      ...(gate.circuitOpen && { unknownsInRow: UNKNOWNS - 1, lostInRow: LOSSES - 1 }),
      probeFailures: 0,
      probeAt: 0,
    };
  }
  const probeFailures = gate.probeFailures + 1;
  const probeAt = FOR_A_PERSON.has(finding) ? Infinity : now + backOff(probeFailures, random);
  return { ...gate, trouble: finding, probeFailures, probeAt };
}

/** A person wants it now: every pause and back-off is broken, and the server is looked at first. */
export function pausesLifted(gate: Gate): Gate {
  return { ...gate, trouble: undefined, stopped: false, probeAt: 0, busyUntil: 0, creditUntil: 0 };
}

/** The gate after a person pressed *Stop*. */
export function stopped(gate: Gate): Gate {
  return { ...gate, stopped: true };
}

/** The gate at a start, or when the network came back: what waited for a person or for time is tried once. */
export function retried(gate: Gate): Gate {
  return { ...gate, probeAt: 0 };
}

/** When the queue may be looked at again; 0 for now, Infinity for when a person has done something. */
export function opensAt(gate: Gate, now: Instant): Instant {
  if (gate.stopped) return Infinity;
  if (gate.probeAt === Infinity) return Infinity;
  return Math.max(isDue(gate.probeAt, now) ? 0 : gate.probeAt, isBusy(gate, now) ? gate.busyUntil : 0);
}

const KEY = 'gate';

export async function readGate({ db }: Store): Promise<Gate> {
  const row = await db.meta.get(KEY);
  // Written by `changeGate` alone.
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
