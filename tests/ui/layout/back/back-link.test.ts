import { beforeEach, expect, test } from 'vitest';
import { Router } from '../../../../src/ui/app/router.svelte.ts';
import { backLink } from '../../../../src/ui/layout/back/back-link.ts';

/** Goes there as a link does, and waits until whoever listens has heard of it. */
async function go(hash: string): Promise<void> {
  const changed = new Promise((heard) => addEventListener('hashchange', heard, { once: true }));
  location.hash = hash;
  await changed;
}

beforeEach(() => {
  history.replaceState(null, '', '#/');
});

test('leads to the list with its filters, past the screens of the person', async () => {
  const router = new Router();
  await go('#/people?state=onHold&sort=-occupation');
  await go('#/people/1');
  expect(backLink(router)).toEqual({ address: '#/people?state=onHold&sort=-occupation', name: 'people' });
  await go('#/people/1/assign');
  await go('#/people/1');
  expect(backLink(router)).toEqual({ address: '#/people?state=onHold&sort=-occupation', name: 'people' });
});

test.for([
  ['#/sync', 'sync'],
  ['#/overview', 'overview'],
] as const)('from %s leads there', async ([hash, name]) => {
  const router = new Router();
  await go(hash);
  await go('#/people/1');
  expect(backLink(router)).toEqual({ address: hash, name });
});

test('passes over settings that were looked at on the way', async () => {
  const router = new Router();
  await go('#/people?state=noReply');
  await go('#/people/1');
  await go('#/settings/server');
  await go('#/people/2');
  expect(backLink(router)).toEqual({ address: '#/people?state=noReply', name: 'people' });
});

test('is kept by the entry of the history, for a reload', async () => {
  const router = new Router();
  await go('#/people?find=nurse');
  await go('#/people/1');
  backLink(router);
  expect(backLink({ cameFrom: undefined }).address).toBe('#/people?find=nurse');
});

test('leads to People where nothing is known', () => {
  expect(backLink({ cameFrom: undefined })).toEqual({ address: '#/people', name: 'people' });
});
