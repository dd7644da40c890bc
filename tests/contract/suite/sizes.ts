import { describe, expect, test } from 'vitest';
import { limits, shown } from '../../../src/contract/limits.ts';
import {
  broken,
  form,
  json,
  NO_ONE,
  on,
  person,
  refusalOf,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const USERS = '/api-v1/users/create';
const ASSIGN = '/api-v1/user/assign';
const good = { sex: 'F', country: 'KE', occupation: '2221' };
const query = new URLSearchParams(good).toString();

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const typed = (type: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: query,
});
const formOf = (body: string): RequestInit => ({ ...typed('application/x-www-form-urlencoded'), body });
const jsonOf = (body: string): RequestInit => ({ ...typed('application/json'), body });

/** Objects of a revenue share that break as many rules as they can. */
const brokenObjects = (count: number) =>
  json({
    user_uuid: NO_ONE,
    auto_assign: Array.from({ length: count }, () => ({ country: 'x', data: [{}] })),
  });

/** The caps of `limits.ts`: what is just within them, and what is just beyond. */
export function describeSizes(open: OpenHost): void {
  describe('sizes', () => {
    test.each<[string, string, RequestInit]>([
      ['200 fields', '', formOf(`${query}${'&a=1'.repeat(197)}`)],
      ['eight levels of JSON', '', jsonOf(`{"x":${nested(7)},${JSON.stringify(good).slice(1)}`)],
      ['brackets inside a text', '', jsonOf(`{"x":"\\"${nested(20_000)}",${JSON.stringify(good).slice(1)}`)],
      ['a long field that no one reads', '', form({ ...good, note: 'x'.repeat(100_000) })],
      ['an address of 16 KiB', `?x=${'y'.repeat(limits.address.most - USERS.length - 3)}`, form(good)],
    ])('%s are taken', (_, suffix, init) =>
      on(open, async (host) => {
        expect((await host.send(USERS + suffix, init)).status).toBe(200);
      })(),
    );

    test.each<[string, string, RequestInit, number, string[]]>([
      ['201 fields', '', formOf(`${query}${'&a=1'.repeat(198)}`), 422, [' fields-too-many']],
      [
        '200 fields in the body and one in the query',
        '?a',
        formOf(`${query}${'&a=1'.repeat(197)}`),
        422,
        [' fields-too-many'],
      ],
      ['120,000 fields', '', formOf('a&'.repeat(120_000)), 422, [' fields-too-many']],
      [
        '120,000 fields of JSON',
        '',
        jsonOf(`{${Array.from({ length: 20_000 }, (_, at) => `"a${at}":1`).join()}}`),
        422,
        [' fields-too-many'],
      ],
      ['nine levels of JSON', '', jsonOf(`{"x":${nested(8)}}`), 422, [' json-too-deep']],
      ['100,000 levels of JSON', '', jsonOf(`{"x":${nested(100_000)}}`), 422, [' json-too-deep']],
      [
        'a country of 2,001 letters',
        '',
        form({ ...good, country: 'x'.repeat(2001) }),
        422,
        ['/country text-too-long'],
      ],
      [
        'a country of 2,000 characters',
        '',
        form({ ...good, country: 'x'.repeat(2000) }),
        422,
        ['/country country-unknown'],
      ],
      ['a long query', `?${'a&'.repeat(20_000)}`, form(good), 414, [' address-too-long']],
      ['content type __proto__', '', typed('__proto__'), 415, [' content-type-unknown']],
      ['content type constructor', '', typed('constructor'), 415, [' content-type-unknown']],
    ])('%s are refused', (_, suffix, init, status, expected) =>
      on(open, async (host) => {
        const response = await host.send(USERS + suffix, init);
        expect(response.status).toBe(status);
        expect(await broken(response)).toEqual(expected);
        expect(await host.kept()).toBe(0);
      })(),
    );

    test(
      'an answer lists a hundred problems and counts the rest',
      on(
        open,
        async (host) => {
          const document = await refusalOf(await host.send(ASSIGN, brokenObjects(80)));
          // Three of each object and two of each entry; no confirmation, no one of that UUID, too many entries.
          const all = 80 * 5 + 3;
          expect(document.errors).toHaveLength(shown.problems);
          expect(document.more).toBe(all - shown.problems);
          expect(document.detail).toBe(`${all} things to put right, ${all - shown.problems} not listed`);
        },
        { contract: 'revenue-share' },
      ),
    );

    test(
      'behind the hundredth object and entry nothing is read',
      on(
        open,
        async (host) => {
          const many = await refusalOf(await host.send(ASSIGN, brokenObjects(4000)));
          expect((many.more ?? 0) + many.errors.length).toBe(100 * 5 + 4);
          const response = await host.send(ASSIGN, json({ user_uuid: await person(host), auto_assign: [] }));
          expect(await broken(response)).toEqual([
            '/auto_assign entries-none',
            '/auto_reserve reserve-missing',
          ]);
        },
        { contract: 'revenue-share' },
      ),
    );
  });
}
