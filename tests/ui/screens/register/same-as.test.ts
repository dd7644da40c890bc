import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

test('says quietly that the same values were registered minutes ago, and nothing of other values or after ten minutes', async () => {
  const { show, aPerson, clock, store } = await anApp({ given: { defaultCountry: 'KE' } });
  const id = await aPerson();
  const receipt = (await store.db.users.get(id))?.receipt ?? '';
  clock.pass(3 * 60_000);
  const user = show(Register, '#/');
  await user.click(await screen.findByRole('button', { name: /2221$/ }));
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.F }));
  expect((await screen.findByText(/^Same as/)).textContent.replace(/\s+/g, ' ').trim()).toBe(
    `Same as ${receipt}, 3 minutes ago.`,
  );
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
  await expect.poll(() => screen.queryByText(/^Same as/)).toBeNull();
  clock.pass(7 * 60_000);
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.F }));
  await atRest();
  expect(screen.queryByText(/^Same as/)).toBeNull();
});

test('one tap takes a recent occupation, and leaves the sex that was chosen', async () => {
  const { show, aPerson } = await anApp({ given: { defaultCountry: 'KE' } });
  await aPerson();
  const user = show(Register, '#/');
  await user.click(await screen.findByRole('radio', { name: first.fields.sexes.M }));
  await user.click(await screen.findByRole('button', { name: /2221$/ }));
  expect(screen.getByRole('radio', { name: first.fields.sexes.M })).toBeChecked();
  expect(screen.getByRole('combobox', { name: first.fields.occupation })).toHaveValue(
    '2221 Nursing professionals',
  );
});

test('the day stands as a counters that leads to those people', async () => {
  inAWideWindow();
  const { show, aPerson } = await anApp();
  await aPerson();
  await aPerson();
  show(Register, '#/');
  const link = await screen.findByRole('link', { name: '2 today' });
  expect(link.getAttribute('href')).toMatch(/^#\/people\?state=here&day=2026-11-2\d$/);
  expect(link.querySelectorAll('path')).toHaveLength(2);
});

test('of one person there is the number alone: one stroke would look like something left over', async () => {
  const { show, aPerson } = await anApp();
  await aPerson();
  show(Register, '#/');
  const link = await screen.findByRole('link', { name: '1 today' });
  expect(link.querySelectorAll('path')).toHaveLength(0);
});

test('no one is said to be the same as the person who is just being saved', async () => {
  const { show } = await anApp({ given: { defaultCountry: 'KE' } });
  const said: string[] = [];
  const listening = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByText(/^Same as/)) said.push(textContent);
  });
  listening.observe(document.body, { childList: true, subtree: true, characterData: true });
  const user = show(Register, '#/');
  await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
  await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), '2221{Enter}');
  await user.click(screen.getByRole('button', { name: first.register.save }));
  await screen.findByRole('region', { name: first.register.receipt });
  listening.disconnect();
  expect(said).toEqual([]);
});

test('a page that is left open over midnight counts and leads to the new day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { show, aPerson, clock } = await anApp();
  await aPerson();
  show(Register, '#/');
  const before = (await screen.findByRole('link', { name: '1 today' })).getAttribute('href');
  clock.pass(24 * 60 * 60_000);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => screen.queryByRole('link', { name: '1 today' })).toBeNull();
  await aPerson();
  expect((await screen.findByRole('link', { name: '1 today' })).getAttribute('href')).not.toBe(before);
});

test('a reference that someone has already is said beside its field', async () => {
  const { show, aPerson, store } = await anApp({ given: { defaultCountry: 'KE' } });
  const id = await aPerson({}, { reference: 'Bed 4' });
  const receipt = (await store.db.users.get(id))?.receipt ?? '';
  const user = show(Register, '#/');
  const field = await screen.findByRole('textbox', { name: /^Reference/ });
  await user.type(field, 'bed 4');
  const link = await screen.findByRole('link', { name: receipt });
  expect(link.closest('[role=status]')).toHaveTextContent(screens.person.sameReference({ receipt }));
  await user.type(field, '1');
  await expect.poll(() => screen.queryByRole('link', { name: receipt })).toBeNull();
});
