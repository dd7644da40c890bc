/** A browser's caches in memory, as far as the worker uses them. `isFull`: nothing more can be kept. */
export class MemoryCaches {
  readonly all = new Map<string, Map<string, Response>>();
  isFull = false;

  open(name: string) {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
      put: (url: string, answer: Response) => {
        if (this.isFull) return Promise.reject(new DOMException('There is no room', 'QuotaExceededError'));
        kept.set(url, answer);
        return Promise.resolve();
      },
    });
  }

  keys() {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string) {
    return Promise.resolve(this.all.delete(name));
  }

  match(url: string, { cacheName, ignoreSearch = false }: MultiCacheQueryOptions = {}) {
    const named = [...this.all].filter(([name]) => cacheName === undefined || name === cacheName);
    const isIt = (key: string) => (ignoreSearch ? key.replace(/\?.*/, '') : key) === url;
    const found = named.flatMap(([, kept]) => [...kept]).find(([key]) => isIt(key));
    return Promise.resolve(found?.[1].clone());
  }
}
