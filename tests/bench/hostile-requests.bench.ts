import { openHandler } from '../support/hosts/node-hosts.ts';
import { hostileRequests } from '../support/parts/hostile-requests.ts';

/** The longest that one request keeps the service from answering others, against the limit. */
const LIMIT_MS = 200;
const ROUNDS = 5;

const host = await openHandler({ contract: 'revenue-share' });
for (const { what, path, init } of hostileRequests(20_000)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await (await host.send(path, init)).text();
    times.push(performance.now() - start);
  }
  const median = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Infinity;
  const ratio = median / LIMIT_MS;
  console.log(`${ratio <= 1 ? 'ok    ' : 'OVER  '}${ratio.toFixed(3)} × ${LIMIT_MS} ms  ${what}`);
  if (ratio > 1) process.exitCode = 1;
}
