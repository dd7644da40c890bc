import { describe, expect, test } from 'vitest';
import { endpointNames, endpoints } from '../../../src/contract/endpoints.ts';
import { broken, on, type OpenHost } from '../../support/hosts/contract-host.ts';

const paths = endpointNames.map((name) => {
  const { method, path } = endpoints[name];
  return { method, path: path.replace(':key', 'AI').replace(':int?', '1') };
});

export const UNKNOWN_PATHS = [
  '/api-v1/',
  '/api-v1/assessment',
  '/api-v1/assessment/',
  '/api-v1/assessments/',
  '/api-v1/assessments/AI',
  '/api-v1/occupations/group/3/4',
  '/api-v1/occupations/groups',
  '/api-v1/users',
  '/api-v1/user/create',
  '/api-v1/constructor',
];

/** Paths and methods, for every row of the endpoint table. */
export function describePaths(open: OpenHost): void {
  describe('paths and methods', () => {
    unknown(open, UNKNOWN_PATHS);

    test.each(paths)('$path refuses every method but $method, and says which it allows', ({ method, path }) =>
      on(open, async (host) => {
        const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'FOO'].filter((other) => other !== method);
        for (const other of method === 'GET' ? wrong : [...wrong, 'HEAD']) {
          const response = await host.send(path, { method: other });
          expect(response.status).toBe(405);
          expect(response.headers.get('allow')?.split(', ')).toContain(method);
          if (other !== 'HEAD') expect(await broken(response)).toEqual([' method-unknown']);
        }
        expect(await host.kept()).toBe(0);
      })(),
    );

    test.each(paths)('$path says with OPTIONS that it allows $method', ({ method, path }) =>
      on(open, async (host) => {
        const response = await host.send(path, { method: 'OPTIONS' });
        expect(response.status).toBe(204);
        expect(response.headers.get('allow')?.split(', ')).toContain(method);
      })(),
    );

    test.each(paths.filter(({ method }) => method === 'GET'))(
      '$path answers HEAD like GET, without a body',
      ({ path }) =>
        on(open, async (host) => {
          const response = await host.send(path, { method: 'HEAD' });
          expect(response.status).toBe(200);
          expect(response.headers.get('content-type')).toContain('application/json');
          expect(await response.text()).toBe('');
        })(),
    );
  });
}

/**
 * What lies beside `/api-v1/`, for hosts that are the service and nothing else. In the service worker it is the business of
 * whoever hosts the app.
 */
export function describePathsBeside(open: OpenHost): void {
  describe('paths beside /api-v1/', () => {
    unknown(open, ['/api-v2/assessments', '/API-V1/assessments']);

    test(
      'the base address may hold a path of its own',
      on(open, async (host) => {
        expect((await host.send('/some/sub/path/api-v1/assessments')).status).toBe(200);
      }),
    );
  });
}

function unknown(open: OpenHost, unknownPaths: readonly string[]): void {
  test.each(unknownPaths)('an unknown path is refused with 404: %s', (path) =>
    on(open, async (host) => {
      const response = await host.send(path);
      expect(response.status).toBe(404);
      expect(await broken(response)).toEqual([' path-unknown']);
    })(),
  );
}
