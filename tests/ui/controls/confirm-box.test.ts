import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ConfirmBox from '../../../src/ui/controls/ConfirmBox.svelte';

test('what is confirmed is never translated by the browser, and stands in a new element when it changes', async () => {
  const { rerender } = render(ConfirmBox, { id: 'purchase', label: 'I confirm 1', isConfirmed: false });
  const before = screen.getByText('I confirm 1');
  expect(before).toHaveAttribute('translate', 'no');
  expect(before).toHaveClass('notranslate');
  await rerender({ label: 'I confirm 8' });
  expect(screen.getByText('I confirm 8')).not.toBe(before);
  expect(screen.getByRole('checkbox', { name: 'I confirm 8' })).toBeVisible();
});
