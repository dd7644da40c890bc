import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Refusal, refusalResponse } from '../../../api/refusal.ts';
import { ProblemDocument } from '../../../contract/problem.ts';
import type { Records } from '../../../domain/record/records.ts';
import { madeUuid } from '../../service/ledger.ts';
import { recordsIn, type RecordOrigin } from '../storage/records.ts';
import type { Storage } from '../storage/open.ts';
import { isNotStored } from '../storage/trouble.ts';
import type { Tables } from '../storage/tables.ts';

/** A request that is to store something, and who sent it. */
export interface Sent extends RecordOrigin {
  /** The endpoint's name in the contract's table. */
  operation: string;
  idempotencyKey: string | undefined;
  /** What the key is bound to: address, type and body. */
  bytes: readonly (string | Uint8Array)[];
  at: Date;
}

/** No client of ours sends more than a UUID. */
const MOST_LETTERS = 200;

/**
 * Carries out a request exactly once per `Idempotency-Key`: the key, a hash of the request and its answer are committed together with
 * the record. The same key with the same request gets the same answer, and nothing is stored again, whatever was killed in between.
 * A refused request stores nothing and leaves its key free.
 * @param act stores what it accepts in the records that it is given; it may be called again after the database has taken everything back
 */
export async function accept(
  storage: Storage,
  newId: () => string,
  sent: Sent,
  act: (records: Records) => Promise<Response>,
): Promise<Response> {
  try {
    if (sent.idempotencyKey !== undefined && sent.idempotencyKey.length > MOST_LETTERS)
      throw new Refused(TOO_LONG());
    return await storage.transaction(async (trx) => {
      const former = await claimKey(trx, sent);
      if (former) {
        await hear(trx, sent);
        return former;
      }
      const response = await act(recordsIn(trx, sent));
      if (!response.ok) throw new Refused(response);
      const answer = await response.clone().text();
      await storeAnswer(trx, sent, answer);
      await note(trx, newId(), sent, { status: response.status, recordUuid: madeUuid(JSON.parse(answer)) });
      return response;
    });
  } catch (error) {
    const response = isNotStored(error) ? NOT_STORED() : error instanceof Refused && error.response;
    if (!response) throw error;
    const rules = await brokenRules(response);
    await storage.transaction((trx) => note(trx, newId(), sent, { status: response.status, rules }));
    return response;
  }
}

/** Takes the transaction back, so that a refusal leaves no trace in the records. */
class Refused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('The request was refused');
    this.response = response;
  }
}

/** Takes the key for this request. @returns the answer if it was taken before */
async function claimKey(trx: Transaction<Tables>, sent: Sent): Promise<Response | undefined> {
  const { organisationId, idempotencyKey: key, at } = sent;
  if (key === undefined) return undefined;
  const request_hash = hashOf(sent.bytes);
  // A request with the same key that is still being carried out is waited for: by PostgreSQL at this row, by SQLite before its transaction.
  const added = await trx
    .insertInto('idempotency_keys')
    .values({ organisation_id: organisationId, key, request_hash, answer: null, created_at: at.getTime() })
    .onConflict((on) => on.columns(['organisation_id', 'key']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return undefined;
  const former = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('organisation_id', '=', organisationId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (former.request_hash !== request_hash) throw new Refused(REUSED());
  return new Response(former.answer, { headers: { 'content-type': 'application/json' } });
}

async function storeAnswer(trx: Transaction<Tables>, sent: Sent, answer: string): Promise<void> {
  if (sent.idempotencyKey === undefined) return;
  await trx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('organisation_id', '=', sent.organisationId)
    .where('key', '=', sent.idempotencyKey)
    .execute();
}

/** Writes the audit log, and that the device was heard from. */
async function note(
  trx: Transaction<Tables>,
  id: string,
  sent: Sent,
  outcome: { status: number; recordUuid?: string | undefined; rules?: string },
): Promise<void> {
  const { organisationId, keyId, device, receipt, operation, at } = sent;
  await trx
    .insertInto('audit')
    .values({
      ...{ organisation_id: organisationId, id, at: at.getTime(), operation, status: outcome.status },
      ...{ key_id: keyId ?? null, device: device ?? null, receipt: receipt ?? null },
      ...{ record_uuid: outcome.recordUuid ?? null, rules: outcome.rules ?? null },
    })
    .execute();
  await hear(trx, sent);
}

/** Notes that the device was heard from. */
async function hear(trx: Transaction<Tables>, { organisationId, keyId, device, at }: Sent): Promise<void> {
  if (device === undefined) return;
  const last_at = at.getTime();
  await trx
    .insertInto('devices')
    .values({
      organisation_id: organisationId,
      key_id: keyId ?? '',
      code: device,
      first_at: last_at,
      last_at,
    })
    .onConflict((on) => on.columns(['organisation_id', 'key_id', 'code']).doUpdateSet({ last_at }))
    .execute();
}

/** Only the names of the rules: the sentences quote what was sent. */
async function brokenRules(response: Response): Promise<string> {
  const document = ProblemDocument.safeParse(await response.clone().json());
  const rules = document.success ? document.data.errors.map(({ rule }) => rule) : [];
  return [...new Set(rules)].join(', ');
}

function hashOf(bytes: Sent['bytes']): string {
  const hash = createHash('sha256');
  // Each part with its length before it, so that no two requests make the same bytes.
  for (const part of bytes) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

const refusal = (status: number, rule: string, detail: string) => (): Response =>
  refusalResponse(new Refusal(status, [{ pointer: '', rule, detail }]));

const TOO_LONG = refusal(
  400,
  'idempotency-key-too-long',
  `Send at most ${MOST_LETTERS} characters as the key`,
);
const REUSED = refusal(
  422,
  'idempotency-key-reused',
  'This key was used for another request: send this one with a new key',
);
const NOT_STORED = refusal(422, 'character-not-stored', 'Send all texts without the character NUL');
