import type { Pause } from '../../../sync/queue/why-paused.ts';
import type { HoldReason } from '../../../store/schema/op.ts';
import type { Connection, Finding } from '../../../sync/server/connection.ts';
import type { Preflight } from '../../../sync/server/preflight.ts';
import type { KeyKeeper, KeyServer } from '../../../sync/tabs/key-keeper.ts';
import type { SyncState } from '../../../sync/tabs/sync-state.ts';
import { inLine, seconds } from '../numbers.ts';
import { screens } from '../screens.ts';

const words = screens.sync;

/** What the screen knows besides the state of sending. */
export interface SyncFacts {
  state: SyncState;
  keyStatus: KeyKeeper['status'];
  /** How many records wait. */
  waiting: number;
  /** How many of them need something that the server does not know yet. */
  blocked?: number;
  /** Of how many people and groups it is not known whether they arrived: what names them waits for a decision. */
  unsettled?: number;
  /** How many need a person, whether or not others wait for them. */
  undecided?: number;
}

/** What is wrong with the connection and what to do, or that it works and how fast: `Connected. It answers in 0.2 seconds.` */
export function connectionSentence({ finding, latencyMs = 0 }: Connection): string {
  return finding === 'working'
    ? words.findings.working({ time: seconds(latencyMs) })
    : words.findings[finding];
}

/** What was found, of the pauses that the sentence of a finding explains. */
const FOUND = {
  credentials: 'credentials refused',
  login: 'not signed in',
  address: 'not this service',
} as const;
type Closer = 'no network' | 'no key' | 'this app itself';
const CLOSER: readonly Finding[] = ['no network', 'no key', 'this app itself'] satisfies Closer[];
const isCloser = (finding: Finding | undefined): finding is Closer =>
  finding !== undefined && CLOSER.includes(finding);

/** Why nothing, or no assignment, goes although something waits. */
export function pauseSentence({ reason, finding }: Pause): string {
  if (isCloser(finding)) return words.findings[finding];
  if (reason === 'credentials' || reason === 'login' || reason === 'address')
    return words.findings[FOUND[reason]];
  return words.pauses[reason];
}

/** Whether a broken connection can make the browser send a request twice. */
export function replaySafetySentence(safety: SyncState['replaySafety']): string {
  return safety === 'not known yet' || safety === 'not replay-safe'
    ? words.replaySafety[safety]
    : words.replaySafety.key;
}

/** The button that releases records which are on hold for a reason. */
export const releaseButton = (reason: HoldReason): string =>
  reason === 'other server' ? words.onHoldBecause[reason].action : words.release;

/** What goes on, or why nothing does: one sentence. */
export function phaseSentence(facts: SyncFacts): string {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked') return words.phase.locked;
  if (keyStatus === 'other server') return words.phase.otherServer;
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return words.phase.comparing;
    case 'checking':
      return words.phase.checking;
    case 'sending':
      return state.progress ? screens.status.progress(state.progress) : words.phase.sending;
    case 'waiting':
      return state.pause ? pauseSentence(state.pause) : words.phase.waiting;
  }
}

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: SyncFacts): string {
  if (waiting === 0) return undecided > 0 ? words.idle.nothingElse : words.idle.nothing;
  const go = waiting - blocked;
  if (unsettled === 0) return go > 0 ? words.idle.notNow : words.idle.noneGo({ n: waiting });
  if (go > 0) return words.idle.someGo({ go, undecided: unsettled });
  return words.idle.decideFirst({ n: waiting, undecided: unsettled });
}

/** What a key that is known for another server needs a person for. */
export function keyOfAnotherServer(of: KeyServer | undefined, now: KeyServer): string {
  const says = words.keyOfAnotherServer;
  if (!of || of.origin === '') return says.none({ now: now.origin });
  return of.origin === now.origin
    ? says.header({ was: of.header, now: now.header })
    : says.server({ was: of.origin, now: now.origin });
}

/** `38 fine, 2 use a code that no longer exists` */
export function preflightSentence({ fine, problems }: Preflight): string {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  return inLine([
    words.preflightFound.fine({ n: fine }),
    ...(codes > 0 ? [words.preflightFound.codes({ n: codes })] : []),
    ...(keys > 0 ? [words.preflightFound.keys({ n: keys })] : []),
  ]);
}
