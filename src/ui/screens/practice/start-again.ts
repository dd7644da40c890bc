import { eraseDatabase } from '../../../store/transaction/erase-database.ts';
import { problemOf } from '../../../store/transaction/store-problem.ts';
import { beginAnew, SCENES, type SceneName } from '../../../practice/scenes.ts';
import type { Outpost } from '../../app/outpost.ts';

/**
 * Erases the practice people and the practice server, and starts the story again. Nothing outside practice is touched. The order
 * makes sure that after a kill at any point there are either the former people or the story from its beginning: the second copy
 * is erased first, so that nothing comes back from it, and once the server is empty, the next start begins the story again.
 * @param scene the scene to show with the story
 * @returns whether the page is loaded again; if not, a banner says why
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
