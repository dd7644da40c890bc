import { eraseDatabase } from '../../store/core/erase-database.ts';
import { beginAnew, SCENES, type SceneName } from '../../practice/scenes.ts';
import type { Outpost } from '../app/outpost.ts';

/**
 * Erases the practice people and the practice server, and tells the same story again. Takes nothing of the real world. The order
 * lets a kill at any point leave either the people who were there or the story from its beginning: the second copy goes first, so
 * that nothing comes back from it, and once the server is empty the next start tells the story anew.
 * @param scene what is to be shown with the story
 */
export async function startAgain(
  { store, sync, copies, canary, practice }: Outpost,
  scene?: SceneName,
): Promise<void> {
  await sync?.close();
  await copies.erase();
  canary.forget();
  if (practice) await beginAnew(practice.server.db, scene);
  await eraseDatabase(store);
  history.replaceState(null, '', scene ? SCENES[scene].at : '#/');
  location.reload();
}
