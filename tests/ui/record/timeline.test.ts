import { describe, expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { editAssignment } from '../../../src/store/changes/edit-assignment.ts';
import type { JournalEvent } from '../../../src/store/schema/journal.ts';
import { person } from '../../../src/store/queries/person.ts';
import type { Evidence, Outcome } from '../../../src/store/schema/attempt.ts';
import { attemptSentence } from '../../../src/ui/record/evidence.ts';
import { eventSentences, timelineOf } from '../../../src/ui/record/timeline.ts';
import { aStore } from '../../store/a-store.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const words = {
  occupation: (code: string) =>
    ({ '2221': 'Nursing professionals', '2341': 'Primary school teachers' })[code] ?? code,
  answer: (key: string) => ({ 'nurse/course': 'A shorter course' })[key] ?? key,
  country: (code: string) => ({ KE: 'Kenya', UG: 'Uganda' })[code] ?? code,
  money: (amount: number, country: string) => `${amount} of ${country}`,
  assessment: (key: string) =>
    ({ AI: 'Activity Interests', TA: 'Time Actions', TR: 'Team Roles' })[key] ?? key,
  group: () => 'Nakuru 3',
  record: (id: string) => (id === group ? 'the group Nakuru 3' : 'K7-4QF2'),
};
const bought = {
  contract: 'other',
  denominationCountry: 'KE',
  entries: [{ assessmentId: 'a', key: 'AI', target: { kind: 'self' } }],
  autoReserve: true,
  purchase: { confirmedAt: 1, count: 1 },
} as const;
const prices = { country: 'KE', assessment_each_price: 12.5, total_extras_price: 0, entryCount: 1 };
const before = { sex: 'F', country: 'KE', occupation: '2221' } as const;
const group = localId('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');

const EVENTS: [JournalEvent, ...string[]][] = [
  [{ what: 'made' }, screens.record.history.made],
  [
    { what: 'edited', before, after: { ...before, sex: 'M', occupation: '2341' } },
    'Changed: sex (Female → Male), occupation (Nursing professionals (2221) → Primary school teachers (2341))',
  ],
  [
    { what: 'edited', before, after: { ...before, country: 'UG', reference: 'NK-1', groupId: group } },
    'Changed: country (Kenya → Uganda), group (none → Nakuru 3), reference (none → “NK-1”)',
  ],
  [
    { what: 'edited', before: { ...before, occupationWords: 'midwife' }, after: before },
    'Changed: words entered (“midwife” → none)',
  ],
  [
    {
      what: 'edited',
      before: { ...before, occupationAnswer: 'old/one' },
      after: { ...before, occupationAnswer: 'nurse/course' },
    },
    'Changed: answer to the question (“old/one” → “A shorter course”)',
  ],
  [{ what: 'edited', before, after: before }, 'Changed: nothing'],
  [
    {
      what: 'assignment edited',
      before: { ...bought, entries: [...bought.entries] },
      after: {
        ...{ contract: 'revenue-share', denominationCountry: 'KE', groupId: group, autoReserve: true },
        entries: [
          { assessmentId: 'b', key: 'TA', target: { kind: 'user', id: localId('other') } },
          { assessmentId: 'c', key: 'TR', target: { kind: 'group', id: group } },
        ],
        revenueShare: [{ ...prices, entryCount: 2 }],
        purchase: { confirmedAt: 2, count: 2, total: 25 },
      },
    },
    'Changed: assessments (Activity Interests for this person → Time Actions for K7-4QF2, Team Roles for the group Nakuru 3), ' +
      'group to join (none → the group Nakuru 3), prices (none → 12.5 of KE each, extra costs 0 of KE), ' +
      'purchase of 2 assessments for 25 of KE confirmed',
  ],
  [
    {
      what: 'assignment edited',
      before: { ...bought, entries: [...bought.entries] },
      after: { ...bought, entries: [...bought.entries] },
    },
    'Changed: nothing',
  ],
  [{ what: 'renamed', before: 'Nakuru', after: 'Nakuru 3' }, 'Renamed: Nakuru → Nakuru 3'],
  [{ what: 'discarded' }, screens.record.history.discarded],
  [{ what: 'discarded', with: group }, screens.record.history.discardedWith],
  [{ what: 'restored' }, screens.record.history.restored],
  [{ what: 'onHold', reason: 'by a person' }, 'Put on hold: by a person on this device'],
  [{ what: 'onHold', reason: 'other server' }, 'Put on hold: for another server or key'],
  [{ what: 'onHold', reason: 'restored' }, 'Put on hold: restored from a backup'],
  [{ what: 'onHold', reason: 'rolled back' }, 'Put on hold: the browser lost its latest changes'],
  [{ what: 'onHold', reason: 'key reused' }, 'Put on hold: the server mixed it up with another request'],
  [{ what: 'released' }, screens.record.history.released],
  [{ what: 'linked', serverUuid: group }, `Linked to server ID ${group}`],
  [{ what: 'sent', attemptId: 'a', n: 1 }],
  [{ what: 'answered', attemptId: 'a', outcome: 'confirmed' }],
  [{ what: 'answered', attemptId: 'a', outcome: 'confirmed', late: true }, screens.record.history.late],
  [
    {
      what: 'stopped before sending',
      problems: [
        { pointer: '/occupation', rule: 'gone', detail: 'No such code' },
        { pointer: '/country', rule: 'gone', detail: 'No such country' },
      ],
    },
    'Not sent: No such code',
    'Not sent: No such country',
  ],
  [{ what: 'decided', say: 'arrived' }, screens.record.history.decided.arrived],
  [{ what: 'decided', say: 'rejected' }, screens.record.history.decided.rejected],
  [
    { what: 'decided', say: 'send again', costConfirmed: true },
    screens.record.history.decided['send again'],
    screens.record.history.confirmedAgain,
  ],
  [{ what: 'taken back as sent' }, screens.record.history.takenBack],
  [{ what: 'tried again' }, screens.record.history.triedAgain],
  [
    { what: 'tried again', costConfirmed: true },
    screens.record.history.triedAgain,
    screens.record.history.confirmedAgain,
  ],
  [{ what: 'duplicate', serverUuids: ['one', 'other'] }, 'Found on the server more than once: one and other'],
  [{ what: 'changed server', profileId: 'second' }, screens.record.history['changed server']],
  [{ what: 'damaged' }, screens.record.history.damaged],
];

