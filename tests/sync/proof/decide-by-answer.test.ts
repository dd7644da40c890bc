import { describe, expect, test } from 'vitest';
import { serverUuid } from '../../../src/domain/record/reference.ts';
import type { Sent } from '../../../src/store/schema/attempt.ts';
import {
  decide,
  type Effect,
  type Proof,
  type Safety,
  type Signal,
} from '../../../src/sync/proof/decide-by-answer.ts';
import { readProof, type Answer } from '../../../src/sync/proof/read-proof.ts';

const UUID = '11111111-0000-4000-8000-000000000001';
const ADA = '22222222-0000-4000-8000-000000000001';
const BEN = '22222222-0000-4000-8000-000000000002';

const user: Sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } };
const assign: Sent = {
  lane: 'assign',
  fields: {
    user_uuid: ADA,
    auto_reserve: 1,
    auto_assign: [
      { key: 'AI', target: ADA },
      { key: 'TA', target: BEN },
    ],
  },
};

const person = {
  uuid: UUID,
  sex: 'F',
  country: 'KE',
  occupation: { code: '2221', name: 'Nursing professionals' },
};
const assessment = (key: string, target: string) => ({
  ...{ assessment_key: key, assessment_uuid: UUID, assessment_context: 'she' },
  ...{ target_type: 'person', target_uuid: target },
});
const made = (...entries: object[]) => ({ uuid: UUID, denomination_country: 'KE', assessments: entries });

/** What a good server answers, for either kind. */
const GOOD = {
  user: { message: 'User created', data: person },
  assign: {
    message: 'Assignment created',
    data: { user_uuid: ADA, assignments: made(assessment('AI', ADA), assessment('TA', BEN)) },
  },
};

/** What came of a request; without a status there was no answer. */
interface Came {
  status?: number;
  body?: unknown;
  text?: string;
  retryAfter?: string;
  errorName?: string;
}

function answer({ body, text, ...evidence }: Came): Answer {
  return {
    evidence: { at: 0, durationMs: 1, ...evidence },
    text: text ?? (body === undefined ? '' : JSON.stringify(body)),
  };
}

const all = (effect: Effect) => [effect, effect, effect] as const;
type Cells = readonly [key: Effect, safe: Effect, not: Effect];
type Case = [what: string, came: Came, proof: Proof, cells: Cells, queue: Signal];

const READY_IF_SAFE = ['ready', 'ready', 'noReply'] as const;
const READY_BY_KEY = ['ready', 'noReply', 'noReply'] as const;

/** Section 6 of the design of sending, row by row: what is kept for a key, a replay-safe server, and neither. */
const CASES: Case[] = [
  ['redirect', { status: 0 }, 'no proof', READY_BY_KEY, 'probe'],
  ['200 with a page', { status: 200, text: '<!doctype html><h1>Sign in' }, 'no proof', READY_BY_KEY, 'probe'],
  ['200 with nothing', { status: 200, text: '' }, 'no proof', READY_BY_KEY, 'probe'],
  ['204', { status: 204 }, 'no proof', READY_BY_KEY, 'probe'],
  ['200 cut short', { status: 200, text: '{"message":"User cre' }, 'no proof', READY_BY_KEY, 'probe'],
  [
    '200 without a uuid',
    { status: 200, body: { message: 'User created', data: {} } },
    'no proof',
    READY_BY_KEY,
    'probe',
  ],
  [
    '200 reset half-way',
    { status: 200, text: '{"mess', errorName: 'TypeError' },
    'lost',
    READY_BY_KEY,
    'count against the circuit',
  ],
  ['400', { status: 400 }, 'rejected', all('toFix'), 'go on'],
  ['413', { status: 413 }, 'rejected', all('toFix'), 'go on'],
  ['415', { status: 415 }, 'rejected', all('toFix'), 'go on'],
  ['422', { status: 422 }, 'rejected', all('toFix'), 'go on'],
  ['418', { status: 418 }, 'rejected', all('toFix'), 'go on'],
  ['401', { status: 401 }, 'credentials', READY_IF_SAFE, 'probe'],
  ['403', { status: 403 }, 'credentials', READY_IF_SAFE, 'probe'],
  ['402', { status: 402 }, 'credit', READY_IF_SAFE, 'pause assignments'],
  ['404', { status: 404 }, 'address', READY_IF_SAFE, 'probe'],
  ['405', { status: 405 }, 'address', READY_IF_SAFE, 'probe'],
  ['410', { status: 410 }, 'address', READY_IF_SAFE, 'probe'],
  ['501', { status: 501 }, 'address', READY_IF_SAFE, 'probe'],
  ['408', { status: 408 }, 'too early', READY_IF_SAFE, 'back off'],
  ['421', { status: 421 }, 'too early', READY_IF_SAFE, 'back off'],
  ['425', { status: 425 }, 'too early', READY_IF_SAFE, 'back off'],
  ['429', { status: 429 }, 'busy', READY_IF_SAFE, 'pause until'],
  ['429 with a time', { status: 429, retryAfter: '3' }, 'busy', READY_IF_SAFE, 'pause until'],
  ['503 with a time', { status: 503, retryAfter: '3' }, 'busy', READY_IF_SAFE, 'pause until'],
  ['503', { status: 503 }, 'broken', READY_BY_KEY, 'count against the circuit'],
  ['500', { status: 500 }, 'broken', READY_BY_KEY, 'count against the circuit'],
  ['502', { status: 502 }, 'broken', READY_BY_KEY, 'count against the circuit'],
  ['504', { status: 504 }, 'broken', READY_BY_KEY, 'count against the circuit'],
  ['522', { status: 522 }, 'broken', READY_BY_KEY, 'count against the circuit'],
  ['no answer', { errorName: 'TypeError' }, 'lost', READY_BY_KEY, 'count against the circuit'],
  ['no answer in time', { errorName: 'TimeoutError' }, 'lost', READY_BY_KEY, 'count against the circuit'],
];

