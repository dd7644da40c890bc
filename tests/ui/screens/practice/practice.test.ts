import { cleanup, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { Practice } from '../../../../src/practice/open-practice.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { resolveNoReply } from '../../../../src/sync/attempt/resolve-no-reply.ts';
import PracticeScreen from '../../../../src/ui/screens/practice/Practice.svelte';
import Tour from '../../../../src/ui/screens/practice/Tour.svelte';
import { memoryLocks } from '../../../support/parts/memory-locks.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as firstWords } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** The screen, of a device on which people were registered, before the server has its part of the story. */
async function untold(prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<unknown>) {
  const app = await anApp();
  await prepare(app);
  const { now, newId, db } = app.store;
  const unread = () => Promise.reject(new Error('Nothing is read here'));
  const practice = new Practice({ name: db.name, fetchJson: unread, locks: memoryLocks(), now, newId });
  Object.assign(app.outpost, { practice });
  app.show(PracticeScreen, '#/practice');
  await heading(firstWords.titles.practice);
  const tell = () => practice.server.db.notes.put({ key: 'story', value: true });
  return { ...app, practice, tell };
}

test('the server is compared only once it has its part of the story: before, it would seem to lack everyone', async () => {
  const { tell } = await untold(({ aPerson }) => aPerson());
  await atRest();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await tell();
  expect(await screen.findByRole('table')).toHaveTextContent(/1 person, 0 assignments/);
});

test('what happens when someone sends is chosen under a heading that reads on to what is chosen', async () => {
  await untold(({ aPerson }) => aPerson());
  const chosen = screen.getByRole('heading', { name: screens.practice.deck.chosen });
  expect(chosen).toBeVisible();
  expect(chosen.nextElementSibling).toHaveTextContent('Everything works');
  expect(screen.getByText(firstWords.fields.change)).toBeVisible();
  expect(screen.getByRole('group', { name: screens.practice.deck.title, hidden: true })).toBeInTheDocument();
});

test('a record that the two sides say different things of is marked, and no other', async () => {
  const { tell } = await untold(async ({ aPerson, sent }) => {
    await sent(await aPerson(), became.noReply);
    await sent(await aPerson(), became.confirmed(serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')));
    await aPerson();
  });
  await tell();
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(1);
  const marked = rows.filter(({ classList }) => classList.contains('disputed'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('no reply')]);
});

test('the filled button is the next thing to do: to decide where something is unknown, to send what is ready, else to register', async () => {
  const filled = () =>
    [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]
      .filter(({ classList }) => classList.contains('primary'))
      .map(({ textContent }) => textContent.trim());
  const { tell, aPerson, sent } = await untold(() => Promise.resolve());
  await tell();
  await screen.findByRole('table');
  expect(filled()).toEqual(['Register']);
  await sent(await aPerson(), became.noReply);
  await screen.findByText(screens.practice.page.noReply({ n: 1 }));
  expect(filled()).toEqual([screens.sync.next.noReply.act({ n: 1 })]);
  // A tab and the rail lead to Register.
  expect(screen.queryByRole('link', { name: firstWords.navigation.register })).toBeNull();
});

test('before practice is opened, the page says what practice has, what can be learned there, and where the scenes are', async () => {
  const app = await anApp();
  app.show(PracticeScreen, '#/practice');
  await heading('Practice');
  expect(screen.getByText(screens.practice.outside)).toBeVisible();
  expect(screen.getByRole('link', { name: firstWords.titles.more })).toHaveAttribute('href', '#/more');
  expect(screen.queryByText(/Nothing here is real/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: screens.practice.show.see })).toBeVisible();
});

test('that practice needs room first is said here and at the scenes', async () => {
  for (const [page, address] of [
    [PracticeScreen, '#/practice'],
    [Tour, '#/practice/show'],
  ] as const) {
    const app = await anApp();
    app.show(page, address);
    expect(screen.getAllByRole('link', { name: /^(Open practice mode|Start the demo)$/ })).not.toEqual([]);
    app.outpost.session.space.tell(new StoreProblem('quota', ''));
    expect(await screen.findByText(screens.practice.full)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Open practice mode|Start the demo)$/ })).toBeNull();
    // Nor is there a way to scenes that cannot start.
    expect(screen.queryByRole('link', { name: screens.practice.show.see })).toBeNull();
    cleanup();
  }
});

test('a record that was found after its first answer was lost says that, and not what one says that is still unknown', async () => {
  const { tell, practice, store } = await untold(async ({ aPerson, sent, store: theirs }) => {
    for (let nth = 0; nth < 3; nth += 1) await sent(await aPerson(), became.noReply);
    const found = await theirs.db.users.toCollection().first();
    if (found) await resolveNoReply(theirs, found.id, { say: 'arrived', uuid: '' });
  });
  const found = await store.db.users.toCollection().first();
  const op = await store.db.ops.filter(({ subjectId }) => subjectId === found?.id).first();
  const attempts = await store.db.attempts.toArray();
  const other = attempts.find(({ opId }) => opId !== op?.id);
  for (const [seq, id] of [attempts.find(({ opId }) => opId === op?.id)?.id, other?.id].entries())
    await practice.server.db.ledger.add({ seq: seq + 1, operation: 'createUser', attempt: id } as never);
  await tell();
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  const said = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent.trim()),
  );
  expect(said.toSorted()).toEqual([
    ['confirmed', screens.practice.page.foundLater],
    ['no reply', screens.practice.page.on['not there']],
    ['no reply', screens.practice.page.on['answer lost']],
  ]);
  const first = screen.getByText(screens.practice.page.noReply({ n: 2 })).parentElement;
  expect(first).toHaveTextContent('No reply for 2 records. 1 arrived, 1 did not.');
});

/* jsdom has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const given = { serverAddress: 'https://server.test' };

test.each([
  ['#/practice', PracticeScreen, 'Open practice mode', '?practice#/'],
  ['#/practice/show', Tour, 'Start the demo', '#/?practice&scene=offline'],
] as const)(
  'before a press at %s makes this page forget the key, it is asked where to open practice',
  async (address, page, name, leads) => {
    const app = await anApp({ given });
    const user = app.show(page, address);
    const [open] = await screen.findAllByRole('link', { name });
    if (!open) throw new Error('Nothing opens practice');
    expect(open).not.toHaveAttribute('aria-haspopup');
    await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
    await expect.poll(() => open).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(open);
    expect(screen.getByRole('dialog', { name: screens.practice.keyAsked.title })).toBeVisible();
    const newTab = screen.getByRole('link', { name: screens.practice.keyAsked.newTab });
    expect(newTab).toHaveAttribute('href', leads);
    expect(newTab).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: screens.practice.keyAsked.here })).not.toHaveAttribute('target');
  },
);

test('a key that is kept behind a passphrase is not lost, and nothing is asked', async () => {
  const app = await anApp({ given });
  app.show(PracticeScreen, '#/practice');
  await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
  const open = await screen.findByRole('link', { name: screens.practice.open });
  await expect.poll(() => open).toHaveAttribute('aria-haspopup', 'dialog');
  await app.sync?.key.remember('four words are enough');
  await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
  await expect.poll(() => open).not.toHaveAttribute('aria-haspopup');
});
