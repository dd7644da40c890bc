import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import { localId, serverUuid } from '../../../src/domain/record/reference.ts';
import { closing, type AttemptEnd, type Closing, type Found } from '../../../src/store/outbox/closing.ts';
import type { AttemptRow, Outcome } from '../../../src/store/schema/attempt.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';

const NOW = 5_000;
const ADA = localId('ada');
const [HERS, ANOTHER] = [serverUuid('6f0c5f9e-0001'), serverUuid('6f0c5f9e-0002')];
const PROBLEM: Problem = { pointer: '/country', rule: 'country', detail: 'No such country' };

function anOp(changes: Partial<OpRow> = {}): OpRow {
  return {
    ...{ id: 'op', key: 'key', profileId: 'first', seq: 1, lane: 'user', subjectId: ADA, status: 'sending' },
    ...{ notBefore: 0, waitsFor: [], failures: 2, attempts: 1 },
    ...changes,
  };
}

/** The attempt of this number; open without an outcome. */
function anAttempt(n: number, outcome?: Outcome): AttemptRow {
  return {
    ...{ id: `attempt ${n}`, opId: 'op', n, profileId: 'first', startedAt: n, failures: 0 },
    request: { url: 'https://server.test/api-v1/user', contentType: 'text/plain', body: '' },
    sent: { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } },
    ...{ key: 'key', keyed: false },
    ...(outcome && { outcome }),
  };
}

function found(op: Partial<OpRow>, outcomes: (Outcome | undefined)[], more: Partial<Found> = {}): Found {
  const attempts = outcomes.map((outcome, at) => anAttempt(at + 1, outcome));
  return {
    op: anOp({ attempts: attempts.length, ...op }),
    attempts,
    known: undefined,
    owner: undefined,
    ...more,
  };
}

/** Closes an attempt, and does so again as after a transaction that was rolled back. */
function closed(before: Found, end: AttemptEnd, attempt = 'attempt 1'): Closing | undefined {
  const kept = structuredClone(before);
  const change = closing(before, attempt, end, NOW);
  expect(before, 'what was found is left alone').toEqual(kept);
  expect(closing(before, attempt, end, NOW), 'decided again').toEqual(change);
  return change;
}

const confirmed = (uuid = HERS): AttemptEnd => ({
  outcome: 'confirmed',
  status: 'confirmed',
  serverUuid: uuid,
});
const rejected: AttemptEnd = { outcome: 'rejected', status: 'toFix', problems: [PROBLEM], doubtful: true };
const again: AttemptEnd = { outcome: 'not applied', status: 'ready', notBefore: 9_000 };
const lost: AttemptEnd = { outcome: 'noReply', status: 'noReply' };
const lostUnderKey: AttemptEnd = { outcome: 'noReply', status: 'ready', notBefore: 9_000 };
const keyReused: AttemptEnd = { outcome: 'rejected', status: 'onHold' };

describe('the answer to a first attempt', () => {
  test.each<[string, AttemptEnd, Partial<OpRow>, Closing['next']]>([
    [
      'that confirms',
      confirmed(),
      {},
      {
        status: 'confirmed',
        serverUuid: HERS,
        changes: {
          ...{ notBefore: 0, failures: 0, inDoubt: false, waitsFor: [] },
          ...{ problems: undefined, onHold: undefined, discarded: undefined },
        },
      },
    ],
    [
      'that refuses',
      rejected,
      {},
      {
        status: 'toFix',
        changes: { notBefore: 0, failures: 0, inDoubt: false, problems: [PROBLEM], doubtful: true },
      },
    ],
    [
      'that proves it was not applied',
      again,
      {},
      { status: 'ready', changes: { notBefore: 9_000, failures: 3, inDoubt: false } },
    ],
    [
      'that proves so, where an earlier one may have arrived',
      again,
      { inDoubt: true },
      { status: 'ready', changes: { notBefore: 9_000, failures: 3, inDoubt: true } },
    ],
    [
      'that never came',
      lost,
      {},
      { status: 'noReply', changes: { notBefore: 0, failures: 0, inDoubt: false } },
    ],
    [
      'that never came, where the same key may be sent again',
      lostUnderKey,
      {},
      { status: 'ready', changes: { notBefore: 9_000, failures: 3, inDoubt: true } },
    ],
    [
      'that never came, where a setting allows another try',
      { ...lostUnderKey, waived: true },
      {},
      { status: 'ready', changes: { notBefore: 9_000, failures: 3, inDoubt: false } },
    ],
    [
      'that says the key was used for something else',
      keyReused,
      {},
      {
        status: 'onHold',
        changes: {
          ...{ notBefore: 0, failures: 0, inDoubt: false },
          onHold: { reason: 'key reused', at: NOW, before: 'ready' },
        },
      },
    ],
  ])('%s', (_, end, op, next) => {
    const change = closed(found(op, [undefined]), end);
    expect(change?.next).toEqual(next);
    expect(change).toMatchObject({ isLate: false, attempt: { outcome: end.outcome } });
    expect(change?.releases).toBe(end.outcome === 'confirmed');
    expect([change?.asSentBy, change?.duplicates]).toEqual([undefined, undefined]);
  });

  test('whose id another record has proves nothing', () => {
    const change = closed(found({}, [undefined], { owner: localId('ben') }), confirmed());
    expect(change).toMatchObject({
      attempt: { outcome: 'noReply' },
      next: { status: 'noReply' },
      releases: false,
    });
    expect(change?.attempt.serverUuid).toBeUndefined();
  });

  test('whose id the record itself has counts', () => {
    const change = closed(found({}, [undefined], { owner: ADA, known: HERS }), confirmed());
    expect(change).toMatchObject({ next: { status: 'confirmed', serverUuid: HERS }, releases: true });
    expect(change?.duplicates).toBeUndefined();
  });
});

