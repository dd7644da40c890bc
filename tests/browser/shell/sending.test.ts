import { expect, onTestFinished, test } from 'vitest';
import { openAgain } from '../../../src/store/core/trouble/open-again.ts';
import { overNetwork, startSending } from '../../../src/shell/page/sending.ts';
import { saveSettings } from '../../../src/store/changes/settings.ts';
import { aDevice, aServer, settled, states } from '../sync/a-device.ts';

test('sending that begins while the database is closed throws nothing, and goes on once it is open again', async () => {
  const server = await aServer('keeping');
  const { store } = await aDevice(1);
  await saveSettings(store, { serverAddress: server.url });
  store.db.close();
  const beginning = startSending(store, {}, overNetwork());
  expect(await openAgain(store)).toBe(true);
  const sync = await beginning;
  onTestFinished(() => sync?.close());
  await sync?.key.set('a key for tests', { baseUrl: server.url, header: 'apikey' });
  await settled(store);
  expect(await states(store)).toEqual({ confirmed: 1 });
});
