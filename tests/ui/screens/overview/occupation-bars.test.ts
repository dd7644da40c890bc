import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Overview from '../../../../src/ui/screens/overview/Overview.svelte';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('each group opens to the groups within it, and every one leads to its people', async () => {
  const app = await anApp();
  for (const occupation of ['5120', '5120', '5223', '2221']) await app.aPerson({ occupation });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  const open = async (name: RegExp) => {
    const bar = occupations.getByRole('button', { name });
    await user.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    expect(bar).toHaveFocus();
  };
  const links = () => occupations.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(occupations.getAllByRole('button')).toHaveLength(2);
  await open(/^Service and sales workers: 3 people/);
  expect(links()).toEqual(['#/people?state=here&occupation=5']);
  await open(/^Personal service workers: 2 people/);
  await open(/^Cooks: 2 people/);
  expect(links()).toEqual(['5', '51', '512', '5120'].map((code) => `#/people?state=here&occupation=${code}`));
  await user.click(occupations.getByRole('button', { name: /^Service and sales workers/ }));
  expect(occupations.queryByRole('link')).toBeNull();
});

test('bars of every level are measured by the longest of all, so that they can be compared', async () => {
  const app = await anApp();
  for (const occupation of ['5120', '5120', '5223', '5223', '2221']) await app.aPerson({ occupation });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  await user.click(occupations.getByRole('button', { name: /^Service and sales workers/ }));
  const widthOf = (name: RegExp) =>
    occupations.getByRole('button', { name }).querySelector<HTMLElement>('[style*=width]')?.style.width;
  expect(widthOf(/^Service and sales workers/)).toBe('100%');
  expect(widthOf(/^Personal service workers/)).toBe('50%');
});

test('what was opened is still open once the tables have been looked at', async () => {
  const app = await anApp();
  await app.aPerson({ occupation: '5120' });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  await user.click(occupations.getByRole('button', { name: /^Service and sales workers/ }));
  const showTables = async () => {
    await user.click(screen.getByRole('button', { name: screens.onePerson.otherActs }));
    await user.click(screen.getByRole('button', { name: screens.overview.asTables }));
  };
  await showTables();
  expect(occupations.getByRole('table')).toHaveTextContent('5120 Cooks');
  await showTables();
  expect(occupations.getByRole('link', { name: screens.overview.see })).toBeVisible();
});
