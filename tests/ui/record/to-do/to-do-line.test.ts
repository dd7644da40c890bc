import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import ToDoLine from '../../../../src/ui/record/to-do/ToDoLine.svelte';
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
