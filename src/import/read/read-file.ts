import type { Read, TableRow } from '../table.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import type { Asked, Piece } from './pieces.ts';
import type { Source } from './read-table.ts';

export interface ReadOptions {
  /** The name of the sheet, where a workbook has several. Left out, the first one that is shown and has people. */
  sheet?: string | undefined;
  /** Aborted when no one waits for the file any more: reading ends, and rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  limits?: ReadLimits | undefined;
}

/**
 * Reads a table of people in a worker of its own, which ends with the result. The page gets the rows in pieces, so that it responds
 * throughout. Rejects if the browser cannot read the file, as when it was moved after it had been chosen.
 */
export function readFile(source: Source, options: ReadOptions = {}): Promise<Read> {
  const { sheet, signal, limits = READ_LIMITS } = options;
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  const asked: Asked = { source, sheet, limits };
  const ended = new AbortController();
  const reading = new Promise<Read>((resolve, reject) => {
    const take = gathered(resolve, reject);
    worker.onmessage = ({ data }: MessageEvent<Piece>) => take(data);
    worker.onerror = () => reject(new Error('The worker that reads the file has failed'));
    const stop = () => reject(new DOMException('No one waits for the file any more', 'AbortError'));
    signal?.addEventListener('abort', stop, { signal: ended.signal });
    if (signal?.aborted) stop();
    worker.postMessage(asked);
  });
  return reading.finally(() => {
    worker.terminate();
    ended.abort();
  });
}

/** Makes a result of the pieces that come. */
function gathered(resolve: (read: Read) => void, reject: (error: Error) => void): (piece: Piece) => void {
  const rows: TableRow[] = [];
  let begun: Extract<Piece, { is: 'table' }> | undefined;
  return (piece) => {
    if (piece.is === 'refused') resolve(piece);
    else if (piece.is === 'table') begun = piece;
    else if (piece.is === 'rows') rows.push(...piece.rows);
    else if (piece.is === 'failed') reject(Object.assign(new Error(piece.message), { name: piece.name }));
    else if (begun) resolve({ is: 'table', table: { ...begun.table, rows }, sheets: begun.sheets });
  };
}
