import { pause, type Timers } from '../timers.ts';

/**
 * What a browser shows of the connection that a request used. The server must allow it (Timing-Allow-Origin).
 */
export interface Connections {
  /** Makes a request to an address, and says whether it went over HTTP/2. No, where the browser does not say. */
  useHttp2(url: string, request: () => Promise<unknown>): Promise<boolean>;
}

/** The part of the browser's own timings that is read. */
export type Timings = Pick<Performance, 'now' | 'clearResourceTimings' | 'getEntriesByName'>;

/** A timing may come a moment after its answer, as one of 1,500 did in Chromium. Milliseconds to wait for it. */
const LONGEST = 1_000;
const BETWEEN_LOOKS = 20;

/** Where it is known of all connections, or none can be seen. */
export function connectionsKnown(areHttp2: () => boolean): Connections {
  return {
    async useHttp2(_url, request) {
      await request();
      return areHttp2();
    },
  };
}

/** Reads the version from the browser's own timings. */
export function connectionsSeenBy(timings: Timings, timers: Timers): Connections {
  return {
    async useHttp2(url, request) {
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
      return timing instanceof PerformanceResourceTiming && timing.nextHopProtocol === 'h2';
    },
  };
}
