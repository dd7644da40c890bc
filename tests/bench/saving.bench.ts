import { startDevice } from './device-page/device.ts';
import { compare } from './measure.ts';

/** Saving a registration, in one strictly durable transaction and in the mirror, against the same writes in bare IndexedDB. */
const PEOPLE = 100;
const device = await startDevice();
try {
  await compare({
    title: `Saving a registration, mean of ${PEOPLE}, in ms`,
    ours: { name: 'Outpost', run: () => device.page.evaluate((count) => window.device.save(count), PEOPLE) },
    peer: {
      name: 'bare IndexedDB',
      run: () => device.page.evaluate((count) => window.device.saveBare(count), PEOPLE),
    },
    limit: 2,
    rounds: 9,
    seed: 1,
  });
  await compare({
    title: `Saving a registration with its mirror, mean of ${PEOPLE}, in ms`,
    ours: { name: 'with', run: () => device.page.evaluate((count) => window.device.save(count), PEOPLE) },
    peer: {
      name: 'without',
      run: () => device.page.evaluate((count) => window.device.saveOnce(count), PEOPLE),
    },
    limit: 1.2,
    rounds: 9,
    seed: 1,
  });
} finally {
  await device.close();
}
