import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../src/domain/record/reference.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import { saveSettings } from '../../../src/store/changes/settings.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import Setup from '../../../src/ui/setup/Setup.svelte';
import { anApp, became } from '../an-app.ts';

const OLD = 'https://server.test';

test.each([
  [
    'goes to the new server where nothing was sent to the one before',
    false,
    'Then it goes to the new server.',
  ],
  ['is sent to the new server later where something was', true, 'You can send it to the new server later.'],
])('what is held %s', async (_, wasSent, said) => {
  const { store, aPerson, sent, show } = await anApp();
  await saveSettings(store, { serverAddress: OLD });
  await useProfile(store, { baseUrl: OLD });
  if (wasSent)
    await sent(await aPerson(), became.confirmed(serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')));
  await hold(store, [await aPerson()]);
  show(Setup, '#/setup?server=https://new.test');
  expect((await screen.findByText('1 on hold')).closest('li')).toHaveTextContent(
    `1 held. It stays as it is until you decide in Sync. ${said}`,
  );
});
