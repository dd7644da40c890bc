import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../src/server/start-server.ts';
import { rowsOf } from '../support/field-worker.ts';
import { allConfirmed, configure, KEY, sendingDevice, sendNow, states } from '../support/sending-device.ts';

const PEOPLE = 6;

async function referenceServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    key: KEY,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    closeConnections: true,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

describe('what was registered before a server was known', () => {
  test('arrives once each, with the server’s ids in every assignment, and the screen says so', async () => {
    const server = await referenceServer();
    const { page } = await sendingDevice(server, PEOPLE);
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);

    const users = await rowsOf(page, 'users');
    const accepted = server.ledger().map(({ operation }) => operation);
    expect(accepted.filter((operation) => operation === 'createUser')).toHaveLength(PEOPLE);
    expect(accepted.filter((operation) => operation === 'assign')).toHaveLength(PEOPLE);
    const local = users.map(({ id }) => String(id));
    expect(JSON.stringify(server.ledger())).not.toMatch(new RegExp(local.join('|')));
    await page.getByRole('row', { name: `confirmed ${PEOPLE} ${PEOPLE} ${PEOPLE * 2}` }).waitFor();
  });

  test('stays where it is while the key is refused, and goes once the key is right', async () => {
    const server = await referenceServer();
    const { page } = await sendingDevice(server, PEOPLE);
    await configure(page, server.url, 'another-key');
    await sendNow(page);
    await page
      .getByText(/refuse.* key|key.* refuse/i)
      .first()
      .waitFor();
    expect(server.ledger()).toEqual([]);
    expect(new Set(await states(page, 'users'))).toEqual(new Set(['waiting']));
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);
  });
});
