/** Everything that this origin keeps in the browser, but what has a name that fits: by place and name, as text. */
export async function keptBeside(ours: (name: string) => boolean): Promise<Record<string, string>> {
  const kept = [
    ...(await databases(ours)),
    ...(await files(ours)),
    ...(await cached(ours)),
    ...entries(ours),
  ];
  return Object.fromEntries(kept);
}

/** The names of all databases and folders that there are. */
export async function databasesAndFolders(): Promise<ReadonlySet<string>> {
  const names = new Set((await indexedDB.databases()).map(({ name = '' }) => name));
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.add(name);
  return names;
}

type Kept = [place: string, text: string];

async function databases(ours: (name: string) => boolean): Promise<Kept[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => !ours(name));
  return Promise.all(names.map(async (name): Promise<Kept> => [`database ${name}`, await rowsOf(name)]));
}

async function rowsOf(name: string): Promise<string> {
  const db = await answered(indexedDB.open(name));
  const tables = [...db.objectStoreNames].sort().map(async (table) => {
    const store = db.transaction(table).objectStore(table);
    return [table, await answered(store.getAllKeys()), await answered(store.getAll())];
  });
  const text = JSON.stringify(await Promise.all(tables));
  db.close();
  return text;
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database does not answer', { cause: request.error }));
  });
}

async function files(ours: (name: string) => boolean): Promise<Kept[]> {
  const found: Kept[] = [];
  const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, entry] of folder.entries()) {
      if (path === '' && ours(name)) continue;
      if (entry instanceof FileSystemDirectoryHandle) await look(entry, `${path}/${name}`);
      else if (entry instanceof FileSystemFileHandle)
        found.push([`file ${path}/${name}`, await (await entry.getFile()).text()]);
    }
  };
  await look(await navigator.storage.getDirectory(), '');
  return found;
}

async function cached(ours: (name: string) => boolean): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const name of (await caches.keys()).filter((one) => !ours(one))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push([`cache ${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? '']);
  }
  return found;
}

function entries(ours: (name: string) => boolean): Kept[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage as Record<string, string>) // A storage holds texts alone.
      .filter(([name]) => !ours(name))
      .map(([name, text]): Kept => [`entry ${name}`, text]),
  );
}
