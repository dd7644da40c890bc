import { grouped } from '../../../../domain/grouped.ts';
import type { LocalId } from '../../../../domain/record/reference.ts';
import type { Standing } from '../../../../store/queries/standing.ts';
import { said } from '../../../record/refusals.ts';
import type { Money } from '../../../assessment/purchase.ts';
import { stakeOf } from '../../../record/no-reply/no-reply-choices.ts';

/** Records that the server refused for the same reason. */
export interface Refused {
  /** One sentence for each rule that was broken; empty when the server gave none. */
  words: ReturnType<typeof said>[];
  rows: Standing[];
  /** The group that all of these people would join, if it is the same and may be the problem. */
  groupId?: LocalId;
  /** The code that all of these people have and that the server no longer lists. */
  goneOccupation?: string;
  /** A person has said that these did not arrive. */
  isNotThere: boolean;
  /** What sending all of them again would buy twice, if they had arrived. */
  stake?: string;
}

/** Groups the records by their problem, the largest batch first. */
export function byProblem(standings: readonly Standing[], money: Money): Refused[] {
  const batches = grouped(standings, (standing) =>
    JSON.stringify([wordsOf(standing), standing.op.doubtful ?? false, standing.isNotThere ?? false]),
  );
  return [...batches.values()]
    .map((rows) => refused(rows, money))
    .sort((one, other) => other.rows.length - one.rows.length);
}

function refused(rows: Standing[], money: Money): Refused {
  const [first] = rows;
  const groupId = first?.groupId;
  const isShared = rows.every((row) => row.groupId === groupId && mayBeTheGroup(row));
  return {
    words: first ? wordsOf(first) : [],
    rows,
    isNotThere: first?.isNotThere ?? false,
    ...(first?.op.doubtful && stakeOfAll(rows, money)),
    ...(isShared && groupId && { groupId }),
    ...goneOccupation(first),
  };
}

/** What sending them again may buy twice. The sum is known only if all prices are known and in one currency. */
function stakeOfAll(rows: readonly Standing[], money: Money): Pick<Refused, 'stake'> {
  const bought = rows.flatMap(({ purchase }) => (purchase ? [purchase] : []));
  const count = bought.reduce((sum, purchase) => sum + purchase.count, 0);
  const cents = bought.reduce((sum, { total = NaN }) => sum + Math.round(total * 100), 0);
  const countries = new Set(rows.map((row) => row.denominationCountry ?? ''));
  const [country = ''] = countries;
  const isSum = countries.size === 1 && !Number.isNaN(cents);
  const purchase = { confirmedAt: 0, count, ...(isSum && { total: cents / 100 }) };
  return count > 0 ? { stake: stakeOf({ purchase, denominationCountry: country }, count, money) } : {};
}

/** The code that the check before sending found missing. All records of a batch have the same text, and so the same code. */
function goneOccupation(row: Standing | undefined): Pick<Refused, 'goneOccupation'> {
  const gone = row?.op.problems?.find(({ rule }) => rule === 'occupation-gone')?.['value'];
  return typeof gone === 'string' ? { goneOccupation: gone } : {};
}

/** Whether the group may be the problem: the server named its field, or no field at all. */
function mayBeTheGroup({ op: { lane, problems = [] } }: Standing): boolean {
  if (lane === 'group') return false;
  return problems.length === 0 || problems.some(({ pointer }) => pointer === '' || pointer === '/group_uuid');
}

function wordsOf({ op }: Standing): Refused['words'] {
  const all = (op.problems ?? []).map(said);
  return [...new Map(all.map((one) => [one.sentence, one])).values()];
}
