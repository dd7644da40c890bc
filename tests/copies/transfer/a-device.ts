import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../../src/store/outbox/closing.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { aStore } from '../../store/a-store.ts';

export const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };
let devices = 0;

/** A device whose ids and chance are its own, and the same in every run. */
export async function aDevice(name = `transfer ${devices + 1}`) {
  devices += 1;
  const device = await aStore(name);
  const seed = devices;
  let ids = 0;
  let state = seed * 7919;
  // What differs stands in front: of two ids that differ in their last digit alone, `mixedWith` may make the same.
  const newId = () => {
    ids += 1;
    return `${String(ids).padStart(8, '0')}-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  };
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  Object.assign(device.store, { newId, random });
  return { ...device, newId };
}

export type Device = Awaited<ReturnType<typeof aDevice>>;

export async function opOf({ db }: Store, id: LocalId) {
  const op = await db.ops.where('subjectId').equals(id).first();
  if (!op) throw new Error('There is no such record');
  return op;
}

/** Marks a record as on its way to the server; nothing when it must not be sent. */
export async function mark(store: Store, id: LocalId) {
  const profile = await useProfile(store, SERVER);
  const request = { url: `${SERVER.baseUrl}/api-v1/x`, contentType: 'text/plain', body: 'x' };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const write = () => Promise.resolve({ request, sent });
  return markSending(store, (await opOf(store, id)).id, { profile, keyed: false }, write);
}

let uuids = 0;

/** What became of a request. */
export function closing(status: Extract<Status, 'confirmed' | 'ready' | 'noReply'>): AttemptEnd {
  uuids += 1;
  const uuid = `a0000000-0000-4000-8000-${String(uuids).padStart(12, '0')}`;
  if (status === 'confirmed') return { outcome: 'confirmed', status, serverUuid: serverUuid(uuid) };
  return { outcome: status === 'ready' ? 'not applied' : 'noReply', status };
}

export async function send(store: Store, id: LocalId, status: 'confirmed' | 'ready' | 'noReply') {
  const attempt = await mark(store, id);
  if (!attempt) throw new Error('It could not be marked');
  await closeAttempt(store, attempt, closing(status));
}

export async function fileOf(store: Store, id: string): Promise<Uint8Array> {
  const file = await writeTransfer(store, id);
  if (!file) throw new Error('There is no file');
  return new Uint8Array(await file.arrayBuffer());
}

export async function take(store: Store, bytes: Uint8Array) {
  const file = readTransfer(bytes, store.db);
  if (typeof file === 'string') throw new Error(file);
  return takeTransfer(store, file);
}

/** The status of every record, by its id. */
export async function statuses({ db }: Store): Promise<Map<LocalId, Status>> {
  return new Map((await db.ops.toArray()).map(({ subjectId, status }) => [subjectId, status]));
}

export async function twoDevices() {
  const [from, to] = [await aDevice(), await aDevice()];
  return { from, to, code: await deviceCode(to.store) };
}

export async function given({ store }: Device, to: string, people?: LocalId[]) {
  const row = await transfer(store, to, people);
  if (!row) throw new Error('Nothing was moved');
  return { row, file: await fileOf(store, row.id) };
}

export async function statusOf(store: Store, id: LocalId) {
  return (await opOf(store, id)).status;
}

export async function backupOf(store: Store) {
  const { file } = await writeBackup(store, { randomBytes: (into) => into });
  return new Uint8Array(await file.arrayBuffer());
}
