import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupType } from '../../../src/contract/group.ts';
import { localId, serverUuid } from '../../../src/domain/record/reference.ts';
import { readSetupLink } from '../../../src/organisation/setup/read-link.ts';
import { visible } from '../../../src/organisation/setup/visible-text.ts';
import { groupsForLink, setupLink } from '../../../src/organisation/setup/write-link.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/changes/settings.ts';
import type { GroupRow } from '../../../src/store/schema/group.ts';

const APP = 'https://app.example.org/sub/';
const UUID = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';

const settings: Settings = {
  ...DEFAULT_SETTINGS,
  organisationName: 'Example & Sons, Inc.',
  serverAddress: 'https://api.example.org',
};

test('a link is short enough to be read by eye', () => {
  expect(setupLink(APP, settings, [{ uuid: UUID, name: 'Nakuru 3', type: 'TEAM' }])).toBe(
    `${APP}#/setup?organisation=Example+%26+Sons,+Inc.&contract=other&server=https://api.example.org&header=apikey&encoding=form&group=${UUID},Nakuru+3,TEAM`,
  );
});

test('without a server nothing is said of its header and encoding, so that another device keeps its own', () => {
  expect(setupLink(APP, DEFAULT_SETTINGS, [])).toBe(`${APP}#/setup?contract=other`);
});

test('promises about the server and habits of this device are in no link', () => {
  const promising = {
    ...settings,
    idempotencyKey: true,
    retryNoReplyUsers: true,
    groupsCreate: true,
    parallel: 6,
  };
  expect(setupLink(APP, promising, [])).toBe(setupLink(APP, settings, []));
});

test('what is written is read again as it was, whatever the names are', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => visible(text).trim() !== '');
  const group = fc.record({ uuid: fc.uuid(), name, type: fc.constantFrom(...GroupType.def.values) });
  fc.assert(
    fc.property(name, fc.uniqueArray(group, { selector: ({ uuid }) => uuid }), (organisationName, groups) => {
      const { setup, problems, ignored } = readSetupLink(
        setupLink(APP, { ...settings, organisationName }, groups),
      );
      expect({ problems, ignored }).toEqual({ problems: [], ignored: [] });
      expect(setup.settings).toEqual({
        organisationName: visible(organisationName).trim(),
        contract: 'other',
        serverAddress: settings.serverAddress,
        serverHeader: 'apikey',
        encoding: 'form',
      });
      expect(setup.groups).toEqual(groups.map((one) => ({ ...one, name: visible(one.name).trim() })));
    }),
    { seed: 11 },
  );
});

test('groups of this device go by their UUID on the server, or not at all', () => {
  const row = (id: string, more: Partial<GroupRow>): GroupRow => ({
    id: localId(id),
    origin: 'settings',
    name: id,
    type: 'TEAM',
    createdAt: 0,
    ...more,
  });
  const linked = serverUuid(UUID);
  const rows = [
    row('of-the-server', { parentId: localId('made-here') }),
    row('made-here', { origin: 'device', serverUuid: linked }),
    row('not-yet-there', { origin: 'device' }),
  ];
  expect(groupsForLink(rows)).toEqual([
    { uuid: 'of-the-server', name: 'of-the-server', type: 'TEAM', parent_uuid: linked },
    { uuid: linked, name: 'made-here', type: 'TEAM' },
  ]);
});
