import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import Settings from '../../../../../src/ui/screens/settings/Settings.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const PASTE = screens.anotherDevice.paste;

test('without groups and without a server, the link that brings both can be pasted here', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/groups');
  expect(await screen.findByText(/^No groups yet\. Ask your organisation for a setup link\./)).toBeVisible();
  const paste = screen.getByText(PASTE);
  expect(paste).toHaveClass('primary');
  await user.click(paste);
  const field = screen.getByRole('textbox', { name: screens.setup.paste });
  await user.type(field, 'https://server.test');
  await user.click(screen.getByRole('button', { name: screens.setup.open }));
  expect(location.hash).toMatch(/^#\/setup\?/);
});

test('where a server is set, no groups came with it, and it is said how some come', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(Settings, '#/settings/groups');
  expect(
    await screen.findByText(
      /^No groups yet\. Ask your organisation for a setup link\. Groups are optional\./,
    ),
  ).toBeVisible();
  const paste = screen.getByText(PASTE);
  expect(paste).toBeVisible();
  expect(paste).not.toHaveClass('primary');
});

test('on a full disk it is not said that someone can be registered without a group', async () => {
  const app = await anApp();
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  app.show(Settings, '#/settings/groups');
  const none = await screen.findByText(/^No groups yet\./);
  expect(none).not.toHaveTextContent(screens.groups.goWithout);
  expect(screen.queryByText(PASTE)).toBeNull();
});
