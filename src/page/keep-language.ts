import { KEEP_LANGUAGE } from '../service-worker/take-over.ts';

/** Has the worker keep the words of a language for offline, as soon as there is a worker. */
export async function keepForOffline(
  workers: Pick<ServiceWorkerContainer, 'ready'> | undefined,
  code: string,
): Promise<void> {
  (await workers?.ready)?.active?.postMessage(KEEP_LANGUAGE + code);
}
