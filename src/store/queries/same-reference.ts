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

/** How many references are looked up between two pauses. */
const AT_ONCE = 100;

/**
 * Which of these references people on this device have who are not discarded, each as `referenceWord` gives it.
 * @param pause lets the page do what waits
 */
export async function referencesHere(
  { db }: Store,
  references: Iterable<string>,
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const words = new Set(Array.from(references, referenceWord).filter((word) => word !== undefined));
  const asked = [...words];
  const here = new Set<string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    await pause();
    const found = await db.users
      .where('words')
      .anyOf(asked.slice(from, from + AT_ONCE))
      .toArray();
    for (const { reference = '', status } of found) {
      const word = referenceWord(reference);
      if (word !== undefined && status !== 'discarded') here.add(word);
    }
  }
  return here;
}
