/**
 * What a browser shows of the connection that a request used. The server must allow it (Timing-Allow-Origin).
 */
export interface Connections {
  /** Forgets earlier requests. To be called before a request that `last` is asked about: a browser keeps the first 250 timings only. */
  forget(): void;
  /** What kind of connection the last request to an address used. */
  last(url: string): 'new' | 'reused' | 'http/2' | 'unseen';
}

/**
 * Reads from the browser's own timings what connection the last request to an address used. Whether it was
 * new matters for HTTP/1.1 only: over HTTP/2 that says nothing about the next request. Servers of other
 * origins must allow it with Timing-Allow-Origin.
 */
export function connectionsSeenBy(timings: Performance): Connections {
  return {
    forget: () => timings.clearResourceTimings(),
    last(url) {
      const entry = timings.getEntriesByName(url, 'resource').at(-1);
      if (!(entry instanceof PerformanceResourceTiming) || entry.requestStart === 0) return 'unseen';
      if (entry.nextHopProtocol === 'h2') return 'http/2';
      const isNew = entry.nextHopProtocol === 'http/1.1' && entry.connectEnd > entry.connectStart;
      return isNew ? 'new' : 'reused';
    },
  };
}
