import { screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { savedSettings, saveSettings } from '../../../../src/store/changes/settings.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import Settings from '../../../../src/ui/screens/settings/Settings.svelte';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

beforeEach(inAWideWindow);

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('with a full disk no field is typed into in vain, why stands above them, and what was typed before stays', async () => {
  const app = await anApp();
  const space = app.outpost.session.space;
  const user = app.show(Settings, '#/settings/you');
  const name = await screen.findByRole('textbox', { name: screens.settings.organisation.name });
  await user.type(name, 'Lakeside');
  space.tell(new StoreProblem('quota', 'No room'));
  const why = await screen.findByText(screens.assign.full);
  expect(isBefore(why, name)).toBe(true);
  expect(name).toBeDisabled();
  expect(name).toHaveValue('Lakeside');
  expect(screen.getByText(screens.settings.fullYet)).toBeVisible();
  expect(screen.queryByRole('button', { name: screens.settings.save })).toBeNull();
  space.tell(undefined);
  expect(await screen.findByRole('button', { name: screens.settings.save })).toBeVisible();
  expect(name).toBeEnabled();
  expect(name).toHaveValue('Lakeside');
  expect(why).not.toBeInTheDocument();
  space.tell(new StoreProblem('quota', 'No room'));
  location.hash = '#/settings/groups';
  const ways = await screen.findByRole('region', { name: screens.groups.ways });
  expect(ways).toHaveClass('full');
});

test('that someone else fills in the organisation is said before anything that could be done there', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/you');
  const link = await screen.findByText(screens.anotherDevice.paste);
  const says = screen.getByText(screens.settings.organisation.linkFillsIn);
  expect(isBefore(says, link)).toBe(true);
});

test('a way to add a group that is open keeps what is typed in it while there is no room', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/groups');
  await user.click(await screen.findByText(screens.groups.create.title));
  const name = () => within(document.querySelector<HTMLElement>('details[open]') ?? document.body);
  await user.type(name().getByRole('textbox', { name: screens.groups.create.name }), 'Lions');
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  const ways = screen.getByRole('region', { name: screens.groups.ways });
  await expect.poll(() => ways.classList.contains('full')).toBe(true);
  expect(name().getByRole('textbox', { name: screens.groups.create.name })).toHaveValue('Lions');
});

test('language and look can be chosen without room, and say how long that may last', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/look');
  await screen.findByRole('radio', { name: screens.settings.schemes.dark });
  expect(screen.queryByText(screens.settings.atOnceFull)).toBeNull();
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  // In the place of what holds otherwise.
  expect(await screen.findByText(screens.settings.atOnceFull)).toBeVisible();
  expect(screen.queryByText(screens.settings.atOnce)).toBeNull();
});

test('About says whom to ask, and where what is registered goes: to the server, or nowhere', async () => {
  const app = await anApp({ given: { organisationName: 'Lakeside Trust' } });
  app.show(Settings, '#/settings/about');
  expect(await screen.findByText('Ask Lakeside Trust, or the person who gave you Outpost.')).toBeVisible();
  expect(await screen.findByText(screens.sync.findings['no server'])).toBeVisible();
  expect(screen.getByText(screens.settings.about.loadsItself)).toBeVisible();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  const term = await screen.findByText(screens.settings.server.address);
  expect(term.nextElementSibling).toHaveTextContent('https://server.test');
  expect(screen.queryByText(screens.sync.findings['no server'])).toBeNull();
});

test('a tab that cannot read its settings claims of no server that it is not set, and says that it is old', async () => {
  const app = await anApp();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  app.show(Settings, '#/settings/about');
  expect(await screen.findByText(screens.settings.about.privacyOf.notRead)).toBeVisible();
  await savedSettings(app.store);
  expect(screen.queryByText(screens.sync.findings['no server'])).toBeNull();
  expect(screen.getByText(screens.settings.about.newerOpen)).toBeVisible();
});

