import { configCacheName } from '../../domain/deployment.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import { mirrorFolder } from '../mirror/file/folder.ts';

/** One thing that a deployment keeps in the browser. */
export interface Kept {
  place: 'database' | 'files' | 'cache' | 'entry';
  name: string;
}

/** The places where a browser stores data. One that it lacks or forbids is absent. */
export interface Places {
  databases: Partial<Pick<IDBFactory, 'databases'>> | undefined;
  root: (() => Promise<FileSystemDirectoryHandle>) | undefined;
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  /** `localStorage` and `sessionStorage`. */
  entries: readonly Storage[];
}

/** A deployment's name, and an address in its folder. */
export interface Deployment {
  name: string;
  scope: string;
}

/** Everything that a deployment keeps in the browser now, except the app's own files, which stay. */
export async function keptBy({ name, scope }: Deployment, places: Places): Promise<Kept[]> {
  const isOurs = (one: string) => one === name || one.startsWith(`${name} `);
  const [databases, folders, caches] = await Promise.all([
    databaseNames(places),
    folderNames(places),
    places.caches?.keys() ?? [],
  ]);
  const ourFolders = folders.filter((one) => isOurs(one) || one === mirrorFolder(name));
  // The kept `config.json` belongs to the deployment outside of practice mode: practice mode does not read it.
  const ofConfig = isOfPractice(name) ? undefined : configCacheName(scope);
  const ourCaches = caches.filter((one) => isOurs(one) || one === ofConfig);
  const entries = places.entries.flatMap((storage) => Object.keys(storage)).filter(isOurs);
  return [
    ...named('database', databases.filter(isOurs)),
    ...named('files', ourFolders),
    ...named('cache', ourCaches),
    ...named('entry', entries),
  ];
}

function named(place: Kept['place'], names: readonly string[]): Kept[] {
  return names.map((name) => ({ place, name }));
}

async function databaseNames({ databases }: Places): Promise<string[]> {
  // Older browsers have no such list.
  const found = await databases?.databases?.().catch(() => []);
  return (found ?? []).flatMap(({ name }) => name ?? []);
}

/** A private window of some browsers has no such folders. */
async function folderNames({ root }: Places): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const name of (await root?.())?.keys() ?? []) names.push(name);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return names;
}
