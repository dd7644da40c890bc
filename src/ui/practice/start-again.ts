import { eraseDatabase } from '../../store/core/erase-database.ts';
import { emptyServer } from '../../practice/server/database.ts';
import type { Outpost } from '../app/outpost.ts';

/** Erases the practice people and the practice server, and tells the same story again. Takes nothing of the real world. */
export async function startAgain({ store, sync, copies, canary, practice }: Outpost): Promise<void> {
  await sync?.close();
  await eraseDatabase(store);
  await copies.erase();
  canary.forget();
  if (practice) await emptyServer(practice.server.db);
  history.replaceState(null, '', '#/');
  location.reload();
}
