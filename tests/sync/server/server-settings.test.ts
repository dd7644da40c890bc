import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/store/changes/settings.ts';
import { NO_SERVER, serverSettings } from '../../../src/sync/server/server-settings.ts';

test('people go four at a time where no one has set anything', () => {
  expect(serverSettings(DEFAULT_SETTINGS)).toEqual(NO_SERVER);
  expect(NO_SERVER.parallel).toBe(4);
});
