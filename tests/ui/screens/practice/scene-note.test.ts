import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import { Practice } from '../../../../src/practice/open-practice.ts';
import { beginAnew, sceneLink, type SceneName } from '../../../../src/practice/scenes.ts';
import { memoryLocks } from '../../../support/parts/memory-locks.ts';
import { anApp } from '../../an-app.ts';
import SceneScreen from './SceneScreen.svelte';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

async function shown(scene: SceneName) {
  const app = await anApp();
  const { now, newId } = app.store;
  const unread = () => Promise.reject(new Error('Nothing is read here'));
  const name = `scene ${scene} ${crypto.randomUUID()}`;
  const practice = new Practice({ name, fetchJson: unread, locks: memoryLocks(), now, newId });
  onTestFinished(() => practice.server.close());
  await beginAnew(practice.server.db, scene);
  Object.assign(app.outpost, { practice });
  const user = app.showPart(SceneScreen, '#/', { practice });
  await screen.findByRole('region', { name: first.titles.tour });
  return { ...app, user };
}

test('once the network is back the scene says so, and leads on from where the button was', async () => {
  const { user } = await shown('offline');
  expect(await screen.findByText(screens.practice.show.scenes.offline.steps)).toBeVisible();
  expect(screen.queryByRole('link', { name: screens.practice.show.next })).toBeNull();
  await user.click(screen.getByRole('button', { name: screens.practice.show.networkBack }));
  expect(await screen.findByText(screens.practice.show.isBack)).toBeVisible();
  const next = screen.getByRole('link', { name: screens.practice.show.next });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('href', sceneLink('answer-lost'));
  expect(screen.queryByText(screens.practice.show.scenes.offline.steps)).toBeNull();
});

test('when a scene is ended, the heading of the screen has the focus', async () => {
  const { user } = await shown('rules');
  await user.click(await screen.findByRole('button', { name: screens.practice.show.end }));
  await expect.poll(() => screen.queryByRole('region', { name: first.titles.tour })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the last scene leads to no other', async () => {
  await shown('curl');
  expect(screen.queryByRole('link', { name: screens.practice.show.next })).toBeNull();
});
