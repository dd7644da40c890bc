import { expect, test } from 'vitest';
import { person } from '../support/hosts/contract-host.ts';
import { openHandler } from '../support/hosts/node-hosts.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

test('a user may live in each of the 249 assigned countries, and have each of the 619 codes', async () => {
  const host = await openHandler();
  const { countries, occupations } = await shippedCatalogue();
  for (const country of countries.codes) await person(host, { country });
  expect(await host.kept()).toBe(249);
  for (const { code } of occupations.all()) await person(host, { occupation: code });
  expect(await host.kept()).toBe(249 + 619);
});
