import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { setStatus } from './set-status.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * The record that has a server's uuid, if any. A server must not use a uuid twice.
 */
export async function ownerOf(
  db: OutpostDatabase,
  profileId: string,
  serverUuid: ServerUuid,
): Promise<LocalId | undefined> {
  return (await db.idmap.where('[profileId+serverUuid]').equals([profileId, serverUuid]).first())?.localId;
}

/**
 * Stores the uuid that a profile's server gave a record, and releases the records that waited only for it. Part of the
 * transaction that confirms the record.
 */
export async function resolve(
  store: Store,
  counters: Counters,
  profileId: string,
  localId: LocalId,
  serverUuid: ServerUuid,
): Promise<void> {
  await learn(store, profileId, localId, serverUuid);
  await releaseWaiting(store, counters, profileId, localId);
}

/** Stores the uuid that a profile's server gave a record. */
export async function learn(
  { db }: Store,
  profileId: string,
  localId: LocalId,
  serverUuid: ServerUuid,
): Promise<void> {
  await db.idmap.put({ profileId, localId, serverUuid });
}

/**
 * Releases the records that waited only for this one. One record may wait for two that are confirmed together, so this
 * must run for one after the other.
 */
export async function releaseWaiting(
  store: Store,
  counters: Counters,
  profileId: string,
  localId: LocalId,
): Promise<void> {
  const waiting = await store.db.ops.where('waitsFor').equals(localId).toArray();
  for (const op of waiting) {
    if (op.profileId === profileId) await stopWaiting(store, counters, op, localId);
  }
}

async function stopWaiting(store: Store, counters: Counters, op: OpRow, localId: LocalId): Promise<void> {
  const waitsFor = op.waitsFor.filter((id) => id !== localId);
  const status = op.status === 'blocked' && waitsFor.length === 0 ? 'ready' : op.status;
  await setStatus(store, counters, op, status, { waitsFor });
}

/**
 * The uuids that the profile's server gave these users and groups. Groups from the settings keep their uuid.
 */
export async function serverUuids(
  db: OutpostDatabase,
  profileId: string,
  ids: readonly LocalId[],
): Promise<Map<LocalId, string>> {
  if (ids.length === 0) return new Map();
  const [mapped, groups] = await Promise.all([
    db.idmap.bulkGet(ids.map((id): [string, LocalId] => [profileId, id])),
    db.groups.bulkGet([...ids]),
  ]);
  const known = new Map<LocalId, string>();
  ids.forEach((id, at) => {
    const group = groups[at];
    const uuid = mapped[at]?.serverUuid ?? (group && group.origin !== 'device' ? group.id : undefined);
    if (uuid) known.set(id, uuid);
  });
  return known;
}
