import { describe, expect, test } from 'vitest';
import {
  broken,
  company,
  form,
  json,
  on,
  person,
  refusalOf,
  type Host,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const USERS = '/api-v1/users/create';
const ASSIGN = '/api-v1/user/assign';
const good = { sex: 'F', country: 'KE', occupation: '2221' };

/** What is nearly right: letters that other languages fold together, and names that nearly name a field. */
export function describeLookalikes(open: OpenHost): void {
  describe('letters that look like others', () => {
    test.each(['ﬁ', 'ß', 'ſ', 'ı', 'ﬆ', 'KE\u0301', 'ＫＥ'])('are no country: “%s”', (country) =>
      on(open, async (host) => {
        expect(await broken(await host.send(USERS, form({ ...good, country })))).toEqual([
          '/country country-unknown',
        ]);
        expect(await host.kept()).toBe(0);
      })(),
    );

    test.each(['aı', 'Aſ', 'ﬁ', 'ＡＩ'])('are no assessment: “%s”', (key) =>
      on(open, async (host) => {
        const user_uuid = await person(host);
        const bought = { user_uuid, auto_reserve: 1, auto_assign: [{ key, target: 'self' }] };
        expect(await broken(await host.send(ASSIGN, json(bought)))).toEqual([
          '/auto_assign/0/key key-unknown',
        ]);
        expect((await host.send(`/api-v1/assessment/${key}`)).status).toBe(404);
        expect(await host.kept()).toBe(1);
      })(),
    );
  });

  describe('a field that looks like a known one', () => {
    test.each([
      ['auto_assign[0][key]', 'auto_assign'],
      ['auto_assign[]', 'auto_assign'],
      ['auto_assign.0.key', 'auto_assign'],
      ['/auto_assign/0/key', 'auto_assign'],
      ['Auto_Assign', 'auto_assign'],
      ['autoAssign', 'auto_assign'],
      ['auto-assign', 'auto_assign'],
      [' auto_assign ', 'auto_assign'],
      ['groupUuid', 'group_uuid'],
      ['AUTO_RESERVE', 'auto_reserve'],
    ])('is refused with the name that was meant: “%s”', (name, meant) =>
      on(open, async (host) => {
        const sent = { user_uuid: await person(host), group_uuid: company.uuid, [name]: 'AI' };
        for (const init of [form(sent), json(sent)]) await expectMisnamed(host, init, name, meant);
        expect(await host.kept()).toBe(1);
      })(),
    );

    test(
      'is refused inside auto_assign too',
      on(open, async (host) => {
        const auto_assign = [{ key: 'AI', target: 'self', Key: 'TA' }];
        const sent = { user_uuid: await person(host), auto_reserve: 1, auto_assign };
        expect(await broken(await host.send(ASSIGN, json(sent)))).toEqual([
          '/auto_assign/0/Key field-misnamed',
        ]);
      }),
    );

    test.each(['__proto__', 'constructor', 'toString', 'reference', 'sexé', 'auto', 'group'])(
      'is not seen in any other: “%s”',
      (name) =>
        on(open, async (host) => {
          expect((await host.send(USERS, form({ ...good, [name]: 'x' }))).status).toBe(200);
        })(),
    );

    test(
      'and is empty is as if it were not sent',
      on(open, async (host) => {
        expect((await host.send(USERS, form({ ...good, groupUuid: '' }))).status).toBe(200);
      }),
    );
  });
}

async function expectMisnamed(host: Host, init: RequestInit, name: string, meant: string): Promise<void> {
  const { errors } = await refusalOf(await host.send(ASSIGN, init));
  expect(errors).toMatchObject([{ pointer: `/${name.replaceAll('/', '~1')}`, rule: 'field-misnamed' }]);
  expect(errors[0]?.detail).toContain(`use ${meant}`);
}