test.each(EVENTS)('%j reads as %j', (event, ...lines) => {
  expect(eventSentences(event, words)).toEqual(lines);
});

describe('an attempt', () => {
  const evidence = (values: Partial<Evidence>): Evidence => ({ at: 0, durationMs: 5, ...values });
  test.each<[string, Outcome | undefined, Evidence | undefined, string]>([
    ['on its way', undefined, undefined, 'Sent, waiting for a reply'],
    ['confirmed', 'confirmed', evidence({ status: 200 }), 'Sent and confirmed'],
    ['refused', 'rejected', evidence({ status: 422 }), 'Rejected (422)'],
    ['refused by a person’s word', 'rejected', undefined, 'Rejected'],
    ['put off', 'not applied', evidence({ status: 503 }), 'Sent, not saved by the server (503)'],
    [
      'cut off',
      'noReply',
      evidence({ errorName: 'TypeError' }),
      'Sent, no reply. The connection broke before the reply.',
    ],
    [
      'too slow',
      'noReply',
      evidence({ status: 200, errorName: 'TimeoutError' }),
      'Sent, no reply. The reply was late or incomplete.',
    ],
    [
      'broken',
      'noReply',
      evidence({ status: 502 }),
      'Sent, no reply. The reply does not show whether it was saved (code 502).',
    ],
    [
      'a sign-in page',
      'noReply',
      evidence({ status: 200 }),
      'Sent, no reply. The reply was not from this service.',
    ],
    [
      'a redirect',
      'noReply',
      evidence({ status: 0 }),
      'Sent, no reply. The reply came from another address.',
    ],
    ['left alone', 'interrupted', undefined, 'Sent, no reply. Outpost was closed before the reply.'],
  ])('that was %s says so', (_, outcome, found, sentence) => {
    expect(attemptSentence({ ...(outcome && { outcome }), ...(found && { evidence: found }) })).toBe(
      sentence,
    );
  });
});

test('a person’s history and that of their assignments are told together, the latest first', async () => {
  const { store, clock, aPerson, anAssignment } = await aStore();
  const id = await aPerson();
  clock.pass(1_000);
  await anAssignment(id);
  clock.pass(1_000);
  await hold(store, [id]);
  await release(store, [id]);
  clock.pass(1_000);
  await editPeople(store, [id], { country: 'UG' });
  clock.pass(1_000);
  await discard(store, [id]);
  const view = await person(store, id);
  expect(view && timelineOf(view, words).map(({ name, sentence }) => [name, sentence])).toEqual([
    ['Assignment of Activity Interests', 'Discarded with the person'],
    [undefined, 'Discarded'],
    [undefined, 'Changed: country (Kenya → Uganda)'],
    [undefined, 'Released'],
    [undefined, 'Put on hold: by a person on this device'],
    ['Assignment of Activity Interests', 'Saved on this device'],
    [undefined, 'Saved on this device'],
  ]);
});

test('an assignment is called after what it asked for at the time', async () => {
  const { store, clock, aPerson, anAssignment } = await aStore();
  const id = await aPerson();
  const purchase = { confirmedAt: store.now(), count: 1 };
  const assignment = await anAssignment(id, {}, { purchase });
  clock.pass(1_000);
  const entries = [{ assessmentUuid: 'x', key: 'TA', target: 'self', targetKind: 'self' }] as const;
  const values = { contract: 'other', denominationCountry: 'KE', autoReserve: true, entries } as const;
  const createdAt = store.now();
  await editAssignment(
    store,
    assignment,
    { uuid: assignment, userUuid: id, ...values, createdAt },
    { confirmedAt: createdAt, count: 1 },
  );
  clock.pass(1_000);
  await hold(store, [assignment]);
  const view = await person(store, id);
  expect(view && timelineOf(view, words).map(({ name, sentence }) => [name, sentence])).toEqual([
    ['Assignment of Time Actions', 'Put on hold: by a person on this device'],
    [
      'Assignment of Activity Interests',
      'Changed: assessments (Activity Interests for this person → Time Actions for this person), ' +
        'purchase of 1 assessment confirmed',
    ],
    ['Assignment of Activity Interests', 'Saved on this device'],
    [undefined, 'Saved on this device'],
  ]);
});
