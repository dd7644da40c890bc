import type { Connection } from '../../sync/server/connection.ts';
import type { Pause } from '../../sync/queue/pause.ts';
import type { HoldReason } from '../../store/rows/op.ts';
import type { Lane } from '../../domain/lane.ts';
import type { KeyKeeper, KeyServer } from '../../sync/tabs/key-keeper.ts';
import type { Preflight } from '../../sync/server/preflight.ts';
import type { ReplaySafety } from '../../sync/server/replay-safety.ts';
import type { SyncState } from '../../sync/tabs/sync-state.ts';
import { countOf } from '../parts/purchase/purchase.ts';
import { progressText } from './progress.ts';
import { screens } from './screens.ts';

/** What is wrong with the connection and what to do, or that it works and how fast: `Working, 212 ms`. */
export function connectionSentence(connection: Connection): string {
  return screens.findings[connection.finding](connection);
}

/** Why nothing, or no assignment, goes although something waits. */
export function pauseSentence({ reason, finding }: Pause): string {
  return (finding && screens.pausesAfterFinding[finding]) ?? screens.pauses[reason];
}

/** What the screen knows besides the state of sending. */
export interface SyncFacts {
  state: SyncState;
  hasServer: boolean;
  keyStatus: KeyKeeper['status'];
  /** How many records wait. */
  waiting: number;
  /** How many are on their way. */
  onTheirWay?: number;
  /** How many people and groups may have arrived or not: what names them waits for a decision. */
  unsettled?: number;
}

/** What goes on, or why nothing does: one sentence. */
export function phaseSentence(facts: SyncFacts): string {
  const { state, hasServer, keyStatus, waiting, onTheirWay = 0, unsettled = 0 } = facts;
  if (!hasServer) return 'No server is set. Records wait on this device, and everything else works.';
  if (keyStatus === 'locked')
    return 'The server’s key is kept behind a passphrase. Enter the passphrase in Settings, and sending goes on.';
  if (keyStatus === 'other server')
    return 'The key was entered for another server. Nothing is sent before you decide.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(waiting, unsettled);
    case 'checking':
      return 'Looking for the server.';
    case 'sending':
      return state.progress ? progressText(state.progress, waiting + onTheirWay) : 'Sending.';
    case 'waiting':
      return state.pause ? pauseSentence(state.pause) : 'It is tried again by itself.';
  }
}

/** What a key that is known for another server needs a person for. */
export function keyOfAnotherServer(of: KeyServer | undefined, now: KeyServer): string {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'no server that is written down'
      : isSameOrigin
        ? `the header ${of.header}`
        : of.origin;
  const is = isSameOrigin ? `the header is ${now.header}` : `the server is ${now.origin}`;
  return `The key was entered for ${was}. Now ${is}, which has not seen it. Use the key there only if you trust it.`;
}

function idleSentence(waiting: number, unsettled: number): string {
  if (waiting === 0) return 'Nothing waits to be sent.';
  if (unsettled === 0) return 'Nothing is on its way.';
  return `Nothing is on its way. ${countOf(unsettled, 'record', 'records')} may or may not have arrived: settle these first.`;
}

/** Whether an answer that says no can be believed: one sentence each. */
export const replaySafety: Record<ReplaySafety, string> = {
  key: 'The server recognises a request that it has seen, so a lost answer is asked for again and nothing is done twice.',
  'closes connections':
    'The server closes its connection after each answer, so the browser repeats nothing unseen, and what is refused did not happen.',
  streams:
    'The server speaks HTTP/2, and the browser sends it each request as a stream that it cannot repeat unseen, so what is refused did not happen.',
  'not replay-safe':
    'The browser may repeat a request when a connection breaks. A person may then be registered twice, an assignment bought twice, and what is refused may be there all the same.',
  'not known yet': 'Whether the browser may repeat a request unseen is found out at the first contact.',
};

export const laneNames: Record<Lane, { one: string; many: string }> = {
  group: { one: 'group', many: 'groups' },
  user: { one: 'person', many: 'people' },
  assign: { one: 'assignment', many: 'assignments' },
};

/** What the records of a lane that cannot go yet wait for. */
export const laneWaitsFor: Record<Lane, string> = {
  group: 'for the group that it is part of',
  user: 'for a group that the server does not know yet',
  assign: 'for people or groups that the server does not know yet',
};

/** Why records are held, and the action that lets them go on. */
export const heldBecause: Record<HoldReason, { sentence: string; action: string }> = {
  'by a person': { sentence: 'Somebody held them.', action: 'Release' },
  'other server': {
    sentence:
      'They were made for another server or key. Move them only if the new one belongs to the same organisation.',
    action: 'Move them here',
  },
  restored: {
    sentence: 'They come from a backup. Release them only if no other device has sent them.',
    action: 'Release',
  },
  'rolled back': {
    sentence:
      'The browser lost part of its storage, and they may have been sent already. Look on the server first.',
    action: 'Release',
  },
  'key reused': {
    sentence: 'The server knows their Idempotency-Key from another request. They go on under a new one.',
    action: 'Release',
  },
};

/** `38 fine, 2 use a code that no longer exists` */
export function preflightSentence({ fine, problems }: Preflight): string {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${fine.toLocaleString('en-GB')} fine`];
  if (codes > 0) parts.push(`${countOf(codes, 'uses', 'use')} a code that no longer exists`);
  if (keys > 0) parts.push(`${countOf(keys, 'names', 'name')} an assessment that no longer exists`);
  return parts.join(', ');
}
