import { expect, test } from 'vitest';
import { settingsThatHold, type Settings } from '../../../src/store/changes/settings.ts';

const ITS_SERVER = { serverAddress: 'https://api.example.org', closesConnections: true };

test.each<[string, Partial<Settings>, Partial<Settings>, boolean]>([
  ['for its server', ITS_SERVER, {}, true],
  ['where a person typed the same address', ITS_SERVER, { serverAddress: ITS_SERVER.serverAddress }, true],
  ['not for a server that a person set', ITS_SERVER, { serverAddress: 'https://other.example.org' }, false],
  ['not without a server', { closesConnections: true }, {}, false],
  ['not where the device says so alone', { serverAddress: ITS_SERVER.serverAddress }, ITS_SERVER, false],
])('that a server closes its connections is promised by config.json, %s', (_, deployment, saved, holds) => {
  expect(settingsThatHold(deployment, saved).closesConnections).toBe(holds);
});
