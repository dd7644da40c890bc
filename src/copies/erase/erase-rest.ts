import { eraseMark } from '../../domain/deployment.ts';
import { unmarkErasing } from './mark.ts';
import { keptBy, type Deployment, type Kept, type Places } from './places.ts';

/** The workers of other tabs close their files within a moment after the database is gone. */
const TRIES = 10;

/**
 * Removes what a deployment keeps beside its database; the database must be deleted before. A frozen tab keeps its mirror files
 * open, so they stay until it is closed. Nothing is restored from them, because a mark says that a person erased the device.
 * @returns what is left
 */
export async function eraseRest(
  deployment: Deployment,
  places: Places,
  pause: () => Promise<void>,
): Promise<Kept[]> {
  const look = async () =>
    (await keptBy(deployment, places)).filter(({ name }) => name !== eraseMark(deployment.name));
  let left = await look();
  for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
    if (tries > 0) await pause();
    for (const one of left) await remove(one, places);
    left = await look();
  }
  // The mark is removed last: after a kill before that, the next start finishes erasing.
  await unmarkErasing(deployment.name);
  return left;
}

async function remove({ place, name }: Kept, places: Places): Promise<void> {
  try {
    if (place === 'cache') await places.caches?.delete(name);
    if (place === 'entry') for (const storage of places.entries) storage.removeItem(name);
    if (place === 'files') await (await places.root?.())?.removeEntry(name, { recursive: true });
  } catch (error) {
    // It is in use, and stays on the list of what is left.
    if (!(error instanceof DOMException)) throw error;
  }
}
