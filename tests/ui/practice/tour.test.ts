import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Tour from '../../../src/ui/practice/Tour.svelte';
import { anApp, heading } from '../an-app.ts';

test('one scene is said to be the first to start with, and what that deletes is no louder than the rest', async () => {
  const app = await anApp();
  app.show(Tour, '#/practice/show');
  await heading('Show Outpost in five scenes');
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Start with this one.')).toBeVisible();
  expect(first).toHaveTextContent(/^1 ?Register with no network/);
  for (const other of others) expect(other).not.toHaveTextContent('Start with this one.');
  const forProgrammers = [first, ...others].map((scene) =>
    /For programmers\./.test(scene?.textContent ?? ''),
  );
  expect(forProgrammers).toEqual([false, false, false, true, true]);
  expect(
    screen.getByText(
      /^You can start a scene again.*Starting a scene deletes what you registered in practice/,
    ),
  ).toBeVisible();
});
