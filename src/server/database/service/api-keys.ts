import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ALPHABET, bareReceipt } from '../../../domain/record/receipt.ts';
import type { Right, Tables } from '../storage/tables.ts';

export interface ApiKey {
  id: string;
  organisationId: string;
  name: string;
  right: Right;
}

/** A key with what a list of keys shows. */
export interface ListedKey extends ApiKey {
  createdAt: Date;
  revokedAt?: Date;
}

/** The first group of characters names the key, and is no secret. The others are: 120 bits, far beyond guessing. */
const GROUPS = 5;
const CHARACTERS = 6;

/**
 * Makes a key that a person can read out and type: `K7QX2M-4QF2XY-9ABCDE-…`. It is shown once. Only its hash is stored, and SHA-256 is
 * enough for it, because what is drawn by chance cannot be found by trying words.
 */
export async function addKey(
  db: Kysely<Tables>,
  now: Date,
  key: { organisationId: string; name: string; right: Right },
): Promise<{ id: string; secret: string }> {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  );
  const [id = ''] = groups;
  const secret = groups.join('-');
  await db
    .insertInto('api_keys')
    .values({
      ...{ id, organisation_id: key.organisationId, name: key.name, right: key.right },
      ...{ hash: hashOf(secret), created_at: now.getTime(), revoked_at: null },
    })
    .execute();
  return { id, secret };
}

/** The key that was given, if it is one and was not revoked. Case, blanks and hyphens do not count. */
export async function findKey(db: Kysely<Tables>, given: string): Promise<ApiKey | undefined> {
  const id = bareReceipt(given).slice(0, CHARACTERS);
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
  // Compared to the end whether or not there is such a key, so that the time says nothing.
  const isRight = timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(row?.hash ?? hashOf('')));
  if (!row || !isRight || row.revoked_at !== null) return undefined;
  return { id: row.id, organisationId: row.organisation_id, name: row.name, right: row.right };
}

/**
 * Makes a function that says whether there was ever a key. From then on nobody is let in without one, even if all were revoked; so
 * it asks the database no more.
 */
export function keysKnown(db: Kysely<Tables>): () => Promise<boolean> {
  let isKnown = false;
  return async () => {
    if (!isKnown)
      isKnown = (await db.selectFrom('api_keys').select('id').limit(1).executeTakeFirst()) !== undefined;
    return isKnown;
  };
}

export async function listKeys(db: Kysely<Tables>): Promise<ListedKey[]> {
  const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id, organisation_id, name, right, created_at, revoked_at }) => ({
    ...{ id, organisationId: organisation_id, name, right, createdAt: new Date(created_at) },
    ...(revoked_at !== null && { revokedAt: new Date(revoked_at) }),
  }));
}

/** @returns whether there was such a key that was not revoked yet */
export async function revokeKey(db: Kysely<Tables>, now: Date, given: string): Promise<boolean> {
  const changed = await db
    .updateTable('api_keys')
    .set({ revoked_at: now.getTime() })
    .where('id', '=', bareReceipt(given).slice(0, CHARACTERS))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function hashOf(key: string): string {
  return createHash('sha256').update(bareReceipt(key)).digest('hex');
}
