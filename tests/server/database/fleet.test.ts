import { describe, expect, test } from 'vitest';
import {
  DATABASES,
  places,
  postgresAtNight,
  startPersistentServer,
} from '../../support/hosts/persistent-server.ts';
import { Fleet } from '../../support/parts/fleet.ts';

describe.each(DATABASES)('many devices that regain the network at the same moment, with %s', (kind) => {
  const place = places(kind);

  async function regain(devices: number, each: number) {
    const server = await startPersistentServer(await place());
    const { key, organisationId } = await server.join();
    const fleet = await Fleet.open(`fleet ${kind} ${devices}`, devices, { url: server.url, key });
    await fleet.register(each);
    await fleet.regainNetwork();
    const rows = await server.storage.db
      .selectFrom('users')
      .select(['device', 'receipt'])
      .where('organisation_id', '=', organisationId)
      .execute();
    expect(await fleet.outcome()).toEqual({ confirmed: devices * each, other: 0 });
    // Each record of each device once.
    expect(rows).toHaveLength(devices * each);
    expect(new Set(rows.map(({ device, receipt }) => `${device} ${receipt}`)).size).toBe(devices * each);
    await fleet.close();
    await server.stop();
  }

  test('lose nothing and send nothing twice', postgresAtNight(kind), () => regain(5, 10));

  test(
    // `npm run bench server` has a hundred of them.
    'lose nothing and send nothing twice, twenty of them with 200 records each',
    { tags: ['night'], timeout: 3_600_000 },
    () => regain(20, 200),
  );
});