describe('a late answer', () => {
  test.each<[string, Found, AttemptEnd, Partial<Closing>]>([
    [
      'that confirms ends the doubt, with the values that were sent',
      found({ status: 'noReply' }, ['noReply']),
      confirmed(),
      {
        next: { status: 'confirmed', changes: expect.anything() as Partial<OpRow>, serverUuid: HERS },
        asSentBy: 'attempt 1',
        releases: true,
      },
    ],
    [
      'that confirms counts although a person has sent it back',
      found({ status: 'ready' }, ['interrupted']),
      confirmed(),
      {
        next: { status: 'confirmed', changes: expect.anything() as Partial<OpRow>, serverUuid: HERS },
        asSentBy: 'attempt 1',
        releases: true,
      },
    ],
    [
      'that confirms waits for a newer attempt that is on its way',
      found({}, ['noReply', undefined]),
      confirmed(),
      { releases: false },
    ],
    [
      'that says what was known changes nothing more',
      found({ status: 'confirmed' }, ['noReply', 'confirmed'], { known: HERS, owner: ADA }),
      confirmed(),
      { releases: true },
    ],
    [
      'that names another id tells of a record made twice',
      found({ status: 'confirmed' }, ['noReply', 'confirmed'], { known: HERS }),
      confirmed(ANOTHER),
      { duplicates: [HERS, ANOTHER], releases: true },
    ],
    [
      'brings the id of a record that a person had confirmed',
      found({ status: 'confirmed' }, ['noReply']),
      confirmed(),
      {
        next: { status: 'confirmed', changes: expect.anything() as Partial<OpRow>, serverUuid: HERS },
        asSentBy: 'attempt 1',
        releases: true,
      },
    ],
    [
      'that refuses ends the doubt about the newest attempt',
      found({ status: 'noReply' }, ['noReply']),
      rejected,
      {
        next: {
          status: 'toFix',
          changes: expect.objectContaining({ problems: [PROBLEM] }) as Partial<OpRow>,
        },
        releases: false,
      },
    ],
    [
      'that refuses leaves what a person has decided',
      found({ status: 'ready' }, ['noReply']),
      rejected,
      { releases: false },
    ],
    [
      'that refuses an attempt leaves the doubt about a newer one',
      found({ status: 'noReply' }, ['noReply', 'noReply']),
      rejected,
      { releases: false },
    ],
  ])('%s', (_, before, end, expected) => {
    const { attempt, isLate, ...rest } = closed(before, end) ?? {};
    expect([isLate, attempt?.outcome]).toEqual([true, end.outcome]);
    expect(rest).toEqual(expected);
  });
});

test.each<[string, Found, string]>([
  ['that was confirmed', found({ status: 'confirmed' }, ['confirmed'], { known: HERS }), 'attempt 1'],
  ['that was refused', found({ status: 'toFix' }, ['rejected']), 'attempt 1'],
  ['that was not applied', found({ status: 'ready' }, ['not applied']), 'attempt 1'],
  ['that the database does not have', found({}, [undefined]), 'attempt 2'],
])('an answer to an attempt %s changes nothing', (_, before, attempt) => {
  expect(closed(before, lost, attempt)).toBeUndefined();
});

test('an attempt keeps what was seen of it, and that a setting waived it', () => {
  const evidence = { at: 4_000, durationMs: 30, errorName: 'TypeError' };
  const change = closed(found({}, [undefined]), { ...lostUnderKey, evidence, waived: true });
  expect(change?.attempt).toEqual({ ...anAttempt(1, 'noReply'), evidence, waivedBy: 'setting' });
});
