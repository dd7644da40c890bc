import type { PageClient, PreparedRequest } from '../../../api/client.ts';
import type { Sync } from '../../../sync/sync.ts';
import { answered, type Ask, type Outcome } from './console-call.svelte.ts';

/** Asks the service in this page. */
export function askDevice(client: PageClient, now: () => Date): Ask {
  return async ({ url, ...init }) => {
    const begun = now().getTime();
    const response = await client.ask(new Request(url, init));
    const text = await response.text();
    return answered(
      response.status,
      response.headers.get('content-type') ?? '',
      now().getTime() - begun,
      text,
    );
  };
}

/** Asks the server that is set, once. */
export function askServer(sync: Sync): Ask {
  return async ({ method, url, headers, body }: PreparedRequest): Promise<Outcome> => {
    const path = url.slice(url.indexOf('/api-v1/'));
    try {
      const { evidence, text } = await sync.call({ method, path, headers, body });
      const { status, contentType = '', durationMs, errorName } = evidence;
      if (status === undefined || status === 0 || errorName !== undefined)
        return { kind: 'no answer', ms: durationMs };
      return answered(status, contentType, durationMs, text);
    } catch {
      return { kind: 'not sent' };
    }
  };
}
