import type { Store } from '../../store/transaction/store.ts';
import { TELLING } from './lay-story.ts';

/** How many people somebody registered in practice. The first person is of the story, whose ids begin alike. */
export async function ownPeople({ db: { users } }: Store): Promise<number> {
  const first = await users.orderBy('seq').first();
  if (!first) return 0;
  const told = await users.where('id').startsWith(first.id.slice(0, TELLING)).count();
  return (await users.count()) - told;
}
