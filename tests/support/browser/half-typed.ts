import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { rowsOf } from './field-worker.ts';
import type { RealBrowser } from './real-browser.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';

/**
 * Types a reference, and waits until database and mirror have it. A change is in the database first; if the browser is killed
 * in between and the database is lost, so is the change.
 */
export async function leaveHalfTyped(browser: RealBrowser, page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: first.fields.reference }).fill(text);
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'drafts'))).toContain(text);
  await expect.poll(() => isMirrored(browser, text)).toBe(true);
}

/** Whether a file of the mirror has it, as Chromium keeps them in its profile. */
async function isMirrored({ profile }: RealBrowser, text: string): Promise<boolean> {
  const places = await readdir(profile, { recursive: true, withFileTypes: true });
  const files = places.filter((place) => place.isFile() && place.parentPath.includes('File System'));
  const contents = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name))));
  return contents.some((content) => content.includes(text));
}
