/** Reads one file of shipped data by its name ("occupations.json"). */
export type FetchJson = (name: string) => Promise<unknown>;

/** Reads the shipped data below `base`, the address of the page: the app may live under any path. */
export function jsonBelow(base: string | URL, fetch: typeof globalThis.fetch): FetchJson {
  return async (name) => {
    const response = await fetch(new URL(`data/${name}`, base));
    if (!response.ok) throw new Error(`data/${name} was answered with status ${response.status}`);
    // response.json() is typed any; here it is unknown until its schema has seen it.
    const json: unknown = await response.json();
    return json;
  };
}

/** Requests some files at once, although they are read later. */
export function askEarly(fetchJson: FetchJson, names: readonly string[]): FetchJson {
  const asked = new Map(names.map((name) => [name, fetchJson(name)]));
  for (const file of asked.values()) file.catch(() => undefined); // The reader gets the error.
  return (name) => asked.get(name) ?? fetchJson(name);
}
