import type { LedgerEntry } from '../../src/server/service/ledger.ts';
import type { Values } from './page/acts.ts';
import type { Report, Row } from './page/page.ts';

/** A correction whose commit was acknowledged. */
export interface Edit {
  before: Values;
  after: Values;
}

/** What the device has said that it keeps. */
export interface Promised {
  acknowledged: readonly string[];
  /** By the record's id. */
  edits: ReadonlyMap<string, Edit>;
}

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
  /** Corrected in its delay, and sent as it was before, or shown as it was before. */
  unedited: string[];
  miscounts: string[];
  onHold: number;
  noReply: number;
  /** Of those, how many the server has. */
  noReplyThatArrived: number;
  /** The same by what the device has to go by. Where both numbers are above nothing, no one could have told. */
  noReplyBy: Record<string, { arrived: number; not: number }>;
}

/** Compares what the device knows with what the server did. */
export function compare(
  { acknowledged, edits }: Promised,
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
    unedited: [...notAsEdited(edits, report.rows, ledger)],
    miscounts: report.miscounts,
    onHold: report.rows.filter((row) => row.status === 'onHold').length,
    noReply: noReply.length,
    noReplyThatArrived: noReply.filter((row) => done.has(row.id)).length,
    noReplyBy: bySight(noReply, (row) => done.has(row.id)),
  };
}

/** For one line. */
export function short(verdict: Verdict) {
  const { lost, doubled, replays, invented, undone, unedited, miscounts, noReply, noReplyThatArrived } =
    verdict;
  const [l, d, r, i, u, e] = [lost, doubled, replays, invented, undone, unedited].map((ids) => ids.length);
  const bad = { lost: l, doubled: d, invented: i, undone: u, unedited: e };
  return { ...bad, replays: r, miscounts, noReply, noReplyThatArrived };
}

function* notAsEdited(
  edits: Promised['edits'],
  rows: readonly Row[],
  ledger: readonly LedgerEntry[],
): Generator<string> {
  const sent = new Set(
    ledger.filter(({ operation }) => operation === 'createUser').map(({ body }) => nameOf(body)),
  );
  const shown = new Map(rows.map(({ id, values }) => [id, values]));
  for (const [id, { before, after }] of edits) {
    const values = shown.get(id);
    if (sent.has(nameOf(before)) || (values && nameOf(values) !== nameOf(after))) yield id;
  }
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
