import type { Kysely } from 'kysely';
import type { ContractType } from '../../../contract/assignment.ts';
import type { Group, GroupType } from '../../../contract/group.ts';
import type { Tables } from '../storage/tables.ts';

export interface Organisation {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  contract: ContractType;
}

/** What a server has to be given: the time, and ids that were never given out before. */
export interface Given {
  now: () => Date;
  newId: () => string;
}

export async function listOrganisations(db: Kysely<Tables>): Promise<Organisation[]> {
  const rows = await db.selectFrom('organisations').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(({ id, name, country, contract }) => ({
    ...{ id, name, contract },
    ...(country !== null && { country }),
  }));
}

export async function organisationOf(db: Kysely<Tables>, id: string): Promise<Organisation> {
  const found = (await listOrganisations(db)).find((one) => one.id === id);
  if (!found) throw new Error('A key without an organisation');
  return found;
}

/** What is said about an organisation that is made. */
interface NewOrganisation {
  name: string;
  country?: string;
  contract?: ContractType;
}

/** @throws Error with a sentence if there is one of this name */
export async function addOrganisation(
  db: Kysely<Tables>,
  given: Given,
  organisation: NewOrganisation,
): Promise<Organisation> {
  const unused = await findUnused(db);
  if (unused) return rename(db, unused.id, organisation);
  const added = await tryToAdd(db, given, organisation);
  if (!added) throw new Error(`There is an organisation named ${organisation.name} already`);
  return added;
}

/** The organisation of a server to which none was added: something to try it with. */
const FIRST = 'My organisation';

/** The one that the start of a server has made, if nobody has used it: what is added first takes its place. */
async function findUnused(db: Kysely<Tables>): Promise<Organisation | undefined> {
  const [only, ...others] = await listOrganisations(db);
  if (only?.name !== FIRST || others.length > 0) return undefined;
  const key = await db.selectFrom('api_keys').select('id').limit(1).executeTakeFirst();
  const person = await db.selectFrom('users').select('uuid').limit(1).executeTakeFirst();
  return key || person ? undefined : only;
}

/** It keeps its groups, and what is known about it otherwise. */
async function rename(
  db: Kysely<Tables>,
  id: string,
  { name, country, contract = 'other' }: NewOrganisation,
): Promise<Organisation> {
  await db
    .updateTable('organisations')
    .set({ name, country: country ?? null, contract })
    .where('id', '=', id)
    .execute();
  return organisationOf(db, id);
}

/**
 * The organisation of a new key. The first key brings it with it, so that one command is enough to begin.
 * @throws Error with a sentence if it is not clear which one is meant, or if it differs from what was said
 */
export async function organisationOfKey(
  db: Kysely<Tables>,
  given: Given,
  keyName: string,
  { name, ...facts }: Partial<NewOrganisation>,
): Promise<Organisation> {
  if ((await listOrganisations(db)).length === 0 || (await findUnused(db)))
    return addOrganisation(db, given, { name: name ?? keyName, ...facts });
  const found = await chooseOrganisation(db, name);
  const { country = found.country, contract = found.contract } = facts;
  if (country !== found.country || contract !== found.contract)
    throw new Error(
      `${found.name} is there already, with ${found.country ?? 'no country'} and ${found.contract}: leave out --country and --contract`,
    );
  return found;
}

/** Adds one where there is none. Another server that starts at the same moment adds no second one. */
export async function addFirstOrganisation(db: Kysely<Tables>, given: Given): Promise<void> {
  if ((await listOrganisations(db)).length === 0) await tryToAdd(db, given, { name: FIRST });
}

/** @returns undefined if there is one of this name */
async function tryToAdd(
  db: Kysely<Tables>,
  { now, newId }: Given,
  { name, country, contract = 'other' }: NewOrganisation,
): Promise<Organisation | undefined> {
  const id = newId();
  const added = await db
    .insertInto('organisations')
    .values({ id, name, country: country ?? null, contract, created_at: now().getTime() })
    .onConflict((on) => on.column('name').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return undefined;
  return { id, name, contract, ...(country !== undefined && { country }) };
}

/** The organisation of this name; without a name, the only one. @throws Error with a sentence if it is not clear which one is meant */
export async function chooseOrganisation(db: Kysely<Tables>, name?: string): Promise<Organisation> {
  const all = await listOrganisations(db);
  const names = all.map((one) => one.name).join(', ');
  const found = name === undefined ? all[0] : all.find((one) => one.name === name);
  if (name === undefined && all.length > 1) throw new Error(`Say which one by --organisation: ${names}`);
  if (!found)
    throw new Error(
      all.length > 0
        ? `There are only these organisations: ${names}. ${ADD}`
        : `There is no organisation yet. ${ADD}`,
    );
  return found;
}

const ADD = 'To add one: npm run serve -- organisation add "Our name" --country KE';

export async function listGroups(db: Kysely<Tables>, organisationId: string): Promise<Group[]> {
  const rows = await db
    .selectFrom('groups')
    .select(['uuid', 'name', 'type', 'parent_uuid'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .orderBy('uuid')
    .execute();
  return rows.map(({ parent_uuid, ...group }) => ({
    ...group,
    ...(parent_uuid !== null && { parent_uuid }),
  }));
}

export async function addGroup(
  db: Kysely<Tables>,
  { now, newId }: Given,
  organisationId: string,
  { name, type }: { name: string; type: GroupType },
): Promise<Group> {
  const uuid = newId();
  const row = { organisation_id: organisationId, uuid, name, type, parent_uuid: null };
  await db
    .insertInto('groups')
    .values({ ...row, created_at: now().getTime() })
    .execute();
  return { uuid, name, type };
}
