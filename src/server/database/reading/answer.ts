import { ReadableStream as NodeStream } from 'node:stream/web';
import { Refusal } from '../../../api/refusal.ts';
import type { Catalogue } from '../../../catalogue/load.ts';
import { TEAM_PATH } from '../../../contract/team.ts';
import { z } from '../../../contract/zod.ts';
import { ALPHABET, bareReceipt } from '../../../domain/record/receipt.ts';
import { decodedPart } from '../../../domain/text/decode.ts';
import { BYTE_ORDER_MARK, line } from '../../../organisation/export/csv.ts';
import { workbookPieces, WORKBOOK } from '../../../organisation/export/xlsx.ts';
import type { Organisation } from '../service/organisations.ts';
import type { Storage } from '../storage/open.ts';
import {
  ASSIGNMENT_COLUMNS,
  assignmentLines,
  AUDIT_COLUMNS,
  auditLines,
  byReceipt,
  PEOPLE_COLUMNS,
  peopleLines,
  type Line,
  type OccupationName,
  type Wanted,
} from './rows.ts';
import { teamReport } from './team.ts';

export interface ReadingParts {
  storage: Storage;
  catalogue: Catalogue;
  now: () => Date;
  /** Is told when an export failed of which a part was sent. */
  brokeOff: (error: unknown, began: Date) => void;
}

type Table = { columns: readonly string[]; lines: AsyncIterable<readonly Line[]> };

/**
 * Lets read what an organisation has sent. An extension, outside `/api-v1`:
 *
 * | path | answers |
 * |---|---|
 * | `records/people.csv`, `.xlsx`, `.ndjson` | people, with `since` and `until`: when they arrived |
 * | `records/assignments.…`, `records/audit.…` | the same for assignments, and for the audit log |
 * | `records/receipt/K7-4QF2` | the records of a receipt |
 * | `records/team` | the report of `contract/team.ts` |
 */
export async function answerReading(
  { storage, catalogue, now, brokeOff }: ReadingParts,
  request: Request,
  organisation: Organisation,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET') throw refused(405, 'method-unknown', 'Send a GET', { allow: 'GET' });
  const occupationName = (code: string) => catalogue.occupations.find(code)?.name ?? '';

  if (pathname === `/${TEAM_PATH}`)
    return Response.json(await teamReport(storage.db, organisation, searchParams, now()));

  const receipt = /^\/records\/receipt\/([^/]+)$/.exec(pathname)?.[1];
  if (receipt !== undefined) {
    const found = await byReceipt(storage.db, organisation.id, withHyphen(receipt), occupationName);
    if (found.people.length + found.assignments.length > 0) return Response.json(found);
    throw refused(404, 'receipt-unknown', 'Nothing with this receipt has arrived');
  }

  const [, name = '', kind = ''] = /^\/records\/(\w+)\.(\w+)$/.exec(pathname) ?? [];
  const tableOf = Object.hasOwn(TABLES, name) ? TABLES[name as keyof typeof TABLES] : undefined;
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : undefined;
  if (!tableOf || !write) throw refused(404, 'path-unknown', `There is no ${pathname}`);
  const wanted = {
    organisationId: organisation.id,
    since: timeIn(searchParams, 'since') ?? 0,
    until: timeIn(searchParams, 'until') ?? now().getTime() + 1,
  };
  const { type, pieces } = write(tableOf(storage, wanted, occupationName));
  const began = now();
  // The two declarations of the web's ReadableStream differ in name only.
  return new Response(NodeStream.from(noting(pieces, (error) => brokeOff(error, began))) as BodyInit, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}.${kind}"` },
  });
}

/** The client sees that the export broke off. */
async function* noting(
  pieces: AsyncIterable<Uint8Array>,
  note: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
    return;
  } catch (error) {
    note(error);
  }
  // Without the cause: the adapter prints what it catches, and an error of the database may quote values.
  throw new Error('An export broke off: the line before says why');
}

const TABLES = {
  people: ({ db }: Storage, wanted: Wanted, occupationName: OccupationName): Table => ({
    columns: PEOPLE_COLUMNS,
    lines: peopleLines(db, wanted, occupationName),
  }),
  assignments: ({ db }: Storage, wanted: Wanted): Table => ({
    columns: ASSIGNMENT_COLUMNS,
    lines: assignmentLines(db, wanted),
  }),
  audit: ({ db }: Storage, wanted: Wanted): Table => ({
    columns: AUDIT_COLUMNS,
    lines: auditLines(db, wanted),
  }),
};

const KINDS = {
  csv: (table: Table) => ({ type: 'text/csv; charset=utf-8', pieces: csv(table) }),
  xlsx: (table: Table) => ({ type: WORKBOOK, pieces: workbookPieces(cells(table)) }),
  ndjson: (table: Table) => ({ type: 'application/x-ndjson', pieces: ndjson(table) }),
};

async function* cells({ columns, lines }: Table): AsyncGenerator<string[][]> {
  yield [[...columns]];
  for await (const batch of lines) yield batch.map((one) => columns.map((column) => one[column] ?? ''));
}

async function* csv(table: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK);
  for await (const batch of cells(table)) yield encoder.encode(batch.map((one) => line(one)).join(''));
}

async function* ndjson({ lines }: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const batch of lines)
    yield encoder.encode(batch.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

const Time = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A time, or a day, which begins at midnight UTC. */
function timeIn(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name);
  if (given === null) return undefined;
  const read = Time.safeParse(given);
  if (read.success) return Date.parse(read.data);
  throw refused(422, 'time-malformed', `Send ${name} as 2026-11-28 or 2026-11-28T14:00:00Z`);
}

/** As the device wrote it: `K7-4QF2`, whatever was typed. */
function withHyphen(typed: string): string {
  const bare = bareReceipt(decodedPart(typed));
  if (!RECEIPT.test(bare)) throw refused(422, 'receipt-malformed', 'Send a receipt such as K7-4QF2');
  return `${bare.slice(0, 2)}-${bare.slice(2)}`;
}

const RECEIPT = new RegExp(`^[${ALPHABET}]{6}$`);

function refused(status: number, rule: string, detail: string, headers?: Record<string, string>): Refusal {
  return new Refusal(status, [{ pointer: '', rule, detail }], headers);
}
