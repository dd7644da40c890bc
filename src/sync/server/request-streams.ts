import { commit } from '../../store/transaction/commit.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Proof } from '../proof/decide-by-answer.ts';
import type { Reading } from '../proof/read-proof.ts';

/**
 * Whether this browser sends the body of a request as a stream. A browser that does not turns the stream into
 * text: it does not read `duplex`, and gives the request a content type of text.
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
 * Whether streams arrive at a server. A proxy on the way may lose them, refuse them or drop their content,
 * and one answer alone cannot show that, so the results of the first ones are counted. Kept in the database,
 * for all tabs.
 */
interface Trial {
  baseUrl: string;
  /** One stream has arrived whole. From then on an answer to a stream counts like any other. */
  proven: boolean;
  /** The attempts that failed before one arrived: each counts once, however often its answer is recorded. */
  failed: string[];
}

/** The number of failures, with no stream arrived, after which this server gets no more streams. */
const MOST_FAILURES = 2;

const FAILED: ReadonlySet<Proof> = new Set<Proof>(['lost', 'broken', 'rejected']);

const KEY = 'streams';

async function readTrial({ db }: Store, baseUrl: string): Promise<Trial> {
  // Only this file writes it.
  const kept = (await db.meta.get(KEY))?.value as Trial | undefined;
  return kept?.baseUrl === baseUrl && 'failed' in kept ? kept : { baseUrl, proven: false, failed: [] };
}

async function writeTrial(store: Store, value: Trial): Promise<void> {
  await commit(store, [], () => store.db.meta.put({ key: KEY, value }));
}

/** Whether a server may still get streams. */
export async function mayStream(store: Store, baseUrl: string): Promise<boolean> {
  const { proven, failed } = await readTrial(store, baseUrl);
  return proven || failed.length < MOST_FAILURES;
}

/** Tries streams again with a server that gets none any more, because a person had the connection checked. */
export async function tryStreamsAgain(store: Store, baseUrl: string): Promise<void> {
  const trial = await readTrial(store, baseUrl);
  if (trial.failed.length > 0) await writeTrial(store, { ...trial, failed: [] });
}

/**
 * Learns from the answer to a stream; doing it twice changes nothing. A refusal proves that nothing happened.
 * As long as no stream has arrived, it may be the stream that was refused and not the record.
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
  return reading.proof === 'rejected' ? { proof: 'stream rejected' } : reading;
}
