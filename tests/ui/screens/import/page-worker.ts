import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { piecesOf, type Asked, type Piece } from '../../../../src/import/read/pieces.ts';
import { readTable } from '../../../../src/import/read/read-table.ts';

/** Files are read in the page, because jsdom has no workers. */
export function readingInPage() {
  let gate = Promise.resolve();
  let afterwards = () => {};
  class PageWorker {
    onmessage: ((event: { data: Piece }) => void) | null = null;
    #isEnded = false;

    postMessage({ source, sheet, limits }: Asked): void {
      const opened = gate;
      void readTable(source, sheet, limits).then(async (read) => {
        await opened;
        for (const data of piecesOf(read)) if (!this.#isEnded) this.onmessage?.({ data });
        afterwards();
      });
    }

    terminate(): void {
      this.#isEnded = true;
    }
  }
  beforeAll(() => void vi.stubGlobal('Worker', PageWorker));
  beforeEach(() => {
    gate = Promise.resolve();
    afterwards = () => {};
  });
  afterAll(() => void vi.unstubAllGlobals());
  return {
    /** Calls it whenever the page has the last piece of a file, before it can do anything with it. */
    whenRead(act: () => void): void {
      afterwards = act;
    },
    /** What is read from now on has no result until the function that is given is called. */
    hold(): () => void {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
  };
}