test('how assessments are paid for comes before the country, which says what it is for only with prices', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  const prices = await screen.findByRole('radio', { name: 'Each assessment has a price' });
  const country = await screen.findByRole('combobox', { name: screens.settings.organisation.country });
  expect(isBefore(prices, country)).toBe(true);
  expect(screen.queryByText(/Prices use the currency/)).toBeNull();
  expect(screen.getByText(screens.settings.organisation.countryIs)).toBeVisible();
  await user.click(prices);
  expect(screen.getByText(/Prices use the currency of each person’s country\.$/)).toBeVisible();
});

test('language and look say that they need no button', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/look');
  expect(await screen.findByText(screens.settings.atOnce)).toBeVisible();
});

test('About says where Outpost is hosted, and has its facts before the way to the welcome, and licences behind both', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  const term = await screen.findByText(screens.settings.about.loadedFrom);
  expect(term.nextElementSibling).toHaveTextContent(new URL('./', document.baseURI).href);
  const welcome = screen.getByRole('button', { name: screens.settings.about.welcome });
  expect(isBefore(term, welcome)).toBe(true);
  expect(isBefore(welcome, screen.getByText(screens.settings.about.sources))).toBe(true);
});

test('from the welcome in the settings practice is reached by its screen, which asks about a key that the page would forget', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/about');
  await user.click(await screen.findByRole('button', { name: screens.settings.about.welcome }));
  await user.click(screen.getByRole('button', { name: first.firstSight.tryIt }));
  expect(location.hash).toBe('#/practice');
});

test.each([
  ['nothing answers', 'Not connected', 'stands out'],
  ['working', 'Connected', 'is quiet'],
] as const)('where %s, the list says "%s", which %s', async (finding, words, how) => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  const { sync } = app;
  if (!sync) throw new Error('This app cannot send');
  const state = { ...sync.state, connection: { finding, checkedAt: 0 } };
  Object.defineProperty(sync, 'state', { value: state });
  app.show(Settings, '#/settings/about');
  const list = await screen.findByRole('navigation', { name: first.titles.settings });
  const row = within(list).getByRole('link', { name: /^Server/ });
  await expect.poll(() => row.textContent).toContain(words);
  expect(row.querySelector('.urgent') !== null).toBe(how === 'stands out');
});

test('how assessments are paid for is not shown as chosen before someone has, also after a name is saved', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  const notChosen = new RegExp(`^${screens.settings.organisation.notChosen}`);
  const said = await screen.findByText(notChosen);
  expect(isBefore(said, screen.getByRole('radio', { name: /^No prices/ }))).toBe(true);
  await user.type(
    screen.getByRole('textbox', { name: screens.settings.organisation.name }),
    'Lakeside{Enter}',
  );
  await screen.findByText(screens.settings.saved);
  expect(screen.getByText(notChosen)).toBeVisible();
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
  const none = screen.getByRole('radio', { name: /^No prices/ });
  await user.click(none);
  // In its place, so that no choice moves under a thumb.
  expect(said).toHaveTextContent(screens.settings.organisation.contractHint);
  await user.click(screen.getByRole('button', { name: screens.settings.save }));
  await expect
    .poll(() => savedSettings(app.store))
    .toEqual({ organisationName: 'Lakeside', contract: 'other' });
  expect(none).toBeChecked();
});

test('where no one has set up this device, the link that fills in the organisation can be pasted there', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  const paste = await screen.findByText(screens.anotherDevice.paste);
  expect(paste).toHaveClass('primary');
  await user.type(screen.getByRole('textbox', { name: screens.settings.organisation.name }), 'Lakeside');
  expect(paste).not.toHaveClass('primary');
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  await expect.poll(() => paste.closest('[hidden]')).not.toBeNull();
});

test('where the organisation is filled in, no link is asked for there', async () => {
  const app = await anApp({ given: { organisationName: 'Lakeside Trust' } });
  app.show(Settings, '#/settings/you');
  expect(await screen.findByDisplayValue('Lakeside Trust')).toBeVisible();
  expect(screen.queryByText(screens.anotherDevice.paste)).toBeNull();
  expect(screen.queryByText(/A setup link fills it in/)).toBeNull();
});
