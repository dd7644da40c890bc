import type { GivenFields } from '../../contract/endpoints.ts';
import type { NewAssignment, NewEntry, NewGroup, NewUser } from './records.ts';

/** Gives the server's UUID for a record, by the UUID that the device gave it. */
export type ServerUuidOf = (uuid: string) => string;

/** The fields that create the user on a server. */
export function createUserFields(
  { sex, country, occupation, group }: Pick<NewUser, 'sex' | 'country' | 'occupation' | 'group'>,
  serverUuidOf: ServerUuidOf,
): GivenFields<'createUser'> {
  return { sex, country, occupation, ...(group && { group_uuid: serverUuidOf(group.uuid) }) };
}

/** The fields that create the group on a server. */
export function createGroupFields(
  { name, type, parent }: Pick<NewGroup, 'name' | 'type' | 'parent'>,
  serverUuidOf: ServerUuidOf,
): GivenFields<'createGroup'> {
  return { name, type, ...(parent && { parent_uuid: serverUuidOf(parent.uuid) }) };
}

/**
 * The fields that create the assignment on a server, in the shape of the contract under which it was made.
 * `auto_reserve` confirms a purchase, so it is sent only where the person confirmed one.
 */
export function assignFields(
  assignment: Omit<NewAssignment, 'uuid' | 'createdAt' | 'denominationCountry'>,
  serverUuidOf: ServerUuidOf,
): GivenFields<'assign'> {
  const { userUuid, group, entries, autoReserve } = assignment;
  return {
    user_uuid: serverUuidOf(userUuid),
    ...(autoReserve && { auto_reserve: 1 }),
    ...(entries.length > 0 && { auto_assign: autoAssign(assignment, serverUuidOf) }),
    ...(group && { group_uuid: serverUuidOf(group.uuid) }),
  };
}

type AutoAssignFields = NonNullable<GivenFields<'assign'>['auto_assign']>;

/** "`self` for revenue share, and the user's own UUID for other contracts." */
function autoAssign(
  {
    contract,
    entries,
    revenueShare = [],
    userUuid,
  }: Pick<NewAssignment, 'contract' | 'entries' | 'revenueShare' | 'userUuid'>,
  serverUuidOf: ServerUuidOf,
): AutoAssignFields {
  const person = contract === 'revenue-share' ? 'self' : serverUuidOf(userUuid);
  const written = entries.map(({ key, target, targetKind }: NewEntry) => ({
    key,
    target: targetKind === 'self' ? person : serverUuidOf(target),
  }));
  if (contract === 'other') return written;
  let taken = 0;
  return revenueShare.map(({ entryCount, ...terms }) => {
    const data = written.slice(taken, taken + entryCount);
    taken += entryCount;
    return { ...terms, data };
  });
}
