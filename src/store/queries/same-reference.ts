import type { LocalId } from '../../domain/record/reference.ts';
import { referenceWord, type UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';

/** So many are looked at for one who is not discarded. */
const MOST = 20;

/**
 * Somebody on this device who has the same reference. One look into an index, however many people there are.
 * @param except who has the reference now
 */
export async function withReference(
  { db }: Store,
  reference: string,
  except?: LocalId,
): Promise<UserRow | undefined> {
  const word = referenceWord(reference);
  if (!word) return undefined;
  const found = await db.users.where('words').equals(word).limit(MOST).toArray();
  return found.find(({ id, status }) => id !== except && status !== 'discarded');
}
