import { pause, type Timers } from '../timers.ts';

/** What kind of connection a request used; `unseen` where the browser does not say. */
export type ConnectionUsed = 'new' | 'reused' | 'http/2' | 'unseen';

/**
 * What a browser shows of the connection that a request used. The server must allow it (Timing-Allow-Origin).
 */
export interface Connections {
  /** Makes a request to an address, and says what kind of connection it used. */
  usedBy(url: string, request: () => Promise<unknown>): Promise<ConnectionUsed>;
}

/** The part of the browser's own timings that is read. */
export type Timings = Pick<Performance, 'now' | 'clearResourceTimings' | 'getEntriesByName'>;

/** A timing may come a moment after its answer, as one of 1,500 did in Chromium. It is waited for so many milliseconds. */
const LONGEST = 1_000;
const BETWEEN_LOOKS = 20;

/** Where the kind of all connections is known, or none can be seen. */
export function connectionsKnown(kind: () => ConnectionUsed): Connections {
  return {
    async usedBy(_url, request) {
      await request();
      return kind();
    },
  };
}

/** Reads what connection a request used from the browser's own timings. */
export function connectionsSeenBy(timings: Timings, timers: Timers): Connections {
  return {
    async usedBy(url, request) {
      // A browser keeps the first 250 timings only.
      timings.clearResourceTimings();
      const from = timings.now();
      await request();
      // An earlier request to the address may have a timing that comes only now.
      const timingNow = () =>
        timings.getEntriesByName(url, 'resource').findLast(({ startTime }) => startTime >= from);
      const until = timings.now() + LONGEST;
      let timing = timingNow();
      for (; !timing && timings.now() < until; timing = timingNow()) await pause(timers, BETWEEN_LOOKS);
      return timing ? kindOf(timing) : 'unseen';
    },
  };
}

/**
 * Whether a connection was new matters for HTTP/1.1 only: over HTTP/2 that says nothing about the next request. All times of
 * a connection that is reused are the time at which the fetch began. The times themselves are rounded, so that a near
 * server's connection seems to open in no time.
 */
function kindOf(timing: PerformanceEntry): ConnectionUsed {
  if (!(timing instanceof PerformanceResourceTiming) || timing.requestStart === 0) return 'unseen';
  if (timing.nextHopProtocol === 'h2') return 'http/2';
  const isNew = timing.nextHopProtocol === 'http/1.1' && timing.connectEnd > timing.fetchStart;
  return isNew ? 'new' : 'reused';
}
