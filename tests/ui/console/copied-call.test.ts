import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aCall, hostDescription } from './a-call.ts';

hostDescription();

test('a call is copied with an example, and says so, until something is filled in', async () => {
  const { user } = await aCall('createUser');
  const copied = () => screen.getByRole('region', { name: 'For a terminal, with curl' });
  expect(copied()).toHaveTextContent(
    "'sex=F' \\ --data-urlencode 'country=KE' \\ --data-urlencode 'occupation=2221'",
  );
  expect(screen.getByText(/With the example “A nurse in Kenya”/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^sex/ }), 'M');
  expect(copied()).toHaveTextContent(/--data-urlencode 'sex=M'$/);
  expect(screen.queryByText(/With the example/)).not.toBeInTheDocument();
});

test('a call names the command of the reference server as one piece of code', async () => {
  await aCall('createUser');
  expect(screen.getByText('npm run server', { selector: 'code' })).toBeVisible();
});
