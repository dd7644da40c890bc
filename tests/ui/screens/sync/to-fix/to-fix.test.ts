import { describe, expect, test } from 'vitest';
import { localId } from '../../../../../src/domain/record/reference.ts';
import type { OpRow } from '../../../../../src/store/schema/op.ts';
import type { Standing } from '../../../../../src/store/queries/standing.ts';
import { byProblem } from '../../../../../src/ui/screens/sync/to-fix/to-fix.ts';
import { speak } from '../../../../../src/ui/messages/speak.ts';

const lions = localId('lions');

/** A refused record, with what the server said of it. */
function refused(
  id: string,
  sentences: string[],
  more: Partial<Standing> = {},
  op: Partial<OpRow> = {},
): Standing {
  const problems = sentences.map((detail) => ({ pointer: '/group_uuid', rule: 'server', detail }));
  return {
    op: {
      ...{ id, key: id, profileId: 'first', seq: 1, lane: 'user', subjectId: localId(id), status: 'toFix' },
      ...{ notBefore: 0, waitsFor: [], failures: 0, attempts: 1, problems, ...op },
    },
    name: { kind: 'user', receipt: id },
    ...more,
  };
}

const money = (amount: number, country: string) => `${amount} of ${country}`;

describe('what needs a person', () => {
  test('is put together by what the server said, the largest batch first', () => {
    const batches = byProblem(
      [
        refused('a', ['No such country']),
        refused('b', ['No such group']),
        refused('c', ['No such group']),
        refused('d', ['No such group', 'No such country']),
      ],
      money,
    );
    expect(
      batches.map(({ words, rows }) => [words.map(({ sentence }) => sentence), rows.map(({ op }) => op.id)]),
    ).toEqual([
      [['No such group'], ['b', 'c']],
      [['No such country'], ['a']],
      [['No such group', 'No such country'], ['d']],
    ]);
  });

  test('keeps what may have been bought apart from what was not', () => {
    const purchase = { confirmedAt: 0, count: 2, total: 25.1 };
    const doubtful = [refused('b', ['No'], { purchase, denominationCountry: 'KE' }, { doubtful: true })];
    doubtful.push(
      refused(
        'c',
        ['No'],
        { purchase: { ...purchase, count: 1, total: 0.2 }, denominationCountry: 'KE' },
        { doubtful: true },
      ),
    );
    const stakes = () => byProblem([refused('a', ['No']), ...doubtful], money).map(({ stake }) => stake);
    expect(stakes()).toEqual(['3 assessments for 25.3 of KE', undefined]);
    const other = { purchase, denominationCountry: 'UG' };
    const twoCurrencies = [...doubtful, refused('e', ['No'], other, { doubtful: true })];
    expect(byProblem(twoCurrencies, money)[0]?.stake).toBe('5 assessments');
    doubtful.push(refused('d', ['No'], { purchase: { confirmedAt: 0, count: 1 } }, { doubtful: true }));
    expect(stakes()).toEqual(['4 assessments', undefined]);
  });

  test('marks the words of a server that no language has a sentence for', async () => {
    await speak('fr');
    const known = { pointer: '/country', rule: 'country-unknown', detail: '“XX” is not a country' };
    const [own] = byProblem([refused('a', ['Closed on Sundays'])], money);
    const [ours] = byProblem([refused('b', [], {}, { problems: [known] })], money);
    await speak('en');
    expect(own?.words).toEqual([{ sentence: 'Closed on Sundays', lang: 'en' }]);
    expect(ours?.words).toEqual([{ sentence: 'Choisissez un pays dans la liste' }]);
  });

  test('says each sentence once, and none where the server gave none', () => {
    expect(byProblem([refused('a', ['No', 'No'])], money)[0]?.words).toEqual([{ sentence: 'No' }]);
    expect(byProblem([refused('a', [])], money)[0]?.words).toEqual([]);
  });

  test.each([
    ['offers the group when all would join the same one', [lions, lions], 'user', lions],
    ['offers no group when they would join different ones', [lions, localId('other')], 'user', undefined],
    ['offers no group when someone joins none', [lions, undefined], 'user', undefined],
    ['offers the group that assignments would join, too', [lions, lions], 'assign', lions],
    ['offers no group where groups were refused themselves', [lions, lions], 'group', undefined],
  ] as const)('%s', (_, groups, lane, offered) => {
    const rows = groups.map((groupId, at) =>
      refused(`r${at}`, ['No'], { ...(groupId && { groupId }) }, { lane }),
    );
    expect(byProblem(rows, money)[0]?.groupId).toBe(offered);
  });

  test('names the occupation that the server no longer lists', () => {
    const gone = { pointer: '/occupation', rule: 'occupation-gone', value: '8322' } as const;
    const [batch] = byProblem([refused('a', [], {}, { problems: [gone] })], money);
    expect(batch?.goneOccupation).toBe('8322');
    expect(byProblem([refused('b', ['No'])], money)[0]?.goneOccupation).toBeUndefined();
  });

  test.each([
    ['/group_uuid', lions],
    ['', lions],
    ['/country', undefined],
  ])('that is wrong about “%s” offers the group %s', (pointer, offered) => {
    const problems = [{ pointer, rule: 'server', detail: 'No' }];
    const rows = [refused('a', ['No'], { groupId: lions }, { problems })];
    expect(byProblem(rows, money)[0]?.groupId).toBe(offered);
  });
});
