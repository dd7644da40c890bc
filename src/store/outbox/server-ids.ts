import type { LocalId, ServerUuid } from '../../domain/reference.ts';
import type { OutpostDatabase } from '../core/database.ts';
import { setStatus } from './ops.ts';
import type { OpRow } from '../rows/op.ts';
import type { Store } from '../core/store.ts';
import type { Tally } from '../rows/tally.ts';

/** Who already carries a server's uuid, other than the one it is meant for. A server must not give one twice. */
export async function ownerOf(
  db: OutpostDatabase,
  profileId: string,
  serverUuid: ServerUuid,
): Promise<LocalId | undefined> {
  return (await db.idmap.where('[profileId+serverUuid]').equals([profileId, serverUuid]).first())?.localId;
}

/**
 * Learns what a profile's server calls a record, and releases whatever waited for nothing else. Part of the
 * transaction that confirms the record.
 */
export async function resolve(
  store: Store,
  tally: Tally,
  profileId: string,
  localId: LocalId,
  serverUuid: ServerUuid,
): Promise<void> {
  await learn(store, profileId, localId, serverUuid);
  await releaseWaiting(store, tally, profileId, localId);
}

/** Learns what a profile's server calls a record. */
export async function learn(
  { db }: Store,
  profileId: string,
  localId: LocalId,
  serverUuid: ServerUuid,
): Promise<void> {
  await db.idmap.put({ profileId, localId, serverUuid });
}

/** Releases whatever waited for a record and for nothing else. Two may have been waited for by the same: one goes after the other. */
export async function releaseWaiting(
  store: Store,
  tally: Tally,
  profileId: string,
  localId: LocalId,
): Promise<void> {
  const waiting = await store.db.ops.where('waitsFor').equals(localId).toArray();
  for (const op of waiting) {
    if (op.profileId === profileId) await stopWaiting(store, tally, op, localId);
  }
}

async function stopWaiting(store: Store, tally: Tally, op: OpRow, localId: LocalId): Promise<void> {
  const waitsFor = op.waitsFor.filter((id) => id !== localId);
  const status = op.status === 'blocked' && waitsFor.length === 0 ? 'ready' : op.status;
  await setStatus(store, tally, op, status, { waitsFor });
}

/** What the profile's server calls the given users and groups. Groups of the organisation keep their uuid. */
export async function serverUuids(
  db: OutpostDatabase,
  profileId: string,
  ids: readonly LocalId[],
): Promise<Map<LocalId, string>> {
  if (ids.length === 0) return new Map();
  const mapped = await db.idmap.bulkGet(ids.map((id): [string, LocalId] => [profileId, id]));
  const groups = await db.groups.bulkGet([...ids]);
  const known = new Map<LocalId, string>();
  ids.forEach((id, at) => {
    const group = groups[at];
    const uuid = mapped[at]?.serverUuid ?? (group && group.origin !== 'device' ? group.id : undefined);
    if (uuid) known.set(id, uuid);
  });
  return known;
}
