import { describe, expect, test } from 'vitest';
import { broken, company, on, person, type Host, type OpenHost } from '../../support/hosts/contract-host.ts';

const good = { sex: 'M', country: 'KE', occupation: '6111' };
const USERS = '/api-v1/users/create';
const ASSIGN = '/api-v1/user/assign';

const post = (type: string, body: BodyInit): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

function multipart(fields: Record<string, string | Blob>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body };
}

/** How fields may be written down, and what of it is refused. */
export function describeEncodings(open: OpenHost): void {
  describe('a body', () => {
    const query = new URLSearchParams(good).toString();
    test.each<[string, string, RequestInit]>([
      ['urlencoded', '', post('application/x-www-form-urlencoded', query)],
      ['urlencoded with a charset', '', post('Application/X-WWW-Form-Urlencoded; charset=UTF-8', query)],
      ['multipart', '', multipart(good)],
      ['JSON', '', post('application/json', JSON.stringify(good))],
      ['JSON with a charset', '', post('application/json;charset=utf-8', JSON.stringify(good))],
      ['a query string', `?${query}`, { method: 'POST' }],
      ['a query string with an empty form', `?${query}`, post('application/x-www-form-urlencoded', '')],
      [
        'half in the query, half in the body',
        '?sex=M&country=KE',
        post('application/json', '{"occupation":"6111"}'),
      ],
      ['a body beside an empty query', `?sex=&country=%20`, post('application/json', JSON.stringify(good))],
      [
        'a field that is empty once',
        '',
        post('application/x-www-form-urlencoded', `sex=&${query}&occupation=`),
      ],
    ])('is read as %s', (_, suffix, init) =>
      on(open, async (host) => {
        const response = await host.send(USERS + suffix, init);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({
          data: { sex: 'M', country: 'KE', occupation: { code: '6111' } },
        });
      })(),
    );

    const autoAssign = (userUuid: string) => [{ key: 'AI', target: userUuid }];
    test.each<[string, (userUuid: string) => [string, RequestInit]]>([
      ['urlencoded', (uuid) => ['', { method: 'POST', body: new URLSearchParams(texts(uuid)) }]],
      ['multipart', (uuid) => ['', multipart(texts(uuid))]],
      ['a query string', (uuid) => [`?${new URLSearchParams(texts(uuid)).toString()}`, { method: 'POST' }]],
      [
        'JSON with an array',
        (uuid) => ['', jsonPost({ user_uuid: uuid, auto_reserve: 1, auto_assign: autoAssign(uuid) })],
      ],
      [
        'JSON with JSON text',
        (uuid) => [
          '',
          jsonPost({ user_uuid: uuid, auto_reserve: '1', auto_assign: JSON.stringify(autoAssign(uuid)) }),
        ],
      ],
    ])('may carry auto_assign as %s', (_, write) =>
      on(open, async (host) => {
        const uuid = await person(host);
        const [suffix, init] = write(uuid);
        const response = await host.send(ASSIGN + suffix, init);
        expect(await response.json()).toMatchObject({
          data: { assignments: { assessments: [{ assessment_key: 'AI' }] } },
        });
      })(),
    );

    test.each<[string, number, string, RequestInit]>([
      ['malformed JSON', 400, 'body-unreadable', post('application/json', '{"sex":')],
      ['JSON that is an array', 400, 'body-not-object', post('application/json', '[]')],
      ['JSON that is null', 400, 'body-not-object', post('application/json', 'null')],
      ['JSON that is a text', 400, 'body-not-object', post('application/json', '"sex=M"')],
      [
        'bytes that are not UTF-8',
        400,
        'body-unreadable',
        post('application/json', new Uint8Array([0x22, 0xff, 0x22])),
      ],
      [
        'malformed multipart',
        400,
        'body-unreadable',
        post('multipart/form-data; boundary=x', 'no boundary here'),
      ],
      ['multipart without a boundary', 400, 'body-unreadable', post('multipart/form-data', 'x')],
      ['plain text', 415, 'content-type-unknown', post('text/plain', query)],
      ['XML', 415, 'content-type-unknown', post('application/xml', '<sex>M</sex>')],
      [
        'no content type',
        415,
        'content-type-unknown',
        { method: 'POST', body: new TextEncoder().encode(query) },
      ],
      ['300 KiB', 413, 'body-too-large', post('application/json', ' '.repeat(300 * 1024))],
      [
        '300 KiB of form',
        413,
        'body-too-large',
        post('application/x-www-form-urlencoded', `${query}&x=${'x'.repeat(300 * 1024)}`),
      ],
    ])('is refused when it is %s', (_, status, rule, init) =>
      on(open, async (host) => {
        const response = await host.send(USERS, init);
        expect(response.status).toBe(status);
        expect(await broken(response)).toEqual([` ${rule}`]);
        expect(await host.kept()).toBe(0);
      })(),
    );

    test.each([
      [256 * 1024, 200],
      [256 * 1024 + 1, 413],
    ])('of %i bytes is answered with %i', (length, status) =>
      on(open, async (host) => {
        const response = await host.send(
          USERS,
          post('application/json', JSON.stringify(good).padEnd(length)),
        );
        expect(response.status).toBe(status);
      })(),
    );

    test.each<[string, string, () => RequestInit]>([
      ['in a form', '', () => post('application/x-www-form-urlencoded', `${query}&sex=M`)],
      ['in multipart', '', () => twiceInMultipart()],
      ['in the query', `?${query}&sex=F`, () => ({ method: 'POST' })],
      ['in query and form', '?sex=M', () => post('application/x-www-form-urlencoded', query)],
      ['in query and JSON', '?sex=M', () => post('application/json', JSON.stringify(good))],
    ])('with a field sent twice %s is refused, whichever was meant', (_, suffix, init) =>
      on(open, async (host) => {
        expect(await broken(await host.send(USERS + suffix, init()))).toEqual(['/sex field-twice']);
        expect(await host.kept()).toBe(0);
      })(),
    );

    test(
      'of JSON with a name twice counts the last, because parsers do not tell',
      on(open, async (host) => {
        const body = '{"sex":"X","country":"KE","occupation":"6111","sex":"M"}';
        expect((await host.send(USERS, post('application/json', body))).status).toBe(200);
      }),
    );

    test(
      'with a file where text belongs is refused',
      on(open, async (host) => {
        const response = await host.send(USERS, multipart({ ...good, sex: new Blob(['M']) }));
        expect(await broken(response)).toEqual(['/sex sex-unknown']);
      }),
    );
  });

  describe('the client', () => {
    test.each(['form', 'json'] as const)('is understood in its encoding “%s”', (encoding) =>
      on(open, (host) => registerAndAssign(host, encoding))(),
    );
  });
}

function twiceInMultipart(): RequestInit {
  const body = new FormData();
  for (const [name, value] of [...Object.entries(good), ['sex', 'M'] as const]) body.append(name, value);
  return { method: 'POST', body };
}

async function registerAndAssign(host: Host, encoding: 'form' | 'json'): Promise<void> {
  const client = host.client(encoding);
  const created = await client.createUser({
    sex: 'M',
    country: 'KE',
    occupation: '6111',
    group_uuid: company.uuid,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  const { uuid } = created.value.data;
  const assigned = await client.assign({
    user_uuid: uuid,
    auto_reserve: 1,
    auto_assign: [{ key: 'TA', target: 'self' }],
  });
  expect(assigned).toMatchObject({
    ok: true,
    value: {
      data: { user_uuid: uuid, assignments: { assessments: [{ assessment_key: 'TA', target_uuid: uuid }] } },
    },
  });
}

function texts(uuid: string): Record<string, string> {
  return { user_uuid: uuid, auto_reserve: '1', auto_assign: JSON.stringify([{ key: 'AI', target: uuid }]) };
}

function jsonPost(fields: unknown): RequestInit {
  return post('application/json', JSON.stringify(fields));
}
