import { sharedFileCache } from '../domain/deployment.ts';
import { decodedPart } from '../domain/text/decode.ts';
import { FILE_NAME, SHARED_FILE } from '../service-worker/shared-file.ts';

/**
 * The file that another app has shared, which the worker has kept. It is given once.
 * @param scope the address of the app’s folder
 */
export async function takeSharedFile(caches: CacheStorage, scope: string): Promise<File | undefined> {
  const name = sharedFileCache(scope);
  const answer = await (await caches.open(name)).match(scope + SHARED_FILE);
  const file =
    answer && new File([await answer.blob()], decodedPart(answer.headers.get(FILE_NAME) ?? SHARED_FILE));
  await caches.delete(name);
  return file;
}
