import type { Instant } from '../../store/schema/record.ts';
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
  /** Too many attempts failed in a row. */
  'circuit',
  /** The last probe got no answer, or found the server in trouble. */
  'unreachable',
] as const;

/** Why records, or only assignments, are not sent although some wait. */
export interface Pause {
  reason: (typeof PAUSES)[number];
  /** What the last probe found, where that is the reason. */
  finding?: Finding;
  /** When sending is tried again; absent when it waits for a person. */
  until?: Instant;
}

/** Why the queue is paused now; undefined when it is not. The first reason that applies counts. */
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

/** The pause that the last probe caused. It lasts until the next probe. */
function pauseAfterProbe(gate: Gate, finding: Finding): Pause {
  return { reason: REASONS[finding] ?? 'unreachable', finding, ...untilProbe(gate) };
}

function untilProbe({ probeAt }: Gate): Pick<Pause, 'until'> {
  return Number.isFinite(probeAt) && probeAt > 0 ? { until: probeAt } : {};
}
