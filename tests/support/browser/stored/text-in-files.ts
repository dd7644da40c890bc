import type { Page } from 'playwright';

/** The text of all files in the origin private file system. */
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
