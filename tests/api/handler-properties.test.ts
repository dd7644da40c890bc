import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpointNames, endpoints } from '../../src/contract/endpoints.ts';
import { ProblemDocument } from '../../src/contract/problem.ts';
import { match } from '../../src/api/route.ts';
import { company, NO_ONE, person, team, type Host } from '../support/hosts/contract-host.ts';
import { openHandler } from '../support/hosts/node-hosts.ts';
import { seedOf } from '../support/parts/seed.ts';

const seed = seedOf('tests/api/handler-properties');

/** Values that are right, nearly right, and nothing at all like it. */
const text = fc.oneof(
  fc.constantFrom(
    'M',
    'F',
    'KE',
    'UK',
    'ke',
    '2221',
    '0',
    '1',
    'self',
    'AI',
    'SK',
    '',
    ' ',
    '__proto__',
    NO_ONE,
  ),
  fc.constantFrom(
    company.uuid,
    team.uuid,
    '[]',
    '[{"key":"AI","target":"self"}]',
    '[{"data":[]}]',
    '{',
    'null',
  ),
  fc.string({ unit: 'binary' }),
);
const name = fc.oneof(
  fc.constantFrom('sex', 'country', 'occupation', 'group_uuid', 'user_uuid', 'auto_reserve', 'auto_assign'),
  fc.constantFrom('name', 'type', 'parent_uuid', '__proto__', 'constructor', 'toString'),
  fc.string(),
);
const entry = fc.record({ key: text, target: text, data: fc.anything() }, { requiredKeys: [] });
const value = fc.oneof(
  text,
  fc.constantFrom(0, 1, true, null),
  fc.array(entry, { maxLength: 14 }),
  fc.jsonValue(),
);
const pairs = fc.array(fc.tuple(name, fc.oneof(text, value)), { maxLength: 8 });

const body = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    pairs.map((given) => JSON.stringify(Object.fromEntries(given))),
  ),
  fc.tuple(fc.constant('application/json'), fc.json()),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    fc.array(fc.tuple(name, text), { maxLength: 8 }).map((given) => new URLSearchParams(given).toString()),
  ),
  fc.tuple(
    fc.constantFrom('multipart/form-data; boundary=x', 'application/json', 'text/html', 'x', 'a/b;c'),
    fc.string({ unit: 'binary' }),
  ),
);

const path = fc.oneof(
  fc.constantFrom(
    ...endpointNames.map((one) => endpoints[one].path.replace(':key', 'AI').replace(':int?', '2')),
  ),
  fc.string({ unit: 'binary' }).map((one) => `/api-v1/${encodeURIComponent(one)}`),
  fc.string().map((one) => `/api-v1/occupations/group/${one}`),
);

/** Sends whatever it is, and tells whether the answer was a contract answer or a problem document. */
async function judge(host: Host, where: string, init: RequestInit): Promise<'accepted' | 'refused'> {
  const response = await host.send(where, init);
  const { status } = response;
  const answered = await response.text();
  const found = match(new URL(`http://outpost.example${where}`).pathname);
  const bodiless = init.method === 'HEAD' || status === 204;
  if (bodiless) expect(answered).toBe('');
  if (status === 200 && !found) throw new Error(`${where} was answered although it is no endpoint`);
  if (status === 200 && found && !bodiless) endpoints[found.name].response.parse(JSON.parse(answered));
  if (status === 200) return 'accepted';
  expect([204, 400, 404, 405, 413, 415, 422]).toContain(status);
  if (!bodiless) expect(ProblemDocument.parse(JSON.parse(answered)).errors.length).toBeGreaterThan(0);
  return 'refused';
}

describe.each(['other', 'revenue-share'] as const)(
  'whatever is sent under a contract of type %s',
  (contract) => {
    test('the answer is a contract answer or a problem, and a refusal changes nothing', async () => {
      const host = await openHandler({ contract });
      await fc.assert(
        fc.asyncProperty(
          path,
          fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS'),
          body,
          async (where, method, [type, content]) => {
            const before = await host.kept();
            const bodiless = method === 'GET' || method === 'HEAD';
            const init = bodiless ? { method } : { method, headers: { 'content-type': type }, body: content };
            const verdict = await judge(host, where, init);
            const made = (await host.kept()) - before;
            expect(made).toBe(verdict === 'accepted' && method === 'POST' ? 1 : 0);
          },
        ),
        { ...seed, numRuns: 150 },
      );
    });

    test('fields near the rules are accepted or refused, and a refusal changes nothing', async () => {
      const host = await openHandler({ contract });
      const users = [await person(host), await person(host, { sex: 'M', group_uuid: team.uuid })];
      const target = fc.constantFrom('self', ...users, company.uuid, team.uuid, NO_ONE, 'me');
      const nearEntry = fc.record({ key: fc.constantFrom('AI', 'ta', 'TL', 'SK'), target });
      const nearEntries = fc.array(nearEntry, { maxLength: 5 });
      const nearShare = fc.record({
        country: fc.constantFrom('KE', 'ke', 'UK'),
        assessment_each_price: fc.constantFrom(1.5, '1.5'),
        total_extras_price: fc.constant(0),
        data: nearEntries,
      });
      const fields = fc.record(
        {
          user_uuid: fc.constantFrom(...users, NO_ONE),
          auto_reserve: fc.constantFrom(1, '1', 0),
          auto_assign: fc.oneof(nearEntries, fc.array(nearShare, { maxLength: 3 })),
          group_uuid: fc.constantFrom(company.uuid, team.uuid, NO_ONE),
        },
        { requiredKeys: ['user_uuid'] },
      );
      await fc.assert(
        fc.asyncProperty(fields, async (sent) => {
          const before = await host.kept();
          const init = {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(sent),
          };
          const verdict = await judge(host, '/api-v1/user/assign', init);
          expect((await host.kept()) - before).toBe(verdict === 'accepted' ? 1 : 0);
        }),
        { ...seed, numRuns: 400 },
      );
    });
  },
);
