import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import { bed, selecting } from '../a-list.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('on a full disk all that can be done with several but a file looks as if it waits, and says why', async () => {
  const { user, bar, outpost } = await selecting();
  await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
  await user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
  const assign = await bar.findByRole('button', { name: 'Assign to 1' });
  expect(assign).toHaveClass('primary');
  outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  expect(await bar.findByText(screens.assign.full)).toBeVisible();
  await waitFor(() => expect(assign).toHaveAccessibleDescription(screens.assign.full));
  for (const name of [
    'Assign to 1',
    screens.many.doWith.hold({ n: 1 }),
    screens.many.doWith.transfer({ n: 1 }),
    'Discard 1',
  ]) {
    expect(bar.getByRole('button', { name })).toHaveClass('waits');
  }
  expect(bar.getByRole('button', { name: 'Export 1 as CSV' })).not.toHaveClass('waits');
});
