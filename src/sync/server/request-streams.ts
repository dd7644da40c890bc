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
  /** How many failed before one arrived. */
  failures: number;
}

/** After so many that failed, with none that arrived, streams are given up for this server. */
const MOST_FAILURES = 2;

const FAILED: ReadonlySet<Proof> = new Set<Proof>(['lost', 'broken', 'refused']);

const KEY = 'streams';

async function readTrial({ db }: Store, baseUrl: string): Promise<Trial> {
  // Written by this file alone.
  const kept = (await db.meta.get(KEY))?.value as Trial | undefined;
  return kept?.baseUrl === baseUrl ? kept : { baseUrl, proven: false, failures: 0 };
}

async function writeTrial(store: Store, value: Trial): Promise<void> {
  await commit(store, [], () => store.db.meta.put({ key: KEY, value }));
}

/** Whether streams have not been given up for a server. */
export async function mayStream(store: Store, baseUrl: string): Promise<boolean> {
  return (await readTrial(store, baseUrl)).failures < MOST_FAILURES;
}

/** Gives streams another chance where they were given up, because a person has the connection examined. */
export async function tryStreamsAgain(store: Store, baseUrl: string): Promise<void> {
  const trial = await readTrial(store, baseUrl);
  if (trial.failures > 0) await writeTrial(store, { ...trial, failures: 0 });
}

/**
 * Learns from an answer to a request that was a stream. A refusal proves that nothing happened, and before any stream
 * has arrived it may be the stream that was refused: the record is not at fault then.
 */
export async function judgeStream(store: Store, baseUrl: string, reading: Reading): Promise<Reading> {
  const trial = await readTrial(store, baseUrl);
  if (trial.proven) return reading;
  if (reading.proof === 'arrived') await writeTrial(store, { baseUrl, proven: true, failures: 0 });
  if (!FAILED.has(reading.proof)) return reading;
  await writeTrial(store, { ...trial, failures: trial.failures + 1 });
  return reading.proof === 'refused' ? { proof: 'stream refused' } : reading;
}
