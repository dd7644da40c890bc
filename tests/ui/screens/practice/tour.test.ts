import { screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { sceneLink } from '../../../../src/practice/scenes.ts';
import { Practice } from '../../../../src/practice/open-practice.ts';
import PracticeBar from '../../../../src/ui/screens/practice/PracticeBar.svelte';
import Tour from '../../../../src/ui/screens/practice/Tour.svelte';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { memoryLocks } from '../../../support/parts/memory-locks.ts';
import { anApp, heading } from '../../an-app.ts';
import { messages as firstWords } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('that real records are not touched is said, and the scenes for programmers stand under a heading of their own', async () => {
  const app = await anApp();
  app.show(Tour, '#/practice/show');
  await heading(screens.practice.ways.tour);
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^1 ?Register offline/);
  const programmers = screen.getByRole('region', { name: screens.more.programmers });
  const forProgrammers = [first, ...others].map((scene) => programmers.contains(scene ?? null));
  expect(forProgrammers).toEqual([false, false, false, true, true]);
  expect(screen.getByText(screens.practice.show.untouched)).toBeVisible();
  // No one is known to be registered in practice.
  expect(screen.queryByText(/deletes/)).toBeNull();
});

test('a scene says which button brings the network back, and where its call is', async () => {
  const app = await anApp();
  app.show(Tour, '#/practice/show');
  await heading(screens.practice.ways.tour);
  expect(screen.getByText(/Press “Go back online”: the record is sent\.$/)).toBeVisible();
  expect(screen.getByText(/^1\. The console opens with wrong values\. 2\. Press “Send”/)).toBeVisible();
});

test('while the device has no room the scenes say what comes first, and offer no start', async () => {
  const app = await anApp();
  app.show(Tour, '#/practice/show');
  await heading(screens.practice.ways.tour);
  const [start] = screen.getAllByRole('link', { name: screens.practice.show.begin });
  expect(start).toHaveClass('primary');
  app.outpost.session.space.tell(new StoreProblem('quota', ''));
  expect(await screen.findByText(screens.practice.full)).toBeVisible();
  expect(screen.queryByRole('link', { name: screens.practice.show.begin })).toBeNull();
});

test('a link leads back to practice', async () => {
  const app = await anApp();
  app.show(Tour, '#/practice/show');
  await heading(screens.practice.ways.tour);
  expect(screen.getByRole('link', { name: firstWords.frame.practice })).toHaveAttribute('href', '#/practice');
});

/* jsdom has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** The bar over a scene that a link opens, in practice where these people were registered. */
async function withPeople(ids: readonly string[]) {
  const app = await practiceOf(ids);
  return { ...app, user: app.show(PracticeBar, sceneLink('offline').replace('practice&', '')) };
}

async function practiceOf(ids: readonly string[]) {
  const app = await anApp();
  const { now, newId, db } = app.store;
  const unread = () => Promise.reject(new Error('Nothing is read here'));
  const practice = new Practice({ name: db.name, fetchJson: unread, locks: memoryLocks(), now, newId });
  Object.assign(app.outpost, { practice });
  for (const id of ids) {
    const made = await app.aPerson();
    const row = await db.users.get(made);
    await db.users.delete(made);
    await db.users.add({ ...row, id } as never);
  }
  return app;
}

const STORY = ['5709a11d-0000-4000-8000-000000000001', '5709a11d-0000-4000-8000-000000000002'];

test.each([
  ['is said where someone registered people in practice', ['6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a']],
  ['is not said where no one did', []],
])('that a scene deletes people %s', async (_, own) => {
  const app = await practiceOf([...STORY, ...own]);
  app.show(Tour, '#/practice/show');
  await screen.findAllByRole('link', { name: screens.practice.show.begin });
  const warnings = screen.queryAllByText(
    /^You registered 1 person in practice\. Starting a demo deletes them\. /,
  );
  expect(warnings).toHaveLength(own.length);
});

test('a scene asks before it deletes what someone registered in practice, and leaves it where they keep it', async () => {
  const { user, store } = await withPeople([...STORY, '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a']);
  expect(await screen.findByRole('heading', { name: 'You registered 1 person in practice.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.practice.show.ask.keep }));
  expect(location.hash).toBe('#/practice/show');
  expect(await store.db.users.count()).toBe(3);
  expect(screen.queryByRole('button', { name: screens.practice.show.ask.start })).toBeNull();
});

test('the question goes with its address: who goes back to the screen before deletes nothing', async () => {
  await withPeople([...STORY, '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a']);
  await screen.findByRole('button', { name: screens.practice.show.ask.start });
  location.hash = '#/people';
  await expect.poll(() => screen.queryByRole('button', { name: screens.practice.show.ask.start })).toBeNull();
});
