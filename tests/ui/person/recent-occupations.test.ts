import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import RecentOccupations from '../../../src/ui/person/RecentOccupations.svelte';
import { PersonForm } from '../../../src/ui/person/person-form.svelte.ts';
import { anApp } from '../an-app.ts';

async function aChip(words: string, code: string) {
  const { showPart, outpost } = await anApp();
  outpost.catalogue.notOccupations = ['retired', 'no work'];
  showPart(RecentOccupations, '#/', {
    form: new PersonForm(() => undefined),
    recents: [{ code, words }],
    onchange: () => undefined,
  });
  return screen.getByRole('button', { name: new RegExp(`${code}$`) });
}

test.each([
  ['nurse', '2221', 'Nursing professionals nurse 2221'],
  ['Nursing Professionals', '2221', 'Nursing professionals 2221'],
  ['retired', '5414', 'Security guards 5414'],
  ['Retired teacher', '5414', 'Security guards 5414'],
  ['no work', '9622', 'Odd job persons 9622'],
  ['2221', '2221', 'Nursing professionals 2221'],
])('the chip of “%s” for %s is called by the occupation’s own title: %s', async (words, code, said) => {
  const chip = await aChip(words, code);
  expect(chip.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(said);
});

test('as long as it is not known which words name no work, none are shown', async () => {
  const { showPart } = await anApp();
  showPart(RecentOccupations, '#/', {
    form: new PersonForm(() => undefined),
    recents: [{ code: '2221', words: 'nurse' }],
    onchange: () => undefined,
  });
  expect(screen.getByRole('button', { name: /2221$/ })).not.toHaveTextContent('nurse');
});
