import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  count(request: { method: string; route: string; status: number }, ms: number): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** What a program that watches the server reads: how many requests, how long they took, and how the process is. No organisation is told apart. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'outpost_requests_total',
    help: 'Requests, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'outpost_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['route'],
    registers: [registry],
  });
  return {
    count({ method, route, status }, ms) {
      requests.inc({ method, route, status });
      seconds.observe({ route }, ms / 1000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
