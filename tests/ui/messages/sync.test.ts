import { describe, expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { PAUSES, type Pause } from '../../../src/sync/queue/why-paused.ts';
import { FINDINGS, type Finding } from '../../../src/sync/server/connection.ts';
import type { SyncState } from '../../../src/sync/tabs/sync-state.ts';
import { screens } from '../../../src/ui/messages/screens.ts';
import {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  preflightSentence,
  releaseButton,
  replaySafetySentence,
} from '../../../src/ui/messages/choose/sending.ts';

const { onHoldBecause } = screens.sync;

const idle: SyncState = {
  ...{ phase: 'idle', replaySafety: 'not known yet', circuit: 'closed', elsewhere: false, wantAttention: 0 },
};
const facts = { state: idle, keyStatus: 'session', waiting: 0 } as const;
const progress = { total: 500, confirmed: 37, noReply: 2, toFix: 1, onHold: 0 };
const credentials = { reason: 'credentials', finding: 'credentials refused' } as const;
const noKey = { reason: 'credentials', finding: 'no key' } as const;

describe('what goes on', () => {
  test.each([
    ['no key, which the server may not want', { keyStatus: 'none' }, 'Nothing to send.'],
    [
      'no key, which the server does want',
      { keyStatus: 'none', state: { ...idle, phase: 'waiting', pause: noKey } },
      screens.sync.findings['no key'],
    ],
    ['a key behind its passphrase', { keyStatus: 'locked' }, screens.sync.phase.locked],
    ['nothing to do', {}, 'Nothing to send.'],
    ['nothing but what needs someone', { undecided: 40 }, 'Nothing else to send.'],
    ['records that wait while nothing goes', { waiting: 3 }, 'Ready to send.'],
    [
      'records that all need something else first',
      { waiting: 2, blocked: 2 },
      screens.sync.idle.noneGo({ n: 2 }),
    ],
    [
      'records that cannot go yet, and people who may have arrived',
      { waiting: 33, blocked: 33, unsettled: 2 },
      screens.sync.idle.decideFirst({ n: 33, undecided: 2 }),
    ],
    [
      'records that can go, while others wait for people who may have arrived',
      { waiting: 4, blocked: 3, unsettled: 2 },
      '1 ready to send. 2 need a decision first.',
    ],
    [
      'a comparison at the start',
      { waiting: 3, state: { ...idle, phase: 'comparing' } },
      'Checking records. Sending continues after this.',
    ],
    ['a look at the server', { state: { ...idle, phase: 'checking' } }, 'Connecting…'],
    [
      'how far it is',
      { waiting: 457, state: { ...idle, phase: 'sending', progress } },
      'Sending: 37 of 500 confirmed',
    ],
    ['a pause', { state: { ...idle, phase: 'waiting', pause: credentials } }, 'The server rejected the key.'],
    ['a back-off or a delay', { state: { ...idle, phase: 'waiting' } }, screens.sync.phase.waiting],
  ] as const)('is said for %s', (_, some, words) => {
    expect(phaseSentence({ ...facts, ...some })).toContain(words);
  });
});

test.each([
  [{ fine: 38, problems: [] }, '38 OK'],
  [
    { fine: 38, problems: [gone('occupation-gone'), gone('occupation-gone')] },
    '38 OK, 2 have an occupation that no longer exists',
  ],
  [{ fine: 0, problems: [gone('occupation-gone')] }, '0 OK, 1 has an occupation that no longer exists'],
  [
    { fine: 1200, problems: [gone('assessment-gone')] },
    '1,200 OK, 1 has an assessment that no longer exists',
  ],
])('a look before sending %o says “%s”', (preflight, sentence) => {
  expect(preflightSentence(preflight)).toBe(sentence);
});

function gone(rule: 'occupation-gone' | 'assessment-gone') {
  return { id: localId('x'), rule, value: '2221' };
}

test('every sentence follows the house: no pleading, no exclamation', () => {
  const onHold = Object.values(onHoldBecause).map(({ sentence }) => sentence);
  for (const sentence of onHold) expect(sentence).toMatch(/^[A-Z](?!.*(?:please|sorry|!)).*\.$/i);
});

describe('the connection', () => {
  test('has a sentence of its own for everything that may be found', () => {
    const said = FINDINGS.map((finding) => connectionSentence({ finding, checkedAt: 0, latencyMs: 212 }));
    expect(new Set(said).size).toBe(FINDINGS.length);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(said).toContain('Connected (0.2 seconds).');
  });

  test.each(PAUSES)('has a sentence for the pause “%s”', (reason) => {
    expect(pauseSentence({ reason })).toMatch(/^[A-Z].*\.$/);
  });

  test('says of a pause what was found, where that is more precise', () => {
    const { findings, pauses } = screens.sync;
    const said = (reason: Pause['reason'], finding?: Finding) => pauseSentence({ reason, finding });
    expect(said('address', 'this app itself')).toBe(findings['this app itself']);
    expect(said('address', 'not this service')).toBe(findings['not this service']);
    expect(said('credentials', 'no key')).toBe(findings['no key']);
    expect(said('credentials')).toBe(findings['credentials refused']);
    expect(said('login')).toBe(findings['not signed in']);
    expect(said('unreachable', 'no network')).toBe(findings['no network']);
    expect(said('unreachable', 'nothing answers')).toBe(pauses.unreachable);
  });
});

test('of a broken connection it is said whether it may send twice', () => {
  const said = (['not known yet', 'key', 'closes connections', 'streams', 'not replay-safe'] as const).map(
    replaySafetySentence,
  );
  const { 'not known yet': notKnown, key, 'not replay-safe': unsafe } = screens.sync.replaySafety;
  expect(said).toEqual([notKnown, key, key, key, unsafe]);
});

test('the button beside what is on hold releases it, and moves what is for another server', () => {
  expect(releaseButton('restored')).toBe(screens.sync.release);
  expect(releaseButton('other server')).toBe(screens.sync.onHoldBecause['other server'].action);
});
