import type { Instant } from '../../store/rows/record.ts';
import { isBusy, type Gate } from './gate.ts';
import { isDue } from './pace.ts';
import type { Finding } from '../server/connection.ts';

export const PAUSES = [
  'stopped',
  'credentials',
  'login',
  'credit',
  'address',
  'server busy',
  /** Too much went wrong in a row. */
  'circuit',
  /** The last look at the server found nobody, or a server in trouble. */
  'unreachable',
] as const;

/** Why nothing, or no assignment, goes although something waits. */
export interface Pause {
  reason: (typeof PAUSES)[number];
  /** What the last look at the server found, where that is the reason. */
  finding?: Finding;
  /** When it is tried again by itself; absent when it waits for a person. */
  until?: Instant;
}

/** What holds the queue now; undefined when nothing does. The first that applies counts. */
export function pauseOf(gate: Gate, now: Instant): Pause | undefined {
  if (gate.stopped) return { reason: 'stopped' };
  if (gate.trouble !== undefined) return pauseAfterProbe(gate, gate.trouble);
  if (isBusy(gate, now)) return { reason: 'server busy', until: gate.busyUntil };
  if (gate.circuitOpen) return { reason: 'circuit', ...untilProbe(gate) };
  if (!isDue(gate.creditUntil, now)) return { reason: 'credit', until: gate.creditUntil };
  return undefined;
}

const REASONS: Partial<Record<Finding, Pause['reason']>> = {
  'credentials refused': 'credentials',
  'no key': 'credentials',
  'not signed in': 'login',
  'this app itself': 'address',
  'not this service': 'address',
  'unsafe address': 'address',
};

/** What the last look at the server found keeps everything back until the next one. */
function pauseAfterProbe(gate: Gate, finding: Finding): Pause {
  return { reason: REASONS[finding] ?? 'unreachable', finding, ...untilProbe(gate) };
}

function untilProbe({ probeAt }: Gate): Pick<Pause, 'until'> {
  return Number.isFinite(probeAt) && probeAt > 0 ? { until: probeAt } : {};
}
