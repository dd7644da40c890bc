import { serverUuid, type LocalId } from '../../src/domain/record/reference.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { closeAttempt, markSending } from '../../src/store/outbox/attempts.ts';
import { useProfile } from '../../src/store/outbox/profiles.ts';

export const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };

/** Marks a person as on the way, as sending does before each request. */
export async function send({ db, ...rest }: Store, id: LocalId) {
  const store = { db, ...rest };
  const profile = await useProfile(store, SERVER);
  const op = await db.ops.where('subjectId').equals(id).first();
  const request = {
    url: 'https://server.test/api-v1/users/create',
    contentType: 'text/plain',
    body: 'sex=F',
  };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const write = () => Promise.resolve({ request, sent });
  const attempt = await markSending(store, op?.id ?? '', { profile, keyed: false }, write);
  if (!attempt) throw new Error('It could not be marked');
  return attempt;
}

/** A server confirms it. */
export async function arrive(store: Store, id: LocalId, uuid: string): Promise<void> {
  const attempt = await send(store, id);
  await closeAttempt(store, attempt, {
    outcome: 'confirmed',
    status: 'confirmed',
    serverUuid: serverUuid(uuid),
  });
}
