import type { KeptReport } from './messages.ts';

/** Milliseconds for one file: with six at a time, enough for the largest at 3 kB a second. */
const PATIENCE = 120_000;

/** Why a file could not be stored. */
export class NotKept extends Error {
  readonly why: Extract<KeptReport['kept'], 'unreachable' | 'changed' | 'no room'>;
  readonly file: string;

  constructor(why: NotKept['why'], file: string) {
    super(`${file}: ${why}`);
    this.why = why;
    this.file = file;
  }

  /** Turns whatever was thrown while a file was fetched or stored into a `NotKept`. */
  static of(error: unknown, file: string): NotKept {
    if (error instanceof NotKept) return error;
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    return new NotKept(isFull ? 'no room' : 'unreachable', file);
  }
}

interface Wanted {
  url: string;
  path: string;
  /** As Subresource Integrity writes it. */
  hash: string;
  /** Ends the fetch, also one that begins later. */
  until: AbortSignal;
}

/**
 * Fetches a file and checks its hash, so that no part of an incomplete deployment and no sign-in page of a network is stored. The first
 * try takes a file from the browser's cache, however old, because the page has fetched most files already; the second asks the host.
 * The browser's own check (`integrity`) would not tell a lost network from a damaged file.
 * @throws NotKept
 */
export async function fetchChecked({ url, path, hash, until }: Wanted): Promise<Response> {
  let why: NotKept['why'] = 'unreachable';
  for (const cache of ['force-cache', 'reload'] as const) {
    const { answer, content } = await fetchWhole(url, cache, until).catch(() => ({
      answer: undefined,
      content: undefined,
    }));
    if (!answer?.ok) {
      why = 'unreachable';
    } else if ((await hashOf(content)) === hash) {
      return new Response(content, { headers: answer.headers });
    } else {
      why = 'changed';
    }
  }
  throw new NotKept(why, path);
}

/** The answer with its whole body. Rejects if the body breaks off, or has not arrived after `PATIENCE`. */
async function fetchWhole(url: string, cache: RequestCache, until: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, PATIENCE);
  // Aborted during the first try, it says nothing more to the second.
  if (until.aborted) giveUp();
  until.addEventListener('abort', giveUp);
  try {
    const answer = await fetch(url, { cache, redirect: 'error', signal: controller.signal });
    return { answer, content: await answer.arrayBuffer() };
  } finally {
    clearTimeout(timer);
    until.removeEventListener('abort', giveUp);
  }
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
