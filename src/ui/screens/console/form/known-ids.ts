import { Uuid } from '../../../../contract/uuid.ts';
import { listGroups } from '../../../../store/changes/groups.ts';
import type { Store } from '../../../../store/transaction/store.ts';
import { isCounted } from '../../../../store/queries/overview/counts.ts';
import type { FormValue } from './form-value.ts';
import type { Target } from './target.ts';

/** A person and a group that the target of a call knows; undefined where this device has none of them. */
export interface KnownIds {
  user: string | undefined;
  group: string | undefined;
  /** The UUIDs of groups that the other target does not know. */
  ownGroups: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** How many of the newest people are read to find one who is neither discarded nor moved. */
const MOST = 50;

/** A server knows a record by the UUID that the server gave it, this device by its own UUID. */
export async function knownIds(store: Store, target: Target): Promise<KnownIds> {
  const { users } = store.db;
  const groups = await listGroups(store);
  if (target === 'device') {
    const newest = await users.orderBy('seq').reverse().limit(MOST).toArray();
    return {
      user: newest.find(({ state }) => isCounted(state))?.id,
      group: groups[0]?.id,
      ownGroups: groups.filter(({ origin }) => origin === 'device').map(({ id }) => id),
    };
  }
  const confirmed = users.where('[state+seq]').between(['confirmed', 0], ['confirmed', Infinity]);
  const group = groups.find(({ origin, serverUuid }) => origin !== 'device' || serverUuid !== undefined);
  return {
    user: (await confirmed.last())?.serverUuid,
    group: group?.serverUuid ?? group?.id,
    ownGroups: groups.flatMap(({ serverUuid }) => serverUuid ?? []),
  };
}

/** Whether an example is about a group. */
export function namesGroup(example: Fields): boolean {
  return Object.entries(example).some(([name, one]) => name !== 'user_uuid' && holdsUuid(one));
}

function holdsUuid(one: unknown): boolean {
  if (typeof one === 'object' && one !== null) return Object.values(one).some(holdsUuid);
  return Uuid.safeParse(one).success;
}

/** An example with IDs that the target knows, because the IDs in the description belong to no one. Unknown ones are left out. */
export function aboutKnown(example: Fields, known: KnownIds): Fields {
  const fields = Object.entries(example).map(([name, one]) => [
    name,
    replaced(one, name === 'user_uuid' ? known.user : known.group, known),
  ]);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined)) as Fields; // The values may be of any type.
}

function replaced(one: unknown, id: string | undefined, known: KnownIds): unknown {
  if (Array.isArray(one)) return one.map((part) => replaced(part, id, known));
  if (typeof one === 'object' && one !== null) return aboutKnown({ ...one }, known);
  return Uuid.safeParse(one).success ? id : one;
}

/** A value without the IDs that only one target knows, wherever they occur in it. */
export function withoutKnown(value: FormValue, known: KnownIds): FormValue {
  if (Array.isArray(value)) return value.map((part) => withoutKnown(part, known));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKnown(one, known)]));
  return [known.user, known.group, ...known.ownGroups].includes(value) ? '' : value;
}
