import { expect, onTestFinished, test } from 'vitest';
import { openAgain } from '../../../src/store/transaction/open-again.ts';
import { overNetwork, startSending } from '../../../src/page/sending.ts';
import { saveSettings } from '../../../src/store/changes/settings.ts';
import { aDevice, settled, states } from '../sync/a-device.ts';
import { aServer, KEY } from '../sync/a-server.ts';

test('sending that begins while the database is closed throws nothing, and goes on once it is open again', async () => {
  const server = await aServer('keeping', KEY);
  const device = await aDevice(1);
  const { store } = device;
  await saveSettings(store, { serverAddress: server.url });
  store.db.close();
  const beginning = startSending(store, {}, overNetwork());
  expect(await openAgain(store)).toBe(true);
  const sync = await beginning;
  onTestFinished(() => sync?.close());
  await sync?.key.set(KEY, { baseUrl: server.url, header: 'apikey' });
  await settled(device);
  expect(await states(device)).toEqual({ confirmed: 1 });
});
