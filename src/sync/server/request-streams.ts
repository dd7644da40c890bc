import { commit } from '../../store/core/commit.ts';
import type { Store } from '../../store/core/store.ts';
import type { Proof } from '../proof/decide.ts';
import type { Reading } from '../proof/read-proof.ts';

/**
 * Whether this browser sends the body of a request as a stream. One that does not makes a text of it, asks for no `duplex`, and
 * says that it is text.
 */
export function sendsStreams(): boolean {
  let asked = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      asked = true;
      return 'half';
    },
  };
  try {
    return !new Request('https://localhost/', init).headers.has('content-type') && asked;
  } catch {
    return false;
  }
}

/**
 * Whether requests that are streams get through to a server. Something on the way may lose or refuse them, or drop what is
 * in them, and nobody can tell that from an answer alone: so it counts what came of the first ones. Kept, for all tabs.
 */
interface Trial {
  baseUrl: string;
  /** One has arrived, with what was in it. From then on an answer to a stream is like any other. */
  proven: boolean;
  /** The attempts that failed before one arrived: each counts once, however often its answer is recorded. */
  failed: string[];
}

/** After so many that failed, with none that arrived, streams are given up for this server. */
const MOST_FAILURES = 2;

const FAILED: ReadonlySet<Proof> = new Set<Proof>(['lost', 'broken', 'refused']);

const KEY = 'streams';

async function readTrial({ db }: Store, baseUrl: string): Promise<Trial> {
  // Written by this file alone.
  const kept = (await db.meta.get(KEY))?.value as Trial | undefined;
  return kept?.baseUrl === baseUrl && 'failed' in kept ? kept : { baseUrl, proven: false, failed: [] };
}

async function writeTrial(store: Store, value: Trial): Promise<void> {
  await commit(store, [], () => store.db.meta.put({ key: KEY, value }));
}

/** Whether streams have not been given up for a server. */
export async function mayStream(store: Store, baseUrl: string): Promise<boolean> {
  const { proven, failed } = await readTrial(store, baseUrl);
  return proven || failed.length < MOST_FAILURES;
}

/** Gives streams another chance where they were given up, because a person has the connection examined. */
export async function tryStreamsAgain(store: Store, baseUrl: string): Promise<void> {
  const trial = await readTrial(store, baseUrl);
  if (trial.failed.length > 0) await writeTrial(store, { ...trial, failed: [] });
}

/**
 * Learns from an answer to a request that was a stream; may be repeated. A refusal proves that nothing happened, and before any stream
 * has arrived it may be the stream that was refused: the record is not at fault then.
 */
export async function judgeStream(
  store: Store,
  baseUrl: string,
  attemptId: string,
  reading: Reading,
): Promise<Reading> {
  const trial = await readTrial(store, baseUrl);
  const isCounted = trial.failed.includes(attemptId);
  if (trial.proven && !isCounted) return reading;
  if (reading.proof === 'arrived') await writeTrial(store, { ...trial, proven: true });
  if (!FAILED.has(reading.proof)) return reading;
  if (!isCounted) await writeTrial(store, { ...trial, failed: [...trial.failed, attemptId] });
  return reading.proof === 'refused' ? { proof: 'stream refused' } : reading;
}
