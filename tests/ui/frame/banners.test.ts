import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Banners from '../../../src/ui/frame/Banners.svelte';
import { TroubleState } from '../../../src/ui/app/boot.svelte.ts';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { anApp } from '../an-app.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

async function anAppThatLost(count: number) {
  const app = await anApp();
  const said: string[] = [];
  const trouble = new TroubleState();
  trouble.lost = count;
  app.outpost.trouble = trouble;
  app.outpost.canary = {
    acknowledge: () => Promise.resolve(void said.push('read')),
    forget: () => void said.push('forgotten'),
  };
  return { user: app.show(Banners, '#/'), said };
}

test('records that the browser erased are told with their number, until a person says that it was read', async () => {
  const { user, said } = await anAppThatLost(12);
  expect(screen.getByRole('alert')).toHaveTextContent(screens.banners.erased({ n: 12 }));
  expect(said).toEqual([]);
  await user.click(screen.getByRole('button', { name: screens.banners.erasedRead }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(said).toEqual(['read']);
});

test('where a newer version has the storage it is said once to load again', async () => {
  const app = await anApp();
  const trouble = new TroubleState();
  trouble.problem = new StoreProblem('outdated', 'A newer version has it');
  app.outpost.trouble = trouble;
  app.show(Banners, '#/');
  const said = within(await screen.findByRole('alert'));
  const paragraphs = said.getAllByText(/./, { selector: 'p' }).map((one) => one.textContent.trim());
  const { advice } = screens.storageTrouble.outdated;
  expect(paragraphs).toEqual([`${advice} ${first.frame.kept}`]);
  expect(said.getByRole('button', { name: first.frame.reload })).toBeVisible();
});

test('nothing is told where nothing is lost', async () => {
  await anAppThatLost(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('that the clock of the device went back is said once', async () => {
  const { show, aPerson, clock } = await anApp();
  await aPerson();
  clock.pass(-48 * 60 * 60_000);
  const user = show(Banners, '#/');
  expect(screen.queryByText(screens.banners.clockWentBack)).not.toBeInTheDocument();
  await aPerson();
  expect(await screen.findByText(screens.banners.clockWentBack)).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.banners.erasedRead }));
  await expect.poll(() => screen.queryByText(screens.banners.clockWentBack)).toBeNull();
  await aPerson();
  await atRest();
  expect(screen.queryByText(screens.banners.clockWentBack)).not.toBeInTheDocument();
});