const SAFETIES: Safety[] = ['key', 'replay-safe', 'not'];

describe.each(CASES)('%s', (_, came, proof, cells, queue) => {
  test.each(SAFETIES.map((safety, at) => [safety, at] as const))(
    'of a server that is safe by: %s',
    (safety, at) => {
      for (const sent of [user, assign]) {
        const reading = readProof({ sent, keyed: false }, answer(came));
        expect(reading.proof).toBe(proof);
        expect(decide(reading.proof, safety)).toMatchObject({ operation: cells[at], queue });
      }
    },
  );
});

test.each([
  ['user', user, GOOD.user],
  ['assign', assign, GOOD.assign],
] as const)('a good answer confirms the %s, and gives the uuid', (_, sent, body) => {
  const reading = readProof({ sent, keyed: false }, answer({ status: 201, body }));
  expect(reading).toEqual({ proof: 'arrived', serverUuid: serverUuid(UUID) });
  for (const safety of SAFETIES) {
    expect(decide(reading.proof, safety)).toEqual({
      operation: 'confirmed',
      queue: 'ramp',
      doubtful: false,
      inDoubt: false,
    });
  }
});

test.each<[string, Sent, unknown, Proof]>([
  [
    'a user without the occupation’s name',
    user,
    { ...GOOD.user, data: { ...person, occupation: { code: '2221' } } },
    'arrived, oddly',
  ],
  ['a user with nothing but a uuid', user, { message: 'ok', data: { uuid: UUID } }, 'arrived, oddly'],
  ['a user of another sex', user, { ...GOOD.user, data: { ...person, sex: 'M' } }, 'no proof'],
  ['a user of another country', user, { ...GOOD.user, data: { ...person, country: 'UG' } }, 'no proof'],
  [
    'a user of another occupation',
    user,
    { ...GOOD.user, data: { ...person, occupation: { code: '1111', name: '' } } },
    'no proof',
  ],
  ['a user whose uuid is none', user, { ...GOOD.user, data: { ...person, uuid: 'seven' } }, 'no proof'],
  ['a user without a message', user, { data: person }, 'no proof'],
  [
    'an assignment as an array',
    assign,
    { ...GOOD.assign, data: { user_uuid: ADA, assignments: [GOOD.assign.data.assignments] } },
    'arrived',
  ],
  [
    'an empty array of assignments',
    assign,
    { ...GOOD.assign, data: { user_uuid: ADA, assignments: [] } },
    'no proof',
  ],
  [
    'an assignment of another person',
    assign,
    { ...GOOD.assign, data: { ...GOOD.assign.data, user_uuid: BEN } },
    'no proof',
  ],
  [
    'an assignment of another key',
    assign,
    {
      ...GOOD.assign,
      data: { user_uuid: ADA, assignments: made(assessment('AC', ADA), assessment('TA', BEN)) },
    },
    'no proof',
  ],
  [
    'an assignment about another person',
    assign,
    {
      ...GOOD.assign,
      data: { user_uuid: ADA, assignments: made(assessment('AI', BEN), assessment('TA', BEN)) },
    },
    'no proof',
  ],
  [
    'an assignment of fewer assessments',
    assign,
    { ...GOOD.assign, data: { user_uuid: ADA, assignments: made(assessment('AI', ADA)) } },
    'no proof',
  ],
  [
    'an assignment in another order',
    assign,
    {
      ...GOOD.assign,
      data: { user_uuid: ADA, assignments: made(assessment('TA', BEN), assessment('AI', ADA)) },
    },
    'arrived',
  ],
  ['arrays where objects belong', user, { message: 'ok', data: [person] }, 'no proof'],
])('200 with %s', (_, sent, body, proof) => {
  expect(readProof({ sent, keyed: false }, answer({ status: 200, body })).proof).toBe(proof);
});

