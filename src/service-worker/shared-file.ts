import { sharedFileCache } from '../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The path below the scope to which another app shares a file: `share_target` in the manifest. */
export const SHARED_FILE = 'shared-file';

/** The name of the field in the manifest. */
const FIELD = 'file';

/** Where a file’s name is kept, encoded: a header has room for few letters. */
export const FILE_NAME = 'outpost-file-name';

/**
 * Keeps a file that another app has shared until the page takes it, and opens the screen for it. It reads nothing of the file, and
 * keeps one at a time: any page can send one here, as a form. The page asks a person before anything is done with it.
 */
export async function keepSharedFile(
  scope: Pick<WorkerScope, 'caches' | 'registration'>,
  request: Request,
): Promise<Response> {
  const base = scope.registration.scope;
  // If there is none, or no room for it, the page finds none and says so.
  await keep(scope, request).catch(() => undefined);
  return Response.redirect(`${base}#/settings/device?shared`, 303);
}

async function keep(
  { caches, registration }: Pick<WorkerScope, 'caches' | 'registration'>,
  request: Request,
): Promise<void> {
  const name = sharedFileCache(registration.scope);
  await caches.delete(name);
  const file = (await request.formData()).get(FIELD);
  if (!(file instanceof File)) return;
  const headers = { [FILE_NAME]: encodeURIComponent(file.name) };
  await (await caches.open(name)).put(registration.scope + SHARED_FILE, new Response(file, { headers }));
}
