import type { Page } from 'playwright';

/** Everything that stands in the origin's own files. */
export function textInFiles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let text = '';
    for await (const folder of (await navigator.storage.getDirectory()).values()) {
      if (folder.kind !== 'directory') continue;
      for await (const file of folder.values())
        if (file.kind === 'file') text += await (await file.getFile()).text();
    }
    return text;
  });
}
