import type { Page } from 'playwright';

/** Resolves when all files are stored, and the worker answers this page's requests. */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kept?: string } | undefined>) => {
        if (data?.kept === 'all') resolve();
      });
      serviceWorker.startMessages();
      serviceWorker.controller?.postMessage('keep files');
    });
  });
}
