import { describe, expect, test } from 'vitest';
import {
  company,
  json,
  on,
  person,
  team,
  type Host,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/user/assign';
const UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;

/** Assigns, and gives the whole answer. */
async function assign(host: Host, fields: Record<string, unknown>): Promise<unknown> {
  const response = await host.send(PATH, json(fields));
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  return answer;
}

const share = (data: unknown, country = 'KE') => ({
  country,
  assessment_each_price: 12.5,
  total_extras_price: 0,
  data,
});

/** What a good assignment is answered with. */
export function describeAssign(open: OpenHost): void {
  describe('assigning', () => {
    test(
      'answers with user, assignment and its assessments in order',
      on(open, async (host) => {
        const user = await person(host);
        const entries = [
          { key: 'PO', target: user },
          { key: 'AI', target: 'self' },
        ];
        const ofSelf = { assessment_context: 'self (f)', target_type: 'person', target_uuid: user };
        expect(await assign(host, { user_uuid: user, auto_reserve: 1, auto_assign: entries })).toStrictEqual({
          message: 'Assignment created',
          data: {
            user_uuid: user,
            assignments: {
              uuid: UUID,
              denomination_country: 'KE',
              assessments: [
                { assessment_key: 'PO', assessment_uuid: UUID, ...ofSelf },
                { assessment_key: 'AI', assessment_uuid: UUID, ...ofSelf },
              ],
            },
          },
        });
        expect(await host.kept()).toBe(2);
      }),
    );

    test(
      'takes the revenue-share shape where that is the contract',
      on(
        open,
        async (host) => {
          const user = await person(host, { sex: 'M' });
          const other = await person(host);
          const auto_assign = [
            share([
              { key: 'AI', target: 'self' },
              { key: 'ta', target: user.toUpperCase() },
            ]),
            share([{ key: 'AI', target: other }], 'ke'),
          ];
          expect(await assign(host, { user_uuid: user, auto_reserve: '1', auto_assign })).toMatchObject({
            data: {
              assignments: {
                denomination_country: 'KE',
                assessments: [
                  { assessment_key: 'AI', assessment_context: 'self (m)', target_uuid: user },
                  { assessment_key: 'TA', assessment_context: 'self (m)', target_uuid: user },
                  { assessment_key: 'AI', assessment_context: 'she', target_uuid: other },
                ],
              },
            },
          });
        },
        { contract: 'revenue-share' },
      ),
    );

    test.each([
      ['F', 'she'],
      ['M', 'he'],
    ] as const)('says of another person (%s): %s', (sex, context) =>
      on(open, async (host) => {
        const user = await person(host);
        const target = await person(host, { sex });
        const answer = await assign(host, {
          user_uuid: user,
          auto_reserve: 1,
          auto_assign: [{ key: 'TR', target }],
        });
        expect(answer).toMatchObject(oneAssessment(context, 'person', target));
      })(),
    );

    test.each<[string, { joined?: string; group_uuid?: string; target: string }, string]>([
      ['joined at creation', { joined: company.uuid, target: company.uuid }, 'we'],
      ['joined by this very call', { group_uuid: team.uuid, target: team.uuid }, 'we'],
      [
        'joined before another one',
        { joined: company.uuid, group_uuid: team.uuid, target: company.uuid },
        'we',
      ],
      ['never joined', { joined: company.uuid, target: team.uuid }, 'they'],
    ])('about a group %s: %j is %s', (_, { joined, group_uuid, target }, context) =>
      on(open, async (host) => {
        const user = await person(host, { group_uuid: joined });
        const fields = { user_uuid: user, auto_reserve: 1, auto_assign: [{ key: 'TB', target }], group_uuid };
        expect(await assign(host, fields)).toMatchObject(oneAssessment(context, 'group', target));
      })(),
    );

    test(
      'about a group that an earlier call joined is we',
      on(open, async (host) => {
        const user = await person(host);
        await assign(host, { user_uuid: user, group_uuid: team.uuid });
        const answer = await assign(host, {
          user_uuid: user,
          auto_reserve: 1,
          auto_assign: [{ key: 'TB', target: team.uuid }],
        });
        expect(answer).toMatchObject(oneAssessment('we', 'group', team.uuid));
      }),
    );

    test(
      'takes twelve assessments',
      on(open, async (host) => {
        const user = await person(host);
        const other = await person(host);
        const keys = ['AI', 'TA', 'AC', 'TX', 'AS', 'PO', 'TR', 'TB', 'TC', 'TL'];
        const auto_assign = [...keys.map((key) => ({ key, target: user })), ...pair(other)];
        const answer = await assign(host, { user_uuid: user, auto_reserve: 1, auto_assign });
        expect(answer).toMatchObject({
          data: { assignments: { assessments: auto_assign.map(({ key }) => ({ assessment_key: key })) } },
        });
      }),
    );

    test(
      'without auto_assign joins the group and assigns nothing',
      on(open, async (host) => {
        const user = await person(host);
        expect(await assign(host, { user_uuid: user, group_uuid: company.uuid })).toStrictEqual({
          message: 'Assignment created',
          data: {
            user_uuid: user,
            assignments: { uuid: UUID, denomination_country: 'KE', assessments: [] },
            member_of: { name: company.name, type: 'Company', uuid: company.uuid },
          },
        });
      }),
    );
  });

  describe('member_of of an assignment', () => {
    const fields = { auto_reserve: 1, auto_assign: [{ key: 'AI', target: 'self' }] };

    test.each<[string, string | undefined, string | undefined, unknown]>([
      ['is absent for a user without a group', undefined, undefined, undefined],
      [
        'is the group of the user, with the label of its type',
        company.uuid,
        undefined,
        { name: company.name, type: 'Company', uuid: company.uuid },
      ],
      [
        'is the group that the call joins',
        company.uuid,
        team.uuid,
        { name: team.name, type: 'Team', uuid: team.uuid },
      ],
    ])('%s', (_, joined, group_uuid, expected) =>
      on(open, async (host) => {
        const user = await person(host, { group_uuid: joined });
        const answer = await assign(host, { user_uuid: user, ...fields, group_uuid });
        expect((answer as { data: { member_of?: unknown } }).data.member_of).toEqual(expected);
      })(),
    );
  });

  test(
    'member_of is the group that was joined last, even when it had been joined before',
    on(open, async (host) => {
      const user = await person(host, { group_uuid: company.uuid });
      await assign(host, { user_uuid: user, group_uuid: team.uuid });
      await assign(host, { user_uuid: user, group_uuid: company.uuid });
      const auto_assign = [{ key: 'AI', target: 'self' }];
      const answer = await assign(host, { user_uuid: user, auto_reserve: 1, auto_assign });
      expect(answer).toMatchObject({ data: { member_of: { uuid: company.uuid } } });
    }),
  );

  describe('denomination_country', () => {
    const entry = { key: 'AI', target: 'self' };
    test.each([
      [
        'the country of the request under revenue share',
        { contract: 'revenue-share', country: 'GB' },
        [share([entry], 'TZ')],
        'TZ',
      ],
      [
        'the organisation’s country under other contracts',
        { contract: 'other', country: 'GB' },
        [entry],
        'GB',
      ],
      ['the user’s country where the organisation has none', { contract: 'other' }, [entry], 'KE'],
    ] as const)('is %s', (_, options, auto_assign, expected) =>
      on(
        open,
        async (host) => {
          const user = await person(host);
          const answer = await assign(host, { user_uuid: user, auto_reserve: 1, auto_assign });
          expect(answer).toMatchObject({ data: { assignments: { denomination_country: expected } } });
        },
        options,
      )(),
    );
  });
}

function oneAssessment(context: string, type: string, target: string): object {
  const assessment = { assessment_context: context, target_type: type, target_uuid: target };
  return { data: { assignments: { assessments: [assessment] } } };
}

function pair(target: string): { key: string; target: string }[] {
  return ['TR', 'TC'].map((key) => ({ key, target }));
}
