import { piecesOf, type Asked, type Piece } from './pieces.ts';
import { readTable } from './read-table.ts';

/** The part of a worker's scope that is used: TypeScript's DOM and worker libraries cannot be loaded together. */
interface Scope {
  postMessage(piece: Piece): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}

// This file runs in a worker of its own and nowhere else.
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => void read(data);

async function read({ source, sheet, limits }: Asked): Promise<void> {
  try {
    for (const piece of piecesOf(await readTable(source, sheet, limits))) scope.postMessage(piece);
  } catch (error) {
    const { name, message } =
      error instanceof Error || error instanceof DOMException ? error : new Error(String(error));
    scope.postMessage({ is: 'failed', name, message });
  }
}