test('`self` in a revenue-share assignment is echoed as the person’s own uuid', () => {
  const terms = { country: 'KE', assessment_each_price: 1, total_extras_price: 0 };
  const sent: Sent = {
    lane: 'assign',
    fields: {
      user_uuid: ADA,
      auto_reserve: 1,
      auto_assign: [{ ...terms, data: [{ key: 'AI', target: 'self' }] }],
    },
  };
  const body = { message: 'ok', data: { user_uuid: ADA, assignments: made(assessment('AI', ADA)) } };
  expect(readProof({ sent, keyed: false }, answer({ status: 200, body })).proof).toBe('arrived');
});

test.each<[Proof, number, object, Effect]>([
  ['key pending', 409, {}, 'ready'],
  ['key reused', 422, { errors: [{ pointer: '', rule: 'idempotency-key-reused', detail: 'x' }] }, 'onHold'],
  ['rejected', 422, { errors: [{ pointer: '/sex', rule: 'sex', detail: 'x' }] }, 'toFix'],
])('with a key: %s', (proof, status, body, effect) => {
  const reading = readProof({ sent: assign, keyed: true }, answer({ status, body }));
  expect(reading.proof).toBe(proof);
  expect(decide(reading.proof, 'key').operation).toBe(effect);
});

test('what is refused for being a stream is sent again, and the server is looked at first', () => {
  const decision = decide('stream rejected', 'replay-safe');
  expect(decision).toMatchObject({ operation: 'ready', queue: 'probe', doubtful: false, inDoubt: false });
});

test('without a key a 409 is a refusal like others', () => {
  expect(readProof({ sent: user, keyed: false }, answer({ status: 409 })).proof).toBe('rejected');
});

test('a refusal is doubtful only where a browser may have hidden that the request was carried out', () => {
  expect(decide('rejected', 'not').doubtful).toBe(true);
  expect(decide('rejected', 'replay-safe').doubtful).toBe(false);
  // What stands before the server may refuse the second sending without looking at its key.
  expect(decide('rejected', 'key').doubtful).toBe(true);
});

test.each<[Proof, inDoubt: boolean]>([
  ['lost', true],
  ['broken', true],
  ['no proof', true],
  ['key pending', true],
  ['busy', true],
  ['too early', true],
  ['credentials', true],
  ['credit', true],
  ['address', true],
  ['rejected', false],
  ['arrived', false],
])(
  'with a key, after “%s” it may have arrived all the same, and nothing but that key may go: %j',
  (proof, inDoubt) => {
    expect(decide(proof, 'key').inDoubt).toBe(inDoubt);
    expect(decide(proof, 'not').inDoubt).toBe(false);
  },
);

test('the server’s words are kept with a refusal', () => {
  const body = { errors: [{ pointer: '/country', rule: 'country-unknown', detail: 'Select a country' }] };
  expect(readProof({ sent: user, keyed: false }, answer({ status: 422, body })).problems).toEqual(
    body.errors,
  );
});
