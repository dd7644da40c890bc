import { cleanup, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import ToDoLine from '../../../../src/ui/record/to-do/ToDoLine.svelte';
import { hadLine, keepWhetherShown } from '../../../../src/ui/record/to-do/line-room.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, became } from '../../an-app.ts';

test('the line names what there is to do and leads to Sync', async () => {
  const app = await anApp();
  if (!app.sync) throw new Error('This app cannot send');
  Object.defineProperty(app.sync.key, 'status', { value: 'locked' });
  await app.sent(await app.aPerson(), became.rejected('Not today'));
  app.showPart(ToDoLine, '#/', {});
  const line = await screen.findByRole('link', { name: /^Key locked, 1 to fix.*\. Open Sync$/ });
  expect(line).toHaveAttribute('href', '#/sync');
});

test('of three and more only the most urgent stand in the line, with how many others there are', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.noReply);
  await app.sent(await app.aPerson(), became.rejected('Not today'));
  await hold(app.store, [await app.aPerson()]);
  app.showPart(ToDoLine, '#/', {});
  const line = () => screen.findByRole('link', { name: '1 no reply, 1 to fix, 1 more. Open Sync' });
  expect(await line()).not.toHaveTextContent('on hold');
  // Why nothing is sent takes the place of one.
  await app.aPerson();
  await screen.findByRole('link', { name: '1 no reply, 2 more, No server. Open Sync' });
});

test('there is no line where nothing is to be done and what waits can be sent', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.aPerson();
  app.showPart(ToDoLine, '#/', {});
  await atRest();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the room of a line that was there last time is kept until it is known again', async () => {
  const [before, app] = [await anApp(), await anApp()];
  const room = () => document.querySelector('div.status');
  await before.sent(await before.aPerson(), became.rejected('Not today'));
  before.showPart(ToDoLine, '#/', {});
  await tick();
  expect(room()).not.toBeInTheDocument();
  await screen.findByRole('link');
  await expect.poll(() => hadLine(before.store.name)).toBe(true);
  cleanup();

  keepWhetherShown(app.store.name, true);
  await app.sent(await app.aPerson(), became.rejected('Not today'));
  app.showPart(ToDoLine, '#/', {});
  await tick();
  expect(room()).toBeEmptyDOMElement();
  await screen.findByRole('link');
  expect(room()).not.toBeInTheDocument();
});
