import { screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const KENYA = { given: { defaultCountry: 'KE' } };
const field = (name: string) => screen.getByRole('combobox', { name });

describe('countries that take one tap', () => {
  const chips = (name: string) => screen.findByRole('list', { name });
  const texts = (list: HTMLElement) =>
    [...list.querySelectorAll('button')].map((chip) => chip.textContent.replace(/\s+/g, ' ').trim());

  test('are those of the people registered last, newest first, and stay once one is chosen', async () => {
    const { show, aPerson } = await anApp();
    await aPerson({ country: 'UG' });
    await aPerson({ country: 'KE' });
    const user = show(Register, '#/');
    const list = await chips(screens.parts.countriesUsed);
    expect(texts(list)).toEqual(['Kenya KE', 'Uganda UG']);
    const [, uganda] = list.querySelectorAll('button');
    await user.click(uganda as HTMLElement);
    expect(field('Country')).toHaveValue('Uganda');
    expect(uganda).toHaveFocus();
    expect(uganda).toHaveAttribute('aria-pressed', 'true');
    expect(texts(list)).toEqual(['Kenya KE', 'Uganda UG']);
  });

  test('are not offered where everyone has the one that stands there', async () => {
    const { show, aPerson } = await anApp(KENYA);
    await aPerson({ country: 'KE' });
    const user = show(Register, '#/');
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await atRest();
    expect(screen.queryByRole('list', { name: /^Countries/ })).toBeNull();
    await aPerson({ country: 'UG' });
    expect(texts(await chips(screens.parts.countriesUsed))).toEqual(['Uganda UG', 'Kenya KE']);
  });
});
