import { describe, expect, test } from 'vitest';
import {
  broken,
  company,
  form,
  json,
  NO_ONE,
  on,
  refusalOf,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/users/create';
const good = { sex: 'F', country: 'KE', occupation: '2221' };

export function describeCreateUser(open: OpenHost): void {
  describe('creating a user', () => {
    test(
      'answers with the user, the occupation by its name, and no member_of',
      on(open, async (host) => {
        const response = await host.send(PATH, form(good));
        expect(response.status).toBe(200);
        expect(await response.json()).toStrictEqual({
          message: 'User created',
          data: {
            uuid: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
            sex: 'F',
            occupation: { code: '2221', name: 'Nursing professionals' },
            country: 'KE',
          },
        });
      }),
    );

    test(
      'joins the group that is given, which then is member_of without a type',
      on(open, async (host) => {
        const response = await host.send(PATH, form({ ...good, group_uuid: company.uuid.toUpperCase() }));
        expect(await response.json()).toMatchObject({
          data: { member_of: { name: company.name, uuid: company.uuid } },
        });
      }),
    );

    test.each([
      ['1', 'Managers'],
      ['22', 'Health professionals'],
      ['222', 'Nursing and midwifery professionals'],
      ['0110', 'Commissioned armed forces officers'],
    ])('takes every code in the listings: %s', (occupation, name) =>
      on(open, async (host) => {
        const response = await host.send(PATH, form({ ...good, occupation }));
        expect(await response.json()).toMatchObject({ data: { occupation: { code: occupation, name } } });
      })(),
    );

    test.each([
      ['digits as a JSON number for the occupation', { occupation: 2221 }],
      ['an empty group, as if none were sent', { group_uuid: '' }],
      ['blanks for a group, as if none were sent', { group_uuid: ' \t' }],
      [
        'blanks around everything',
        { sex: ' F ', country: ' ke', occupation: '2221\n', group_uuid: ` ${company.uuid} ` },
      ],
    ])('takes %s', (_, fields) =>
      on(open, async (host) => {
        const response = await host.send(PATH, json({ ...good, ...fields }));
        expect(await response.json()).toMatchObject({
          data: { sex: 'F', country: 'KE', occupation: { code: '2221' } },
        });
      })(),
    );

    test.each(['ke', 'Ke', ' KE '])('writes the country in upper case: “%s”', (country) =>
      on(open, async (host) => {
        const response = await host.send(PATH, form({ ...good, country }));
        expect(await response.json()).toMatchObject({ data: { country: 'KE' } });
      })(),
    );

    test.each<[string, Record<string, unknown>, string]>([
      ['no sex', { sex: undefined }, '/sex sex-missing'],
      ['an empty sex', { sex: '' }, '/sex sex-missing'],
      ['another sex', { sex: 'X' }, '/sex sex-unknown'],
      ['a sex in lower case', { sex: 'f' }, '/sex sex-unknown'],
      ['a sex that is no text', { sex: ['F'] }, '/sex sex-unknown'],
      ['no country', { country: undefined }, '/country country-missing'],
      ['a null country', { country: null }, '/country country-missing'],
      ['an unassigned country', { country: 'XX' }, '/country country-unknown'],
      ['a country that ICU knows and ISO does not', { country: 'XK' }, '/country country-unknown'],
      ['a three-letter country', { country: 'KEN' }, '/country country-unknown'],
      ['a country that is no text', { country: 254 }, '/country country-unknown'],
      ['no occupation', { occupation: undefined }, '/occupation occupation-missing'],
      ['an occupation that is in no listing', { occupation: '2299' }, '/occupation occupation-unknown'],
      ['five digits', { occupation: '22211' }, '/occupation occupation-unknown'],
      ['an occupation by name', { occupation: 'Nurse' }, '/occupation occupation-unknown'],
      ['a fraction as an occupation', { occupation: 2221.5 }, '/occupation occupation-unknown'],
      ['a negative occupation', { occupation: -2221 }, '/occupation occupation-unknown'],
      ['a group of no one', { group_uuid: NO_ONE }, '/group_uuid group-unknown'],
      ['a group that is no UUID', { group_uuid: 'Nakuru 3' }, '/group_uuid group-malformed'],
    ])('refuses %s', (_, wrong, expected) =>
      on(open, async (host) => {
        const response = await host.send(PATH, json({ ...good, ...wrong }));
        expect(response.status).toBe(422);
        expect(await broken(response)).toEqual([expected]);
        expect(await host.kept()).toBe(0);
      })(),
    );

    test.each([
      ['UK', 'GB (United Kingdom)'],
      ['uk', 'GB (United Kingdom)'],
      ['England', 'GB (United Kingdom)'],
    ])('refuses %s as a country and suggests %s', (country, suggestion) =>
      on(open, async (host) => {
        const { errors } = await refusalOf(await host.send(PATH, form({ ...good, country })));
        expect(errors).toMatchObject([{ pointer: '/country', rule: 'country-unknown' }]);
        expect(errors[0]?.detail).toContain(suggestion);
      })(),
    );

    test(
      'reports every problem at once, those of shape and those that need facts',
      on(open, async (host) => {
        const wrong = { sex: 'X', country: 'UK', occupation: '9999', group_uuid: NO_ONE };
        expect(await broken(await host.send(PATH, form(wrong)))).toEqual([
          '/sex sex-unknown',
          '/country country-unknown',
          '/occupation occupation-unknown',
          '/group_uuid group-unknown',
        ]);
        expect(await broken(await host.send(PATH, form({ group_uuid: 'x' })))).toEqual([
          '/sex sex-missing',
          '/country country-missing',
          '/occupation occupation-missing',
          '/group_uuid group-malformed',
        ]);
      }),
    );

    test(
      'ignores fields that the contract does not name',
      on(open, async (host) => {
        const response = await host.send(PATH, form({ ...good, reference: 'Anna', __proto__: 'x' }));
        expect(response.status).toBe(200);
        expect(JSON.stringify(await response.json())).not.toContain('Anna');
      }),
    );
  });
}
