import { expect, test } from 'vitest';
import { createClient, type PageClient } from '../../src/api/client.ts';
import { lateClient } from '../../src/api/late-client.ts';

test('every call waits for the client, and then goes to the same endpoint', async () => {
  const asked: string[] = [];
  const endpointsOnly = createClient(
    ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return Promise.resolve(new Response('[]'));
    },
    { baseUrl: 'https://a.example', encoding: 'json' },
  );
  const real: PageClient = {
    ...endpointsOnly,
    together: (made) => made(endpointsOnly),
    ask: (request) => Promise.resolve(new Response(request.url)),
  };
  const calls = (client: PageClient) => [
    client.assessments(),
    client.assessment({ key: 'AI' }),
    client.createUser({ sex: 'F', country: 'KE', occupation: '2221' }),
    client.assign({ user_uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', auto_reserve: 1, auto_assign: [] }),
    client.occupationsInGroup({ int: 22 }),
    client.occupationsToDepth({ int: 1 }),
    client.occupations(),
    client.createGroup({ name: 'Nakuru 3', type: 'TEAM' }),
    client.together((inside) => inside.assessment({ key: 'TR' })),
  ];
  await Promise.all(calls(real));
  const expected = asked.splice(0);

  let come: (client: PageClient) => void = () => undefined;
  const waiting = calls(lateClient(new Promise<PageClient>((resolve) => (come = resolve))));
  expect(asked).toEqual([]);
  come(real);
  await Promise.all(waiting);
  expect(asked).toEqual(expected);
  expect(new Set(expected).size).toBe(9);
});

test('a late client can be handed through a promise before it has come', async () => {
  const late = lateClient(new Promise(() => undefined));
  expect(await Promise.resolve(late)).toBe(late);
});
