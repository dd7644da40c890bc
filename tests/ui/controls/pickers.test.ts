import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';
import PickerField from './PickerField.svelte';

const { countries } = await shippedCatalogue();
const GROUPS = ['Nakuru Ward 3', 'Nakuro', 'Kisumu Clinic'].map((name, at) => ({
  id: `g${at}`,
  name,
  type: 'TEAM' as const,
}));

function show(name: 'Country' | 'Group') {
  render(PickerField, { countries, groups: GROUPS });
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name }) };
}

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
const note = () => document.querySelector('.note-above')?.textContent;
const picked = () => document.querySelector('output')?.textContent;

describe.each([
  {
    name: 'Country',
    slip: 'Keyna',
    near: /^Kenya/,
    exact: 'niger',
    first: /^Niger /,
    choice: 'KE, no group',
  },
  {
    name: 'Group',
    slip: 'Kisuum',
    near: /^Kisumu Clinic/,
    exact: 'nakuru',
    first: /^Nakuru Ward 3/,
    choice: 'no country, g2',
  },
] as const)('the field $name', ({ name, slip, near, exact, first, choice }) => {
  test('offers what is a slip away, and says that it is not exact', async () => {
    const { user, field } = show(name);
    await user.type(field, slip);
    await expect.poll(offered).toEqual([expect.stringMatching(near)]);
    expect(note()).toBe(`No exact match for “${slip}”. Did you mean one of these?`);
    await user.click(screen.getByRole('option'));
    expect(picked()).toBe(choice);
    expect(field).toHaveValue(name === 'Country' ? 'Kenya' : 'Kisumu Clinic');
  });

  test('does not mix exact hits with near ones', async () => {
    const { user, field } = show(name);
    // The near matches are there by now.
    await user.type(field, slip);
    await expect.poll(offered).not.toEqual([]);
    await user.clear(field);
    await user.type(field, exact);
    expect(offered()[0]).toMatch(first);
    expect(offered()).not.toContainEqual(expect.stringMatching(/Algeria|Nakuro/));
    expect(note()).toBeUndefined();
  });

  test('offers nothing for nonsense', async () => {
    const { user, field } = show(name);
    await user.type(field, slip);
    await expect.poll(offered).not.toEqual([]);
    await user.clear(field);
    await user.type(field, 'qwertz');
    expect(offered()).toEqual([]);
    expect(screen.getByText(/“qwertz”/)).toBeVisible();
    expect(note()).toBeUndefined();
  });
});
