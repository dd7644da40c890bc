import type { Store } from '../../store/core/store.ts';

/** How many letters all ids of one telling of the story have in common. */
const SHARED = 9;

/** How many people somebody registered in practice. The first person is of the story, whose ids begin alike. */
export async function ownPeople({ db: { users } }: Store): Promise<number> {
  const first = await users.orderBy('seq').first();
  if (!first) return 0;
  const told = await users.where('id').startsWith(first.id.slice(0, SHARED)).count();
  return (await users.count()) - told;
}
