import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addOrganisation, listOrganisations } from '../../../../src/server/database/service/organisations.ts';
import { openStorage, type Place } from '../../../../src/server/database/storage/open.ts';
import { places } from '../../../support/hosts/persistent-server.ts';
import { startServerProcess } from '../../../support/hosts/server-process.ts';

const given = { now: () => new Date(), newId: randomUUID };

/** PostgreSQL's own name for the socket in its folder. */
const SOCKET = '.s.PGSQL.5432';

/** Stands between, and can be told to take what is sent and pass on nothing. */
async function behindProxy(place: Place): Promise<Place & { say: (nothing: boolean) => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'px-'));
  const to = new URL((place.url ?? '').replace('@/', '@localhost/'));
  const database = join(to.searchParams.get('host') ?? '', SOCKET);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(database);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => {
        if (!isSilent) other.write(bytes);
      });
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  await once(proxy.listen(join(folder, SOCKET)), 'listening');
  onTestFinished(async () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await rm(folder, { recursive: true });
  });
  to.searchParams.set('host', folder);
  const url = to.href.replace('@localhost/', '@/');
  return { data: place.data, url, say: (nothing) => (isSilent = nothing) };
}

describe('PostgreSQL', { tags: ['night'] }, () => {
  const place = places('PostgreSQL');
  const LONG = 600_000;
  const limits = {
    connectionTimeoutMillis: LONG,
    query_timeout: LONG,
    lock_timeout: LONG,
    idle_in_transaction_session_timeout: LONG,
  };

  test('that takes a connection and says nothing is not opened', async () => {
    const where = await behindProxy(await place());
    where.say(true);
    await expect(openStorage(where, { ...limits, connectionTimeoutMillis: 200 })).rejects.toThrow('timeout');
  });

  test('that says nothing any more makes a request fail, and is asked again later', async () => {
    const where = await behindProxy(await place());
    const storage = await openStorage(where, {
      ...limits,
      connectionTimeoutMillis: 2_000,
      query_timeout: 200,
    });
    const add = () => storage.transaction((trx) => addOrganisation(trx, given, { name: randomUUID() }));
    await add();
    where.say(true);
    // More than there are connections.
    const failed = await Promise.allSettled(Array.from({ length: 12 }, add));
    expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 'rejected'));
    where.say(false);
    await add();
    expect(await listOrganisations(storage.db)).toHaveLength(2);
    await storage.close();
  });

  test('makes a request fail that waits for a lock', async () => {
    const where = await place();
    const storage = await openStorage(where, { ...limits, lock_timeout: 200 });
    const add = (name: string, then: () => Promise<void>) =>
      storage.transaction(async (trx) => {
        await addOrganisation(trx, given, { name });
        await then();
      });
    await add('One', async () => {
      const waiting = add('One', () => Promise.resolve());
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    });
    await storage.close();
  });

  test('takes back what a machine has begun that says nothing any more', async () => {
    const where = await place();
    const behind = await behindProxy(where);
    const [lost, other] = [
      await openStorage(behind, { ...limits, idle_in_transaction_session_timeout: 200 }),
      await openStorage(where, limits),
    ];
    const losing = lost.transaction(async (trx) => {
      await addOrganisation(trx, given, { name: 'One' });
      behind.say(true);
      await addOrganisation(other.db, given, { name: 'One' });
      throw new Error('lost');
    });
    await expect(losing).rejects.toThrow('lost');
    expect(await listOrganisations(other.db)).toHaveLength(1);
    await Promise.all([lost.close(), other.close()]);
  });

  test('that says nothing any more does not keep a server from stopping', async () => {
    const where = await behindProxy(await place());
    const server = await startServerProcess(where);
    where.say(true);
    const asked = fetch(`${server.url}/healthz`).catch(() => undefined);
    await server.kill('SIGTERM');
    await asked;
  });
});
