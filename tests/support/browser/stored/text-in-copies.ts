import type { Page } from 'playwright';

/** Everything that stands in the second copy, whichever kind this browser has: files, or snapshots among its caches. */
export function textInCopies(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let text = '';
    for await (const folder of (await navigator.storage.getDirectory()).values()) {
      if (folder.kind !== 'directory') continue;
      for await (const file of folder.values())
        // Chromium 108 locks the files that it has open; they are empty there.
        if (file.kind === 'file')
          text += await file.getFile().then(
            (it) => it.text(),
            () => '',
          );
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('outpost files ')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) text += (await (await cache.match(request))?.text()) ?? '';
    }
    return text;
  });
}
