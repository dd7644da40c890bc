import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { aCall, aPracticeCall, hostDescription } from './a-call.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

hostDescription();

test('a call is copied with an example, and says so, until something is filled in', async () => {
  const { user } = await aCall('createUser');
  const copied = () => screen.getByRole('region', { name: screens.console.curl });
  expect(copied()).toHaveTextContent(
    "'sex=F' \\ --data-urlencode 'country=KE' \\ --data-urlencode 'occupation=2221'",
  );
  expect(screen.getByText(/It uses the example “A nurse in Kenya”/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^sex/ }), 'M');
  expect(copied()).toHaveTextContent(/--data-urlencode 'sex=M'$/);
  expect(screen.queryByText(/It uses the example/)).not.toBeInTheDocument();
});

test('in practice a call names the command of the reference server, which it calls, as one piece of code', async () => {
  await aPracticeCall('createUser');
  expect(screen.getByText('npm run faulty-server', { selector: 'code' })).toBeVisible();
  expect(screen.getByRole('region', { name: screens.console.curl })).toHaveTextContent(
    "curl 'http://localhost:8787/api-v1/users/create'",
  );
});

test('a call is copied for the server that is set, with its key, whichever way it is sent here', async () => {
  await aCall('createUser', '', { serverAddress: 'https://server.test' });
  expect(screen.getByRole('radio', { name: /^Through this device/ })).toBeChecked();
  const copied = screen.getByRole('region', { name: screens.console.curl });
  expect(copied).toHaveTextContent(
    /^curl 'https:\/\/server\.test\/api-v1\/users\/create'.*-H "apikey: \$KEY"/,
  );
  expect(screen.getByText(/This goes directly to the server\./)).toBeVisible();
});

test('while no server is set, the copied call says that its address is to be written in', async () => {
  await aCall('createUser');
  expect(screen.getByText('https://your-server', { selector: 'code' })).toBeVisible();
  expect(screen.getByRole('region', { name: screens.console.curl })).toHaveTextContent(
    /^curl 'https:\/\/your-server\/api-v1/,
  );
  expect(screen.queryByText('npm run faulty-server')).toBeNull();
});

test('a tab that cannot read the settings any more does not say that no server is set', async () => {
  const { outpost } = await aCall('createUser');
  outpost.trouble.problem = new StoreProblem('outdated', '');
  expect(await screen.findByText(/Reload to see the address of your server/)).toBeVisible();
  expect(screen.queryByText(/No server:/)).toBeNull();
});

test('what is copied names no one by a UUID that only this device knows', async () => {
  const { aPerson } = await aCall('assign', '', { serverAddress: 'https://server.test' });
  const id = await aPerson();
  const copied = screen.getByRole('region', { name: screens.console.curl });
  await screen.findByText(/It uses the example/);
  await expect.poll(() => copied.textContent).toContain('auto_assign=');
  expect(copied).not.toHaveTextContent(id);
});
