import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import App from '../../../../src/ui/frame/App.svelte';
import { countOutsideCopy } from '../../../../src/copies/only-here.ts';
import { readCounters } from '../../../../src/store/transaction/counters.ts';
import { Disk } from '../../../store/disk.ts';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

beforeEach(() => {
  // jsdom lays nothing out, so there is nowhere to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
});

async function onAFullDisk(address: string) {
  const app = await anApp();
  const id = await app.aPerson();
  new Disk(app.store.db.name).isFull = true;
  app.showPart(App, address.replace('<id>', id), { outpost: app.outpost });
  return screen.findByRole('heading', { level: 1 });
}

const SAYS_SO = 'a full disk is said above the heading, before anything is saved, at %s';
// By day one screen of each kind: the frame around all of them says it.
test.each(['#/people', '#/people/<id>', '#/sync', '#/settings/device', '#/nowhere'])(
  SAYS_SO,
  saysThatItIsFull,
);
test.each([
  '#/people/<id>/assign',
  '#/setup?server=https://new.test',
  '#/settings/you',
  '#/settings/groups',
  '#/settings/look',
  '#/settings/server',
  '#/assessments/AI',
  '#/occupations/2221',
  '#/practice',
  '#/practice/show',
  '#/settings/about',
  '#/more',
  '#/api',
  '#/overview',
  '#/assessments',
  '#/occupations',
])(SAYS_SO, { tags: ['night'] }, saysThatItIsFull);

async function saysThatItIsFull(address: string): Promise<void> {
  const heading = await onAFullDisk(address);
  const note = await screen.findByRole('alert');
  const { title } = screens.storageTrouble.quota;
  expect(note.textContent.trim()).toBe(`${title} ${screens.full.now} ${screens.full.freeUpSpace}`);
  expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

test('people who are opened one after another cost a write a minute, and are told what another screen has found', async () => {
  const app = await anApp();
  const id = await app.aPerson();
  const disk = new Disk(app.store.db.name);
  app.showPart(App, '#/people', { outpost: app.outpost });
  await screen.findByRole('heading', { level: 1, name: first.titles.people });
  await expect.poll(() => app.outpost.session.space.triedAt).toBeGreaterThan(0);
  disk.isFull = true;
  const { triedAt } = app.outpost.session.space;
  app.outpost.router.go('person', { id });
  await screen.findByRole('link', { name: 'Back to People' });
  expect([app.outpost.session.space.triedAt, screen.queryByText(screens.storageTrouble.quota.title)]).toEqual(
    [triedAt, null],
  );
  app.outpost.router.go('assign', { id });
  await screen.findByText(screens.storageTrouble.quota.title);
  app.outpost.router.go('person', { id });
  await screen.findByRole('link', { name: 'Back to People' });
  expect(await screen.findByText(screens.storageTrouble.quota.title)).toBeVisible();
});

test('that there is no room is not said of a device where someone has made room since', async () => {
  const app = await anApp();
  app.outpost.session.space.tell(new StoreProblem('quota', 'The disk is full'));
  app.showPart(App, '#/people', { outpost: app.outpost });
  await screen.findByRole('heading', { level: 1, name: first.titles.people });
  expect(screen.queryByText(screens.storageTrouble.quota.title)).not.toBeInTheDocument();
  await expect.poll(() => app.outpost.session.space.isFull).toBe(false);
});

test('a press looks again for room: it says when there is still none, and keeps the focus when there is', async () => {
  const app = await anApp();
  const disk = new Disk(app.store.db.name);
  disk.isFull = true;
  app.showPart(App, '#/settings/groups', { outpost: app.outpost });
  const button = await screen.findByRole('button', { name: screens.full.checkAgain });
  const user = userEvent.setup();
  await user.click(button);
  expect(await screen.findByText(screens.full.still)).toBeVisible();
  expect(button).toHaveFocus();
  disk.isFull = false;
  await user.click(button);
  const note = await screen.findByText(screens.full.over);
  expect(screen.queryByText(screens.storageTrouble.quota.title)).not.toBeInTheDocument();
  expect(note).toHaveRole('status');
  expect(note).toHaveFocus();
});

test('a full disk leads to a backup where records are only here, on the screen that makes it to the button there', async () => {
  await onAFullDisk('#/settings/groups');
  const link = await screen.findByRole('link', { name: screens.copies.make });
  expect(link).toHaveAttribute('href', '#/settings/device');
  const user = userEvent.setup();
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: first.titles.device });
  const own = () => document.getElementById('make-backup');
  await expect.poll(own).toBeVisible();
  const [above] = await screen.findAllByRole('button', { name: screens.copies.make });
  if (!above || above === own()) throw new Error('The banner has no button');
  await user.click(above);
  expect(own()).toHaveFocus();
  expect(screen.queryByRole('link', { name: screens.copies.make })).not.toBeInTheDocument();
});

test('a full disk leads to no backup where a file outside has every record', async () => {
  const app = await anApp();
  await app.aPerson();
  const { journalSeq } = await readCounters(app.store.db);
  await countOutsideCopy(app.store, { journalSeq, at: Date.now(), how: 'a person has it' });
  new Disk(app.store.db.name).isFull = true;
  app.showPart(App, '#/more', { outpost: app.outpost });
  await screen.findByText(screens.storageTrouble.quota.title);
  expect(screen.queryByRole('link', { name: screens.copies.make })).not.toBeInTheDocument();
});
