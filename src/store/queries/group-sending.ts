import type { LocalId } from '../../domain/record/reference.ts';
import type { Sending } from './person.ts';
import type { Store } from '../transaction/store.ts';

/** How far a group made on this device is on its way, with every attempt, oldest first. */
export async function groupSending({ db }: Store, id: LocalId): Promise<Sending | undefined> {
  const op = await db.ops.where('subjectId').equals(id).first();
  return op && { op, attempts: await db.attempts.where('opId').equals(op.id).sortBy('n') };
}
