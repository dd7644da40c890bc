import { afterEach, describe, expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { isChangeable, STATUSES } from '../../../src/domain/record/states.ts';
import {
  listed,
  obstacleSentence,
  outcomeSentence,
  reasonsOf,
  whyNot,
} from '../../../src/ui/record/obstacles.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { speak } from '../../../src/ui/messages/speak.ts';

afterEach(() => speak('en'));

const [one, other, third] = ['one', 'other', 'third'].map(localId) as [
  ReturnType<typeof localId>,
  ReturnType<typeof localId>,
  ReturnType<typeof localId>,
];
const nameOf = (id: string) => `the assignment of ${id}`;

describe('why not', () => {
  test.each(STATUSES.filter((status) => !isChangeable(status)))(
    'a record that is %s cannot be changed is said',
    (status) => {
      for (const wish of ['edit', 'discard', 'hold'] as const)
        expect(whyNot(wish, status)).toMatch(/^(It|This record|We do not know if it) .*\.$/);
    },
  );

  test.each([
    ['hold', 'onHold', 'It is already on hold.'],
    ['release', 'ready', 'It is not on hold.'],
    ['release', 'onHold', 'It belongs to another server. Move it in Sync.'],
    ['restore', 'ready', 'It is not discarded.'],
    ['discard', 'confirmed', screens.record.obstacles.confirmed],
    ['edit', 'noReply', 'We do not know if it arrived. Choose what happened first.'],
  ] as const)('%s on what is %s: %s', (wish, status, sentence) => {
    expect(whyNot(wish, status)).toBe(sentence);
  });

  test.each([
    [{ reason: 'gone' }, 'It is no longer on this device.'],
    [{ reason: 'in doubt' }, 'Checking with the server. Wait for the reply.'],
    [
      { reason: 'named', by: [one, other] },
      'It is needed by the assignment of one and the assignment of other. Discard the assignment of one and the assignment of other first.',
    ],
    [
      { reason: 'with', id: one },
      'It belongs to the assignment of one. Restore the assignment of one first.',
    ],
  ] as const)('the obstacle %j says what to do', (obstacle, sentence) => {
    const given = obstacle.reason === 'named' ? { ...obstacle, by: [...obstacle.by] } : obstacle;
    expect(obstacleSentence('discard', given, nameOf)).toBe(sentence);
  });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'a'], 'a and b'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d and e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e and 2 more'],
])('%j is listed as %j', (names, expected) => {
  expect(listed(names)).toBe(expected);
});

test('records that could not be discarded for the same reason are told together', () => {
  const refused = [
    { id: one, obstacle: { reason: 'state', status: 'confirmed' } as const },
    { id: other, obstacle: { reason: 'gone' } as const },
    { id: third, obstacle: { reason: 'state', status: 'confirmed' } as const },
  ];
  expect(reasonsOf('discard', { refused }, (id) => id)).toEqual([
    { sentence: whyNot('discard', 'confirmed'), who: 'one and third' },
    { sentence: screens.record.obstacles.gone, who: 'other' },
  ]);
  expect(outcomeSentence('discard', { done: [one], refused })).toBe('1 person discarded, 3 failed');
});

test('what stands in the way is said in the language that is spoken now', async () => {
  await speak('fr');
  expect(whyNot('edit', 'noReply')).toMatch(/^On ne sait pas si c’est arrivé/);
  await speak('pt');
  expect(whyNot('edit', 'noReply')).toMatch(/^Não se sabe/);
});
