import { describe, expect, test } from 'vitest';
import { settingChanges } from '../../src/organisation/own-settings.ts';

const deployment = { organisationName: 'Example Org', parallel: 4, groupsCreate: true };

describe('what is kept on the device', () => {
  test.each([
    ['what differs from config.json', { parallel: 2 }, { parallel: 2 }],
    ['nothing where config.json says the same', { parallel: 4 }, { parallel: undefined }],
    ['nothing where the default is the same', { encoding: 'form' }, { encoding: undefined }],
    ['what differs from the default', { encoding: 'json' }, { encoding: 'json' }],
    ['an emptied value that config.json fills', { organisationName: '' }, { organisationName: '' }],
    ['a switch that was turned off against config.json', { groupsCreate: false }, { groupsCreate: false }],
  ] as const)('is %s', (_, wanted, changes) => {
    expect(settingChanges(wanted, deployment)).toEqual(changes);
  });

  test('leaves alone what no one touched', () => {
    expect(settingChanges({}, deployment)).toEqual({});
  });
});
