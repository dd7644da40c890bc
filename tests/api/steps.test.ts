import { expect, test } from 'vitest';
import { createHandler } from '../../src/api/handler.ts';
import { prefixDistance } from '../../src/catalogue/prefix-distance.ts';
import { createMemoryRecords } from '../../src/server/service/memory-records.ts';
import { hostileRequests } from '../support/parts/hostile-requests.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

/** Counts every call of an object's methods. */
function counted<Api extends object>(api: Api, count: () => void): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member === 'function') count();
      return member;
    },
  });
}

/** How often the handler asks its records and its catalogue while it answers one request. */
async function stepsFor(what: string, size: number): Promise<number> {
  const catalogue = await shippedCatalogue();
  let steps = 0;
  const count = () => (steps += 1);
  const handler = createHandler({
    ...catalogue,
    countries: counted(catalogue.countries, count),
    records: counted(createMemoryRecords(), count),
    organisation: () => Promise.resolve({ name: 'Example Org', contract: 'revenue-share' }),
    now: () => new Date('2026-03-01T09:00:00Z'),
    newId: () => '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  });
  const found = hostileRequests(size).find((one) => one.what === what);
  if (!found) throw new Error(`No hostile request is called ${what}`);
  await handler(new Request(`http://outpost.example${found.path}`, found.init));
  return steps;
}

test.each(hostileRequests(10).map(({ what }) => what))(
  'a request twice as large asks no more of records and catalogue: %s',
  async (what) => {
    const steps = await stepsFor(what, 5000);
    expect(await stepsFor(what, 10_000)).toBe(steps);
    expect(steps).toBeLessThan(500);
  },
);

/** A text that counts how often one of its letters is looked at. */
function watched(text: string, count: () => void): string {
  const letters = new Proxy(Object(text) as object, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count();
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return letters as unknown as string; // It has a text's length and letters, which is all that is asked of it.
}

test('comparing names takes steps in proportion to their letters', () => {
  const stepsOf = (length: number) => {
    let steps = 0;
    prefixDistance(
      watched('ab'.repeat(length), () => (steps += 1)),
      'ab'.repeat(length),
      2,
    );
    return steps;
  };
  expect(stepsOf(2000)).toBeGreaterThan(2000);
  expect(stepsOf(2000) / stepsOf(1000)).toBeLessThan(2.1);
});
