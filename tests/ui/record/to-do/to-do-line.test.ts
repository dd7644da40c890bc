import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
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

test('there is no line where nothing is to be done and what waits can be sent', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.aPerson();
  app.showPart(ToDoLine, '#/', {});
  await atRest();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
