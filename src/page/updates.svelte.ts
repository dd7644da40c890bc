import { MAKE_WAY, TAKE_OVER } from '../service-worker/messages.ts';

/** Milliseconds between two checks for a new version, which a tab makes while it is shown, or when it is shown again. */
const BETWEEN_CHECKS = 60 * 60 * 1000;

/**
 * A browser lets the next version take over when the one that runs rests, and in Chromium that comes in rare cases never: a
 * request counts as under way though it is answered. After this many milliseconds the worker that runs is asked to give up
 * what it waits for, and after as many more the page is loaded again, which ends its requests.
 */
const MAKE_WAY_AFTER = 2_000;
const RELOAD_AFTER = 2_000;

export interface UpdateParts {
  /** Missing where the page is not served securely: then the app works, but does not start without a network. */
  workers: ServiceWorkerContainer | undefined;
  /**
   * False while a form is half typed and while records are sent. Read whenever it matters; may be reactive.
   */
  mayReload: () => boolean;
  reload: () => void;
  now: () => Date;
}

/** Tells when a newer version of the app waits for a person's consent. */
export class Updates {
  readonly #parts: UpdateParts;
  #fetched = $state(false);
  #waiting: ServiceWorker | undefined;
  #watched: ServiceWorkerRegistration | undefined;
  #controlled = false;
  #agreed = false;
  #checkedAt = 0;

  constructor(parts: UpdateParts) {
    this.#parts = parts;
  }

  /** A newer version is here and may be offered now. Reactive. */
  get ready(): boolean {
    return this.#fetched && this.#parts.mayReload();
  }

  /** To be called once, before there is a registration. */
  start(): void {
    const { workers } = this.#parts;
    if (!workers) return;
    this.#controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => this.#takenOver());
  }

  /** Follows a registration: the same one as before is followed once. */
  watch(registration: ServiceWorkerRegistration): void {
    if (registration === this.#watched) return;
    this.#watched = registration;
    this.#checkedAt = this.#parts.now().getTime();
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    if (registration.waiting) this.#offer(registration.waiting);
    document.addEventListener('visibilitychange', () => this.#look(registration));
    setInterval(() => this.#look(registration), BETWEEN_CHECKS);
  }

  /** Starts the newer version, unless a reload would lose something: then it is offered again later. */
  apply(): void {
    if (!this.ready) return;
    this.#agreed = true;
    // Another tab may have let it take over already.
    if (this.#waiting?.state === 'installed') this.#letTakeOver(this.#waiting);
    else this.#parts.reload();
  }

  #letTakeOver(worker: ServiceWorker): void {
    worker.postMessage(TAKE_OVER);
    // Where something was begun meanwhile that would be lost, another press begins again.
    const stillWaits = () => worker.state === 'installed' && this.#parts.mayReload();
    setTimeout(() => {
      if (!stillWaits()) return;
      this.#parts.workers?.controller?.postMessage(MAKE_WAY);
      setTimeout(() => {
        if (stillWaits()) this.#parts.reload();
      }, RELOAD_AFTER);
    }, MAKE_WAY_AFTER);
  }

  #offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.#fetched = true;
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // Without a worker in control this is the first version on the device, so there is nothing to update.
      if (worker.state === 'installed' && this.#controlled) this.#offer(worker);
    });
  }

  #takenOver(): void {
    if (this.#agreed && this.#parts.mayReload()) this.#parts.reload();
    // A person agreed in another tab, or began something since: this tab keeps the old version until a person agrees again.
    else if (this.#controlled) this.#fetched = true;
    this.#controlled = true;
  }

  #look(registration: ServiceWorkerRegistration): void {
    const now = this.#parts.now().getTime();
    if (registration !== this.#watched) return;
    if (document.visibilityState !== 'visible' || Math.abs(now - this.#checkedAt) < BETWEEN_CHECKS) return;
    this.#checkedAt = now;
    // Without a network this fails, and is tried again next time.
    registration.update().catch(() => undefined);
  }
}
