import type { LocalId } from '../../domain/record/reference.ts';
import { referenceWord, type UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';

/** How many people are read to find one who is not discarded. */
const MOST = 20;

/**
 * A person on this device who has the same reference. It takes one lookup in an index, however many people there are.
 * @param except the person whose reference it is
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
