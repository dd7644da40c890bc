import type { LedgerEntry } from '../../src/server/service/ledger.ts';
import type { Report, Row, Values } from './page/page.ts';

/** What a comparison of both ledgers found. Everything but `noReply` and `replays` must stay empty. */
export interface Verdict {
  /** Acknowledged, and no longer on the device. */
  lost: string[];
  /** Carried out more than once, by more than one dispatch of ours. */
  doubled: string[];
  /** Carried out more than once by one dispatch: the browser sent it again by itself. */
  replays: string[];
  /** Confirmed on the device, but the server knows nothing of it. */
  invented: string[];
  /** Taken back in its delay, and carried out all the same. */
  undone: string[];
  miscounts: string[];
  onHold: number;
  noReply: number;
  /** Of those, how many the server has. */
  noReplyThatArrived: number;
  /** The same by what the device has to go by. Where both numbers are above nothing, nobody could have told. */
  noReplyBy: Record<string, { arrived: number; not: number }>;
}

/** Compares what the device knows with what the server did. */
export function compare(
  acknowledged: readonly string[],
  report: Report,
  ledger: readonly LedgerEntry[],
): Verdict {
  const ids = new Set(report.rows.map((row) => row.id));
  const done = doneByRow(report.rows, ledger);
  const twice = [...done].filter(([, entries]) => entries.length > 1);
  const ours = twice.filter(([, entries]) => new Set(entries.map((entry) => entry.attempt)).size > 1);
  const noReply = report.rows.filter((row) => row.status === 'noReply');
  const served = new Set(ledger.map((entry) => entry.uuid));
  const confirmed = report.rows.filter((row) => row.status === 'confirmed');
  return {
    lost: acknowledged.filter((id) => !ids.has(id)),
    doubled: ours.map(([id]) => id),
    replays: twice.map(([id]) => id).filter((id) => !ours.some(([one]) => one === id)),
    invented: confirmed.filter((row) => !served.has(row.serverUuid)).map((row) => row.id),
    undone: report.rows
      .filter(({ id, status }) => status === 'discarded' && done.has(id))
      .map(({ id }) => id),
    miscounts: report.miscounts,
    onHold: report.rows.filter((row) => row.status === 'onHold').length,
    noReply: noReply.length,
    noReplyThatArrived: noReply.filter((row) => done.has(row.id)).length,
    noReplyBy: bySight(noReply, (row) => done.has(row.id)),
  };
}

/** For one line. */
export function short(verdict: Verdict) {
  const { lost, doubled, replays, invented, undone, miscounts, noReply, noReplyThatArrived } = verdict;
  const [l, d, r, i, u] = [lost, doubled, replays, invented, undone].map((ids) => ids.length);
  return { lost: l, doubled: d, replays: r, invented: i, undone: u, miscounts, noReply, noReplyThatArrived };
}

function bySight(rows: readonly Row[], hasArrived: (row: Row) => boolean): Verdict['noReplyBy'] {
  const by: Verdict['noReplyBy'] = {};
  for (const row of rows) {
    const one = (by[row.seen ?? ''] ??= { arrived: 0, not: 0 });
    one[hasArrived(row) ? 'arrived' : 'not'] += 1;
  }
  return by;
}

/** What the server did for each record: people are known by their values, assignments by whom they are for. */
function doneByRow(rows: readonly Row[], ledger: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const idOf = new Map<string, string>();
  const assignmentOf = new Map<string, string>();
  for (const { id, values, userId } of rows) {
    if (values) idOf.set(nameOf(values), id);
    if (userId) assignmentOf.set(userId, id);
  }
  const personOf = new Map<string, string>();
  const done = new Map<string, LedgerEntry[]>();
  for (const entry of ledger) {
    const person = idOf.get(nameOf(entry.body)) ?? personOf.get(String(entry.body['user_uuid']));
    if (entry.operation === 'createUser' && person) personOf.set(String(entry.uuid), person);
    const id = entry.operation === 'assign' ? assignmentOf.get(person ?? '') : person;
    if (id) done.set(id, [...(done.get(id) ?? []), entry]);
  }
  return done;
}

function nameOf({ sex, country, occupation }: Partial<Record<keyof Values, unknown>>): string {
  return [sex, country, occupation].map(String).join(' ');
}
