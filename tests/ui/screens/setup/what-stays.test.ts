import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { saveSettings } from '../../../../src/store/changes/settings.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import Setup from '../../../../src/ui/screens/setup/Setup.svelte';
import { anApp, became } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const OLD = 'https://server.test';

test.each([
  ['goes to the new server where nothing was sent to the one before', false, screens.setup.allGoesTo],
  ['stays behind where something was', true, screens.setup.newGoTo],
])('what is held %s', async (_, wasSent, heading) => {
  const { store, aPerson, sent, show } = await anApp();
  await saveSettings(store, { serverAddress: OLD });
  await useProfile(store, { baseUrl: OLD });
  if (wasSent)
    await sent(await aPerson(), became.confirmed(serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')));
  await hold(store, [await aPerson()]);
  show(Setup, '#/setup?server=https://new.test');
  expect((await screen.findByText('1 on hold')).closest('li')).toHaveTextContent(
    `1 on hold ${screens.setup.unchanged}`,
  );
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
