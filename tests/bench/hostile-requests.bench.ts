import { openHandler } from '../support/hosts/node-hosts.ts';
import { hostileRequests } from '../support/parts/hostile-requests.ts';
import { hold, milliseconds } from './measure.ts';

/** The longest that one request keeps the service from answering others. */
const LIMIT_MS = 200;

const host = await openHandler({ contract: 'revenue-share' });
for (const { what, path, init } of hostileRequests(20_000)) {
  await hold(`The answer to ${what} (ms)`, LIMIT_MS, 5, () =>
    milliseconds(async () => (await host.send(path, init)).text()),
  );
}
