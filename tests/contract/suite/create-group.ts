import { describe, expect, test } from 'vitest';
import { GROUP_TYPE_LABELS } from '../../../src/contract/group-type-labels.ts';
import {
  broken,
  company,
  form,
  NO_ONE,
  on,
  person,
  type OpenHost,
} from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/groups/create';

/** The extension of the live service that the contract does not describe. */
export function describeCreateGroup(open: OpenHost): void {
  describe('creating a group', () => {
    test(
      'without a parent names the organisation and a null uuid',
      on(open, async (host) => {
        const response = await host.send(PATH, form({ name: ' Nakuru 4 ', type: 'TEAM' }));
        expect(await response.json()).toMatchObject({
          message: 'Group created',
          data: {
            ...{ name: 'Nakuru 4', type: 'TEAM' },
            // A database of several organisations has each name once.
            parent: { name: expect.stringMatching(/^Example Org/) as string, uuid: null },
          },
        });
      }),
    );

    test(
      'with a parent names it',
      on(open, async (host) => {
        const response = await host.send(
          PATH,
          form({ name: 'Nakuru 4', type: 'TEAM', parent_uuid: company.uuid }),
        );
        expect(await response.json()).toMatchObject({
          data: { parent: { name: company.name, uuid: company.uuid } },
        });
      }),
    );

    test.each(Object.entries(GROUP_TYPE_LABELS))(
      'of type %s shows the label “%s” in an assignment',
      (type, label) =>
        on(open, async (host) => {
          const client = host.client();
          const created = await client.createGroup({
            name: 'New',
            type: type as keyof typeof GROUP_TYPE_LABELS,
          });
          if (!created.ok) throw new Error(JSON.stringify(created.problems));
          const { uuid } = created.value.data;
          const user = await person(host, { group_uuid: uuid });
          const assigned = await client.assign({ user_uuid: user, group_uuid: uuid });
          expect(assigned).toMatchObject({
            value: { data: { member_of: { name: 'New', type: label, uuid } } },
          });
        })(),
    );

    test.each<[string, Record<string, string>, string[]]>([
      ['nothing', {}, ['/name name-missing', '/type type-missing']],
      ['an empty name', { name: '  ', type: 'TEAM' }, ['/name name-missing']],
      ['a label as the type', { name: 'x', type: 'Team' }, ['/type type-unknown']],
      [
        'a parent of no one',
        { name: 'x', type: 'TEAM', parent_uuid: NO_ONE },
        ['/parent_uuid group-unknown'],
      ],
    ])('is refused with %s', (_, fields, expected) =>
      on(open, async (host) => {
        expect(await broken(await host.send(PATH, form(fields)))).toEqual(expected);
        expect(await host.kept()).toBe(0);
      })(),
    );
  });
}
