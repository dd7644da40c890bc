import type { PageClient, PreparedRequest } from '../../../../api/client.ts';
import type { Practice } from '../../../../practice/open-practice.ts';
import { PRACTICE_ADDRESS } from '../../../../practice/server/in-page-server.ts';
import type { Sync } from '../../../../sync/sync.ts';
import { answered, type Ask, type Outcome } from './console-call.svelte.ts';

/** Asks the service in this page. */
export function askDevice(client: PageClient, now: () => Date): Ask {
  return async ({ url, ...init }) => {
    const begun = now().getTime();
    return read(await client.ask(new Request(url, init)), begun, now);
  };
}

/** Asks the practice server, which is in this page, once. Its faults apply here too. */
export function askPractice({ server }: Practice, now: () => Date): Ask {
  return async ({ url, ...init }) => {
    const begun = now().getTime();
    try {
      return await read(await server.fetch(PRACTICE_ADDRESS + pathOf(url), init), begun, now);
    } catch {
      return { kind: 'no answer', ms: now().getTime() - begun };
    }
  };
}

async function read(response: Response, begun: number, now: () => Date): Promise<Outcome> {
  const text = await response.text();
  return answered({ status: response.status, headers: response.headers, ms: now().getTime() - begun, text });
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/api-v1/'));
}

/** Asks the server that is set, once. */
export function askServer(sync: Sync): Ask {
  return async ({ method, url, headers, body }: PreparedRequest): Promise<Outcome> => {
    const path = pathOf(url);
    try {
      const answer = await sync.call({ method, path, headers, body });
      const { status, durationMs: ms, errorName } = answer.evidence;
      if (status === undefined || status === 0 || errorName !== undefined) return { kind: 'no answer', ms };
      return answered({ status, headers: answer.headers ?? new Headers(), ms, text: answer.text });
    } catch {
      // No server is set, or one to which no key may go.
      return { kind: 'not sent' };
    }
  };
}
