import { describe, expect, test } from 'vitest';
import {
  broken,
  company,
  json,
  NO_ONE,
  on,
  person,
  refusalOf,
  team,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/user/assign';
const entry = { key: 'AI', target: 'self' };
const terms = { country: 'KE', assessment_each_price: 12.5, total_extras_price: 3 };
const share = { ...terms, data: [entry] };

/** Thirteen pairs that differ. */
const thirteen = ['AI', 'TA', 'AC', 'TX', 'AS', 'PO', 'TR', 'TB', 'TC', 'TL']
  .map((key) => ({ key, target: 'self' }))
  .concat(['AI', 'TA', 'AC'].map((key) => ({ key, target: company.uuid })));

const aboutTeam = ({ key }: { key: string }) => ({ key, target: team.uuid });

type Refused = [what: string, fields: Record<string, unknown>, expected: string[]];

const aroundTheArray: Refused[] = [
  ['no user', { user_uuid: undefined }, ['/user_uuid user-missing']],
  ['a user that is no UUID', { user_uuid: '7' }, ['/user_uuid user-malformed']],
  ['a user of no one', { user_uuid: NO_ONE }, ['/user_uuid user-unknown']],
  ['a group as the user', { user_uuid: company.uuid }, ['/user_uuid user-unknown']],
  ['a group of no one', { group_uuid: NO_ONE }, ['/group_uuid group-unknown']],
  ['a group that is no UUID', { group_uuid: 'x' }, ['/group_uuid group-malformed']],
  ['no auto_reserve', { auto_reserve: undefined }, ['/auto_reserve reserve-missing']],
  ['auto_reserve 0', { auto_reserve: 0 }, ['/auto_reserve reserve-not-1']],
  ['auto_reserve "0"', { auto_reserve: '0' }, ['/auto_reserve reserve-not-1']],
  ['auto_reserve true', { auto_reserve: true }, ['/auto_reserve reserve-not-1']],
  ['auto_reserve "true"', { auto_reserve: 'true' }, ['/auto_reserve reserve-not-1']],
  ['auto_reserve 2', { auto_reserve: 2 }, ['/auto_reserve reserve-not-1']],
  ['nothing to do', { auto_assign: undefined, auto_reserve: undefined }, [' nothing-to-do']],
  ['a confirmation of nothing', { auto_assign: undefined }, [' nothing-to-do']],
  ['a denial of nothing', { auto_assign: undefined, auto_reserve: '0' }, [' nothing-to-do']],
  [
    'a confirmation that is none, of nothing',
    { auto_assign: undefined, auto_reserve: 2 },
    ['/auto_reserve reserve-not-1', ' nothing-to-do'],
  ],
  ['auto_assign that is not JSON', { auto_assign: '[{' }, ['/auto_assign auto-assign-not-json']],
  ['empty auto_assign', { auto_assign: '' }, [' nothing-to-do']],
  ['auto_assign that is an object', { auto_assign: entry }, ['/auto_assign auto-assign-not-array']],
  [
    'auto_assign that is JSON text of an object',
    { auto_assign: '{}' },
    ['/auto_assign auto-assign-not-array'],
  ],
  ['auto_assign that is JSON text of null', { auto_assign: 'null' }, ['/auto_assign auto-assign-not-array']],
];

const otherContracts: Refused[] = [
  ['no entries', { auto_assign: [] }, ['/auto_assign entries-none']],
  [
    'thirteen entries of which the last names no one',
    { auto_assign: [...thirteen.slice(1), { key: 'AI', target: NO_ONE }] },
    ['/auto_assign entries-too-many', '/auto_assign/12/target target-unknown'],
  ],
  [
    'a user and a target of the same no one',
    { user_uuid: NO_ONE, auto_assign: [{ key: 'AI', target: NO_ONE }] },
    ['/user_uuid user-unknown', '/auto_assign/0/target target-unknown'],
  ],
  ['thirteen entries', { auto_assign: thirteen }, ['/auto_assign entries-too-many']],
  [
    'thirteen entries of which only the last is about its target',
    {
      auto_assign: [
        ...thirteen.slice(0, 10),
        ...thirteen.slice(0, 2).map(aboutTeam),
        ...thirteen.slice(10, 11),
      ],
    },
    ['/auto_assign entries-too-many'],
  ],
  ['the revenue-share shape', { auto_assign: [share] }, ['/auto_assign auto-assign-shape']],
  [
    'entries that are no objects',
    { auto_assign: ['AI', null] },
    ['/auto_assign/0 entry-malformed', '/auto_assign/1 entry-malformed'],
  ],
  [
    'an entry without anything',
    { auto_assign: [{}] },
    ['/auto_assign/0/key key-missing', '/auto_assign/0/target target-missing'],
  ],
  ['a key of no assessment', { auto_assign: [{ ...entry, key: 'SK' }] }, ['/auto_assign/0/key key-unknown']],
  ['a key of three letters', { auto_assign: [{ ...entry, key: 'AIX' }] }, ['/auto_assign/0/key key-unknown']],
  ['a key that is no text', { auto_assign: [{ ...entry, key: 1 }] }, ['/auto_assign/0/key key-unknown']],
  [
    'a target that is neither self nor UUID',
    { auto_assign: [{ ...entry, target: 'me' }] },
    ['/auto_assign/0/target target-malformed'],
  ],
  [
    'a target of no one',
    { auto_assign: [entry, { ...entry, target: NO_ONE }] },
    ['/auto_assign/1/target target-unknown'],
  ],
  [
    'a pair twice',
    { auto_assign: [entry, { key: 'TA', target: 'self' }, entry] },
    ['/auto_assign/2 entry-repeated'],
  ],
  [
    'a pair twice, in other letters',
    { auto_assign: [entry, { ...entry, key: 'ai' }] },
    ['/auto_assign/1 entry-repeated'],
  ],
  [
    'everything at once',
    { user_uuid: NO_ONE, auto_reserve: 0, auto_assign: [{ key: 'SK', target: 'x' }, 7], group_uuid: NO_ONE },
    [
      '/auto_reserve reserve-not-1',
      '/auto_assign/0/target target-malformed',
      '/auto_assign/1 entry-malformed',
      '/user_uuid user-unknown',
      '/group_uuid group-unknown',
      '/auto_assign/0/key key-unknown',
    ],
  ],
];

const revenueShare: Refused[] = [
  ['no objects', { auto_assign: [] }, ['/auto_assign entries-none']],
  [
    'an object without entries and terms',
    { auto_assign: [{ country: 'ZZ', data: [] }] },
    [
      '/auto_assign/0/assessment_each_price price-missing',
      '/auto_assign/0/total_extras_price price-missing',
      '/auto_assign entries-none',
      '/auto_assign/0/country country-unknown',
    ],
  ],
  [
    'differing countries behind an object without one',
    {
      auto_assign: [
        { ...share, country: undefined },
        { ...share, data: [{ key: 'TA', target: 'self' }] },
        { ...share, country: 'TZ', data: [{ key: 'AC', target: 'self' }] },
      ],
    },
    ['/auto_assign/0/country country-missing', '/auto_assign/2/country countries-differ'],
  ],
  [
    'a country that is none before one that is',
    {
      auto_assign: [
        { ...share, country: 'ZZ' },
        { ...share, data: [{ key: 'TA', target: 'self' }] },
      ],
    },
    ['/auto_assign/0/country country-unknown'],
  ],
  ['an object without entries', { auto_assign: [{ ...share, data: [] }] }, ['/auto_assign entries-none']],
  [
    'thirteen entries over two objects',
    {
      auto_assign: [
        { ...share, data: thirteen.slice(0, 6) },
        { ...share, data: thirteen.slice(6) },
      ],
    },
    ['/auto_assign entries-too-many'],
  ],
  ['the shape of other contracts', { auto_assign: [entry] }, ['/auto_assign auto-assign-shape']],
  ['objects that are none', { auto_assign: ['KE'] }, ['/auto_assign/0 entry-malformed']],
  [
    'data that is no array',
    { auto_assign: [{ ...share, data: entry }] },
    ['/auto_assign/0/data entry-malformed'],
  ],
  [
    'an entry that is no object',
    { auto_assign: [{ ...share, data: ['AI'] }] },
    ['/auto_assign/0/data/0 entry-malformed'],
  ],
  [
    'an object without terms',
    { auto_assign: [{ data: [entry] }] },
    [
      '/auto_assign/0/country country-missing',
      '/auto_assign/0/assessment_each_price price-missing',
      '/auto_assign/0/total_extras_price price-missing',
    ],
  ],
  [
    'a price that is no number',
    { auto_assign: [{ ...share, assessment_each_price: '12.50' }] },
    ['/auto_assign/0/assessment_each_price price-malformed'],
  ],
  [
    'an unassigned country',
    { auto_assign: [{ ...share, country: 'UK' }] },
    ['/auto_assign/0/country country-unknown'],
  ],
  [
    'differing countries',
    { auto_assign: [share, { ...share, country: 'TZ', data: [{ key: 'TA', target: 'self' }] }] },
    ['/auto_assign/1/country countries-differ'],
  ],
  [
    'a pair twice over two objects',
    { auto_assign: [share, share] },
    ['/auto_assign/1/data/0 entry-repeated'],
  ],
  [
    'a target of no one',
    { auto_assign: [{ ...share, data: [{ ...entry, target: NO_ONE }] }] },
    ['/auto_assign/0/data/0/target target-unknown'],
  ],
];

/** What an assignment is refused for. */
export function describeAssignRules(open: OpenHost): void {
  describe.each([
    ['other', [...aroundTheArray, ...otherContracts], [entry]],
    ['revenue-share', [...aroundTheArray, ...revenueShare], [share]],
  ] as const)('assigning under a contract of type %s', (contract, cases, goodArray) => {
    test.each(cases)('is refused with %s', (_, fields, expected) =>
      on(
        open,
        async (host) => {
          const user = await person(host);
          const good = { user_uuid: user, auto_reserve: 1, auto_assign: goodArray };
          const response = await host.send(PATH, json({ ...good, ...fields }));
          expect(response.status).toBe(422);
          expect(await broken(response)).toEqual(expected);
          expect(await host.kept()).toBe(1);
        },
        { contract },
      )(),
    );

    test.each([1, '1'])('takes the confirmation as %j', (auto_reserve) =>
      on(
        open,
        async (host) => {
          const user = await person(host);
          const response = await host.send(
            PATH,
            json({ user_uuid: user, auto_reserve, auto_assign: goodArray }),
          );
          expect(response.status).toBe(200);
        },
        { contract },
      )(),
    );

    test(
      'names the shape that was expected',
      on(
        open,
        async (host) => {
          const wrong = contract === 'other' ? [share] : [entry];
          const response = await host.send(
            PATH,
            json({ user_uuid: NO_ONE, auto_reserve: 1, auto_assign: wrong }),
          );
          const { errors } = await refusalOf(response);
          expect(errors.find(({ rule }) => rule === 'auto-assign-shape')?.detail).toContain(
            contract === 'other' ? '[{key, target}]' : 'total_extras_price',
          );
        },
        { contract },
      ),
    );
  });

  test(
    'self and the user’s own UUID are the same target',
    on(open, async (host) => {
      const user = await person(host);
      const auto_assign = [entry, { ...entry, target: user.toUpperCase() }];
      const response = await host.send(PATH, json({ user_uuid: user, auto_reserve: 1, auto_assign }));
      expect(await broken(response)).toEqual(['/auto_assign/1 entry-repeated']);
    }),
  );

  test(
    'a refused call does not join the group either',
    on(open, async (host) => {
      const user = await person(host);
      const wrong = { user_uuid: user, group_uuid: company.uuid, auto_assign: [entry] };
      expect((await host.send(PATH, json(wrong))).status).toBe(422);
      const response = await host.send(
        PATH,
        json({ user_uuid: user, auto_reserve: 1, auto_assign: [entry] }),
      );
      expect(JSON.stringify(await response.json())).not.toContain('member_of');
    }),
  );
}
