import type { PageClient } from '../api/client.ts';
import { breathe } from '../copies/breath.ts';
import { goOnWithImports } from '../store/changes/imports.ts';
import type { Store } from '../store/transaction/store.ts';

/** Goes on with imports that a kill interrupted: at each start, once the database was compared with its copies. */
export async function goOnImporting(store: Store, service: Promise<PageClient>): Promise<void> {
  await goOnWithImports(store);
  const begun = await store.db.imports.filter(({ underWay }) => underWay === 'register').count();
  if (begun === 0) return;
  const { goOnRegistering } = await import('../import/register.ts');
  await goOnRegistering({
    store,
    client: await service,
    pause: breathe,
    refused: (problems) => problems.map(({ detail }) => detail).join('. '),
  });
}
