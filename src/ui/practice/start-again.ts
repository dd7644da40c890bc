import { eraseDatabase } from '../../store/transaction/erase-database.ts';
import { problemOf } from '../../store/transaction/store-problem.ts';
import { beginAnew, SCENES, type SceneName } from '../../practice/scenes.ts';
import type { Outpost } from '../app/outpost.ts';

/**
 * Erases the practice people and the practice server, and tells the same story again. Takes nothing of the real world. The order
 * lets a kill at any point leave either the people who were there or the story from its beginning: the second copy goes first, so
 * that nothing comes back from it, and once the server is empty the next start tells the story again.
 * @param scene what is to be shown with the story
 * @returns whether the page is loaded again; where it is not, a banner says why
 */
export async function startAgain(
  { store, sync, copies, canary, practice, trouble }: Outpost,
  scene?: SceneName,
): Promise<boolean> {
  const problem = await problemOf(async () => {
    await sync?.close();
    await copies.erase();
    canary.forget();
    if (practice) await beginAnew(practice.server.db, scene);
    await eraseDatabase(store);
  });
  if (problem) {
    trouble.problem = problem;
    return false;
  }
  history.replaceState(null, '', scene ? SCENES[scene].at : '#/');
  location.reload();
  return true;
}
