import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import SexField from '../../../src/ui/person/SexField.svelte';
import { speak } from '../../../src/ui/messages/speak.ts';

afterEach(() => speak('en'));

test('follows the language that is chosen on the same screen', async () => {
  render(SexField, { id: 'sex', value: 'F', onchange: () => undefined });
  await speak('fr');
  expect(await screen.findByRole('radio', { name: 'Femme' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Homme' })).toBeEnabled();
});
