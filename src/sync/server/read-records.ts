import { isSafeAddress } from '../../domain/server-address.ts';
import type { ProfileRow } from '../../store/schema/profile.ts';
import { addressOf, credentials, type Access } from './access.ts';
import { addressed, DEADLINES, type Network } from './exchange.ts';

/** What the server gave, or why it gave nothing. */
export type Reading =
  | { kind: 'given'; body: Blob; profile: ProfileRow }
  /** None is set, or one to which no key may go. */
  | { kind: 'no server' }
  /** It is locked, for another server, or not entered. */
  | { kind: 'no key' }
  | { kind: 'no answer' }
  /** More than was asked for. */
  | { kind: 'too long' }
  | { kind: 'rejected'; status: number; retryAfter?: string };

/**
 * Reads something that the server has outside the contract, such as a report or a table of any length. It must send some of it before each
 * deadline, not all.
 * @param path starts with a slash
 * @param most how many bytes are read at most
 */
export async function readRecords(
  network: Network,
  access: Access,
  path: string,
  most = Infinity,
): Promise<Reading> {
  const { settings, profile } = access;
  // Without an address the path would be the app's own.
  if (settings.baseUrl === '' || !isSafeAddress(settings.baseUrl)) return { kind: 'no server' };
  if (!profile) return { kind: 'no key' };
  const url = addressOf(settings, path);
  const { signal, goOn, end } = deadline(network);
  try {
    const init = { method: 'GET', headers: { ...credentials(access), accept: '*/*' } };
    const response = await network.fetch(url, { ...addressed(network, url, init), signal });
    if (!response.ok) return await rejected(response, access);
    const body = await readAll(response, most, goOn);
    return body ? { kind: 'given', body, profile } : { kind: 'too long' };
  } catch {
    return { kind: 'no answer' };
  } finally {
    end();
  }
}

/** Ends a request that brings nothing for too long. */
function deadline({ timers, deadlines = DEADLINES }: Network) {
  const controller = new AbortController();
  let end = (): void => undefined;
  const goOn = (): void => {
    end();
    end = timers.after(deadlines.assign, () =>
      controller.abort(new DOMException('Nothing came in time', 'TimeoutError')),
    );
  };
  goOn();
  return { signal: controller.signal, goOn, end: () => end() };
}

async function rejected({ status, headers, body }: Response, { key }: Access): Promise<Reading> {
  await body?.cancel();
  if (status === 401 && key === undefined) return { kind: 'no key' };
  const retryAfter = headers.get('retry-after');
  return { kind: 'rejected', status, ...(retryAfter !== null && { retryAfter }) };
}

/** @returns undefined if there are more bytes than that; the rest is not read */
async function readAll(
  { body, headers }: Response,
  most: number,
  came: () => void,
): Promise<Blob | undefined> {
  const pieces: BlobPart[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return new Blob(pieces, { type: headers.get('content-type') ?? '' });
    came();
    size += piece.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    pieces.push(piece.value);
  }
}
