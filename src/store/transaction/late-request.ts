/**
 * Stands for a request to open a database, which is made later. Dexie lets queries wait once it has such a request,
 * and refuses them before. So it gets this one at once, whatever must be done before the database may be opened.
 */
export function openLater(ready: Promise<unknown>, open: () => IDBOpenDBRequest): IDBOpenDBRequest {
  const late = new LateRequest();
  ready.then(
    () => late.follow(open()),
    (error: unknown) => late.fail(error),
  );
  // It has every part of a request that is used to open a database; Dexie uses no other.
  return late as unknown as IDBOpenDBRequest;
}

type Handler = ((event: Event) => void) | null;

class LateRequest extends EventTarget {
  onsuccess: Handler = null;
  onerror: Handler = null;
  onblocked: Handler = null;
  onupgradeneeded: Handler = null;
  error: unknown = null;
  #request: IDBOpenDBRequest | undefined;

  get result(): IDBDatabase | undefined {
    return this.#request?.result;
  }

  get transaction(): IDBTransaction | null | undefined {
    return this.#request?.transaction;
  }

  follow(request: IDBOpenDBRequest): void {
    this.#request = request;
    request.onsuccess = (event) => this.onsuccess?.(event);
    request.onerror = (event) => this.onerror?.(event);
    request.onblocked = (event) => this.onblocked?.(event);
    request.onupgradeneeded = (event) => this.onupgradeneeded?.(event);
  }

  fail(error: unknown): void {
    this.error = error;
    this.addEventListener('error', (event) => this.onerror?.(event), { once: true });
    this.dispatchEvent(new Event('error'));
  }
}
