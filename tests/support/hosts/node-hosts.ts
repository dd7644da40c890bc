import { createClient } from '../../../src/api/client.ts';
import { createMemoryRecords } from '../../../src/server/service/memory-records.ts';
import { company, handlerHost, team, type OpenHost } from './contract-host.ts';
import { createHttp2Fetch } from './http2-fetch.ts';
import { identity } from '../parts/identity.ts';
import { startReferenceServer } from './reference-server.ts';
import { shippedCatalogue } from '../parts/shipped-catalogue.ts';

const catalogue = shippedCatalogue();

/** The handler called as a function, over records in memory. */
export const openHandler: OpenHost = async (options = {}) => {
  const records = createMemoryRecords([company, team]);
  return handlerHost(
    options,
    { ...(await catalogue), records },
    {
      kept: () =>
        Promise.resolve(records.users.length + records.assignments.length + records.groups.length - 2),
      close: () => Promise.resolve(),
    },
  );
};

/** The same handler behind Node's HTTP server. */
export const openOverHttp: OpenHost = async (options) => {
  const server = await startReferenceServer({ ...options, groups: [company, team] });
  return {
    send: (path, init) => fetch(server.url + path, init),
    client: (encoding) => createClient((request) => fetch(request), { baseUrl: server.url, encoding }),
    kept: () => Promise.resolve(server.ledger().length),
    close: () => server.close(),
  };
};

/** The same by HTTP/2. */
export const openOverHttp2: OpenHost = async (options) => {
  const server = await startReferenceServer({
    ...options,
    ...{ groups: [company, team], protocol: 'http2', identity },
  });
  const http2 = createHttp2Fetch(identity.cert);
  return {
    send: (path, init) => http2.fetch(server.url + path, init),
    client: (encoding) =>
      createClient((request) => http2.fetch(request.url, request), { baseUrl: server.url, encoding }),
    kept: () => Promise.resolve(server.ledger().length),
    close: async () => {
      http2.close();
      await server.close();
    },
  };
};
