import { screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import App from '../../../src/ui/frame/App.svelte';
import { anApp } from '../an-app.ts';

test('an address that no screen has says so, why that may be, and where to go on', async () => {
  vi.stubGlobal('scrollTo', () => undefined); // jsdom lays nothing out, so there is nowhere to scroll.
  const app = await anApp();
  app.showPart(App, '#/nowhere', { outpost: app.outpost });
  expect(await screen.findByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  expect(
    await screen.findByText(
      /^The link to it may be incomplete\. .* What you saved before is still on this device\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Register' })).toHaveAttribute('href', '#/');
});
