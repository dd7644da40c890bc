import { describe, expect, test } from 'vitest';
import { localId } from '../../../../src/domain/record/reference.ts';
import { hold, release } from '../../../../src/store/changes/hold.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { editPeople } from '../../../../src/store/changes/edit.ts';
import { editAssignment } from '../../../../src/store/changes/edit-assignment.ts';
import type { JournalEvent } from '../../../../src/store/schema/journal.ts';
import { person } from '../../../../src/store/queries/person.ts';
import type { Evidence, Outcome } from '../../../../src/store/schema/attempt.ts';
import { attemptSentence } from '../../../../src/ui/parts/record/evidence.ts';
import { eventSentence, timelineOf } from '../../../../src/ui/parts/record/timeline.ts';
import { aStore } from '../../../store/a-store.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

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

const EVENTS: [JournalEvent, string | undefined][] = [
  [{ what: 'made' }, screens.record.history.made],
  [
    { what: 'edited', before, after: { ...before, sex: 'M', occupation: '2341' } },
    'changed: sex from Female to Male; occupation from Nursing professionals (2221) to Primary school teachers (2341)',
  ],
  [
    { what: 'edited', before, after: { ...before, country: 'UG', reference: 'NK-1', groupId: group } },
    'changed: country from Kenya to Uganda; group from none to Nakuru 3; reference from none to “NK-1”',
  ],
  [
    { what: 'edited', before: { ...before, occupationWords: 'midwife' }, after: before },
    'changed: words typed from “midwife” to none',
  ],
  [
    {
      what: 'edited',
      before: { ...before, occupationAnswer: 'old/one' },
      after: { ...before, occupationAnswer: 'nurse/course' },
    },
    'changed: answer to the question from “old/one” to “A shorter course”',
  ],
  [{ what: 'edited', before, after: before }, 'changed: nothing'],
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
    'changed: assessments from Activity Interests about this person to Time Actions about K7-4QF2, Team Roles about the group Nakuru 3; ' +
      'group to join from none to the group Nakuru 3; prices from none to 12.5 of KE each, extra costs 0 of KE; ' +
      'the purchase of 2 assessments for 25 of KE was confirmed',
  ],
  [
    {
      what: 'assignment edited',
      before: { ...bought, entries: [...bought.entries] },
      after: { ...bought, entries: [...bought.entries] },
    },
    'changed: nothing',
  ],
  [{ what: 'renamed', before: 'Nakuru', after: 'Nakuru 3' }, 'renamed from Nakuru to Nakuru 3'],
  [{ what: 'discarded' }, 'discarded'],
  [{ what: 'discarded', with: group }, screens.record.history.discardedWith],
  [{ what: 'restored' }, 'restored'],
  [{ what: 'onHold', reason: 'by a person' }, 'held, because you or somebody else held it'],
  [{ what: 'onHold', reason: 'other server' }, 'held, because it was made for another server or key'],
  [{ what: 'onHold', reason: 'restored' }, 'held, because it came from a backup'],
  [{ what: 'onHold', reason: 'rolled back' }, 'held, because the browser had lost what happened to it last'],
  [{ what: 'onHold', reason: 'key reused' }, 'held, because the server took it for another request'],
  [{ what: 'released' }, screens.record.history.released],
  [{ what: 'linked', serverUuid: group }, `linked to ${group} on the server`],
  [{ what: 'sent', attemptId: 'a', n: 1 }, undefined],
  [{ what: 'answered', attemptId: 'a', outcome: 'confirmed' }, undefined],
  [{ what: 'answered', attemptId: 'a', outcome: 'confirmed', late: true }, screens.record.history.late],
  [
    {
      what: 'stopped before sending',
      problems: [{ pointer: '/occupation', rule: 'gone', detail: 'No such code' }],
    },
    'not sent: No such code',
  ],
  [{ what: 'decided', say: 'arrived' }, screens.record.history.decided.arrived],
  [{ what: 'decided', say: 'rejected' }, screens.record.history.decided.rejected],
  [
    { what: 'decided', say: 'send again', costConfirmed: true },
    'to be sent again, although it may have arrived; the purchase was confirmed once more',
  ],
  [{ what: 'taken back as sent' }, screens.record.history.takenBack],
  [{ what: 'tried again' }, screens.record.history.triedAgain],
  [
    { what: 'tried again', costConfirmed: true },
    'to be sent again as it is; the purchase was confirmed once more',
  ],
  [{ what: 'duplicate', serverUuids: ['one', 'other'] }, 'found on the server more than once: one and other'],
  [{ what: 'changed server', profileId: 'second' }, 'moved to the server that is set up now'],
];

test.each(EVENTS)('%j reads as %j', (event, sentence) => {
  expect(eventSentence(event, words)).toBe(sentence);
});

describe('an attempt', () => {
  const evidence = (values: Partial<Evidence>): Evidence => ({ at: 0, durationMs: 5, ...values });
  test.each<[string, Outcome | undefined, Evidence | undefined, string]>([
    ['on its way', undefined, undefined, 'sent; no answer yet'],
    ['confirmed', 'confirmed', evidence({ status: 200 }), 'sent, and confirmed by the server'],
    ['refused', 'rejected', evidence({ status: 422 }), 'sent, and not accepted by the server (answer 422)'],
    ['refused by a person’s word', 'rejected', undefined, 'sent, and not accepted by the server'],
    [
      'put off',
      'not applied',
      evidence({ status: 503 }),
      'sent, and not carried out by the server (answer 503)',
    ],
    [
      'cut off',
      'noReply',
      evidence({ errorName: 'TypeError' }),
      'the connection broke before an answer came',
    ],
    [
      'too slow',
      'noReply',
      evidence({ status: 200, errorName: 'TimeoutError' }),
      'no whole answer came in time',
    ],
    [
      'broken',
      'noReply',
      evidence({ status: 502 }),
      'the server’s answer does not say whether it acted (answer 502)',
    ],
    [
      'a sign-in page',
      'noReply',
      evidence({ status: 200 }),
      'the answer was not one that this service gives',
    ],
    ['a redirect', 'noReply', evidence({ status: 0 }), 'the answer came from another address'],
    ['left alone', 'interrupted', undefined, 'Outpost was closed before an answer came'],
  ])('that was %s says so', (_, outcome, found, sentence) => {
    const said = attemptSentence({ ...(outcome && { outcome }), ...(found && { evidence: found }) });
    expect(said.endsWith(sentence)).toBe(true);
    expect(said).toMatch(/^sent/);
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
  expect(view && timelineOf(view, words).map(({ sentence }) => sentence)).toEqual([
    'Assignment of Activity Interests discarded along with the person',
    'Person discarded',
    'Person changed: country from Kenya to Uganda',
    'Person no longer held',
    'Person held, because you or somebody else held it',
    'Assignment of Activity Interests saved on this device',
    'Person saved on this device',
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
  expect(view && timelineOf(view, words).map(({ sentence }) => sentence)).toEqual([
    'Assignment of Time Actions held, because you or somebody else held it',
    'Assignment of Activity Interests changed: assessments from Activity Interests about this person to Time Actions about this person; ' +
      'the purchase of 1 assessment was confirmed',
    'Assignment of Activity Interests saved on this device',
    'Person saved on this device',
  ]);
});
