import type { Store } from '../../store/transaction/store.ts';
import { TELLING } from './lay-story.ts';

/** How many people were registered in practice mode, besides those of the story. The first person is from the story, whose IDs all begin alike. */
export async function ownPeople({ db: { users } }: Store): Promise<number> {
  const first = await users.orderBy('seq').first();
  if (!first) return 0;
  const told = await users.where('id').startsWith(first.id.slice(0, TELLING)).count();
  return (await users.count()) - told;
}
