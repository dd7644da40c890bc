import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { acceptRefdata, refdata } from '../../../../../src/store/outbox/refdata.ts';
import ListsLine from '../../../../../src/ui/screens/settings/server/ListsLine.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const SERVER = 'https://server.test';

async function shown({ given }: { given: boolean }) {
  const app = await anApp();
  const row = { key: 'occupations', server: SERVER, fetchedAt: 1, data: ['as it was given'] } as const;
  if (given) await app.store.db.refdata.put({ ...row, data: [...row.data] });
  const user = app.show(ListsLine, '#/settings/server');
  return { ...app, user };
}

test('nothing is said while no server has given a list', async () => {
  await shown({ given: false });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the server whose list is used is named, and a person goes back to the built-in list', async () => {
  const { user, store } = await shown({ given: true });
  expect(await screen.findByText(screens.settings.lists.ofServer.whole({ address: SERVER }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.settings.lists.useBuiltIn }));
  expect(await screen.findByText(screens.settings.lists.builtIn)).toBeVisible();
  expect(await refdata(store, 'occupations')).toEqual({
    key: 'occupations',
    server: SERVER,
    fetchedAt: 1,
    isDeclined: true,
  });
});

test('once the server may be asked again, nothing of it is used or named', async () => {
  const { user, store } = await shown({ given: true });
  await user.click(await screen.findByRole('button', { name: screens.settings.lists.useBuiltIn }));
  await screen.findByText(screens.settings.lists.builtIn);
  await acceptRefdata(store);
  await expect.poll(() => screen.queryByText(/built-in list/)).toBeNull();
});
