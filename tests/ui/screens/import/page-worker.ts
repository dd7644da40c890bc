import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { piecesOf, type Asked, type Piece } from '../../../../src/import/read/pieces.ts';
import { readTable } from '../../../../src/import/read/read-table.ts';

/** Files are read in the page, because jsdom has no workers. */
export function readingInPage() {
  let gate = Promise.resolve();
  class PageWorker {
    onmessage: ((event: { data: Piece }) => void) | null = null;
    #isEnded = false;

    postMessage({ source, sheet, limits }: Asked): void {
      const opened = gate;
      void readTable(source, sheet, limits).then(async (read) => {
        await opened;
        for (const data of piecesOf(read)) if (!this.#isEnded) this.onmessage?.({ data });
      });
    }

    terminate(): void {
      this.#isEnded = true;
    }
  }
  beforeAll(() => void vi.stubGlobal('Worker', PageWorker));
  beforeEach(() => {
    gate = Promise.resolve();
  });
  afterAll(() => void vi.unstubAllGlobals());
  return {
    /** What is read from now on has no result until the function that is given is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
