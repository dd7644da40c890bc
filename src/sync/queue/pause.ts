import type { Instant } from '../../store/rows/rows.ts';
import { isBusy, type Gate } from './gate.ts';
import { isDue } from './pace.ts';
import type { Pause } from '../sync.ts';

/** What holds the queue now, in a sentence; undefined when nothing does. The first that applies says it. */
export function pauseOf(gate: Gate, now: Instant): Pause | undefined {
  if (gate.stopped) return { reason: 'stopped', sentence: 'Sending is stopped. Press Send now to go on.' };
  if (gate.trouble === 'credentials refused') {
    return { reason: 'credentials', sentence: 'The server refuses the key. Check the key in Settings.' };
  }
  if (gate.trouble === 'no key') {
    return {
      reason: 'credentials',
      sentence:
        'The server wants a key, and this page knows none. Enter it in Settings, or have it remembered there.',
    };
  }
  if (gate.trouble === 'not signed in') {
    const sentence =
      'The server wants you to sign in. Press Check connection, and sign in when the browser asks.';
    return { reason: 'login', sentence };
  }
  if (gate.trouble === 'this app itself') {
    const sentence = 'This is the address of the app itself. Enter the address of your server in Settings.';
    return { reason: 'address', sentence };
  }
  if (gate.trouble !== undefined) return troubled(gate);
  if (isBusy(gate, now)) {
    const sentence = 'The server asked to be left alone for a while.';
    return { reason: 'server busy', sentence, until: gate.busyUntil };
  }
  if (gate.circuitOpen)
    return untilProbed(gate, 'circuit', 'Several answers did not come. The server is looked at first.');
  if (!isDue(gate.creditUntil, now)) {
    const sentence = 'The server says that the credit is used up. People are sent, assignments wait.';
    return { reason: 'credit', sentence, until: gate.creditUntil };
  }
  return undefined;
}

function troubled(gate: Gate): Pause {
  const address = gate.trouble === 'not this service' || gate.trouble === 'unsafe address';
  if (address) return untilProbed(gate, 'address', 'This address is not the service. Check it in Settings.');
  return untilProbed(gate, 'circuit', 'The server cannot be reached now.');
}

function untilProbed({ probeAt }: Gate, reason: Pause['reason'], sentence: string): Pause {
  return { reason, sentence, ...(Number.isFinite(probeAt) && probeAt > 0 && { until: probeAt }) };
}
