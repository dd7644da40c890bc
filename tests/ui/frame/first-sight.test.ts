import { screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { canaryEntry } from '../../../src/domain/deployment.ts';
import App from '../../../src/ui/frame/App.svelte';
import Setup from '../../../src/ui/screens/setup/Setup.svelte';
import { anApp, heading, pressable } from '../an-app.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

type AnApp = Awaited<ReturnType<typeof anApp>>;

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out, so there is nowhere to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
});

/** The whole app over a device on which something may have been done before. */
async function opened(prepare: (app: AnApp) => unknown = () => undefined) {
  const app = await anApp();
  await prepare(app);
  const user = app.showPart(App, '#/', { outpost: app.outpost });
  await screen.findByRole('button', { name: first.register.save });
  return { ...app, user };
}

const filled = () => screen.getAllByRole('button').filter(({ classList }) => classList.contains('primary'));

const panel = () => screen.queryByRole('region', { name: first.firstSight.title });

test('an empty device says what this is beside its form, with three ways on, once', async () => {
  const { user, outpost, showPart } = await opened();
  const shown = within(await screen.findByRole('region', { name: first.firstSight.title }));
  expect(shown.getByRole('button', { name: first.firstSight.tryIt })).toBeVisible();
  expect(shown.getByRole('link', { name: first.firstSight.connect })).toHaveAttribute('href', '#/setup');
  // One filled button shows what comes next.
  const start = shown.getByRole('button', { name: first.firstSight.start });
  expect(filled()).toEqual([start]);
  await user.click(start);
  expect(panel()).toBeNull();
  expect(filled()).toEqual([screen.getByRole('button', { name: first.register.save })]);
  expect(screen.getByRole('radio', { name: first.fields.sexes.F }).closest('fieldset')).toContainElement(
    document.activeElement as HTMLElement,
  );
  document.body.replaceChildren();
  showPart(App, '#/', { outpost });
  await screen.findByRole('button', { name: first.register.save });
  expect(panel()).toBeNull();
});

test('it is said in the language that is chosen on it', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('region', { name: 'Bienvenue dans Outpost' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Commencer à inscrire' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English', pressed: false }));
  await screen.findByRole('region', { name: first.firstSight.title });
});

test('it is there with the form, before anything was fetched or read', async () => {
  const app = await anApp();
  app.showPart(App, '#/', { outpost: app.outpost });
  await Promise.resolve();
  // What comes later would push the form away under a thumb.
  await screen.findByRole('button', { name: first.register.save });
  expect(panel()).not.toBeNull();
});

test('the first person who is saved makes it go', async () => {
  const { aPerson } = await opened();
  expect(panel()).not.toBeNull();
  await aPerson();
  await expect.poll(panel).toBeNull();
});

test('whoever comes back sees none, not for a moment', async () => {
  await opened(({ store }) => {
    localStorage.setItem(canaryEntry(store.db.name), '12');
  });
  expect(panel()).toBeNull();
});

test('a device that was set up by a link has chosen', async () => {
  const app = await anApp();
  const user = app.show(Setup, '#/setup?organisation=Example+Org');
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  document.body.replaceChildren();
  app.showPart(App, '#/', { outpost: app.outpost });
  await screen.findByRole('button', { name: first.register.save });
  expect(panel()).toBeNull();
});

test('where the host has set the organisation, connecting asks for the key alone', async () => {
  const app = await anApp({
    given: { organisationName: 'Example Org', serverAddress: 'https://api.example.org' },
  });
  app.show(Setup, '#/setup');
  await heading(first.titles.setup);
  expect(await screen.findByText(screens.setup.isSetUp({ name: 'Example Org' }))).toBeVisible();
  expect(screen.getByRole('link', { name: screens.setup.enterKey })).toHaveAttribute(
    'href',
    '#/settings/server?key',
  );
});
