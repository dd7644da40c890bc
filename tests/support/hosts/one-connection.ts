import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends all requests over one connection that is kept alive, which `fetch` does not promise. Resolves to the status. */
export function createOneConnection(): { send(url: string, form?: string): Promise<number>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    send: (url, form) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          url,
          { agent, method: form === undefined ? 'GET' : 'POST', headers },
          (response) => {
            void text(response).then(() => resolve(response.statusCode ?? 0), reject);
          },
        );
        outgoing.on('error', reject);
        outgoing.end(form);
      }),
    close: () => agent.destroy(),
  };
}
