import { Blob as NodeBlob } from 'node:buffer';
import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, vi } from 'vitest';
import { READ_LIMITS } from '../../../../src/import/read/limits.ts';
import { piecesOf, type Asked, type Piece } from '../../../../src/import/read/pieces.ts';
import { readTable } from '../../../../src/import/read/read-table.ts';
import type { Settings } from '../../../../src/store/changes/settings.ts';
import Import from '../../../../src/ui/screens/import/Import.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';

const words = screens.import;

/** jsdom has no workers: the real reader runs in the page. */
class ReaderInPage {
  onmessage: ((event: Pick<MessageEvent<Piece>, 'data'>) => void) | null = null;

  postMessage({ source, sheet }: Asked): void {
    void readTable(source, sheet, READ_LIMITS).then((read) => {
      for (const data of piecesOf(read)) this.onmessage?.({ data });
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

/** A device on which lists can be imported, with every word of the finder that it has. */
export async function anImporter(given: Partial<Settings> = {}) {
  vi.stubGlobal('Worker', ReaderInPage);
  vi.stubGlobal('Blob', NodeBlob); // The bytes of jsdom's own are no bytes for Node's `crypto`.
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await anApp({ given });
  app.outpost.catalogue.isFinderWhole = true;
  return app;
}

type Importer = Awaited<ReturnType<typeof anImporter>>;

/** Opens the import and reads rows that are pasted. */
export async function paste(app: Importer, lines: readonly string[]) {
  const user = app.show(Import, '#/import');
  await user.click(await screen.findByLabelText(words.paste));
  await user.paste(lines.join('\n'));
  await user.click(screen.getByRole('button', { name: words.readPasted }));
  return user;
}

/** The same up to the questions. */
export async function checked(app: Importer, lines: readonly string[]) {
  const user = await paste(app, lines);
  const check = () => screen.findByRole('button', { name: words.check({ n: lines.length - 1 }) });
  await user.click(await check());
  // The number is an element of its own.
  await expect.poll(() => document.body.textContent).toMatch(/\d ready/);
  return { user, check };
}
