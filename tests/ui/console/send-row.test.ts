import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aCall, hostDescription } from './a-call.ts';

hostDescription();

test('a call that makes something real says so beside the button, with the way into practice next to it', async () => {
  await aCall('createUser');
  const says = screen.getByText(/^What you send here is real\. It is kept on this device/);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(says.parentElement).toContainElement(button);
  const practice = screen.getByRole('link', { name: 'Try this call in practice' });
  expect(practice.parentElement).toBe(button.parentElement);
  expect(practice).toHaveAttribute('href', '?practice#/api/createUser');
});
