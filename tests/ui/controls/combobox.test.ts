import { cleanup, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ANNOUNCE_AFTER_MS } from '../../../src/ui/controls/combobox.svelte.ts';
import { TOWNS, type TownFieldProps } from './town-field.ts';
import TownField from './TownField.svelte';
import { messages as first } from '../../../src/ui/messages/en.json?first';

/** alphagov/accessible-autocomplete's accessibility criteria, in their order, and what else a combobox is used for. */

afterEach(() => vi.useRealTimers());

function show(props: Partial<TownFieldProps> = {}) {
  const user = userEvent.setup();
  render(TownField, { towns: TOWNS, ...props });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  return {
    user,
    field,
    options: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
  };
}

/** The same with a clock that is moved by hand, and the keyboard in the field. */
async function showWithClock(props: Partial<TownFieldProps> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(TownField, { towns: TOWNS, ...props });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  await user.click(field);
  return { user, field };
}

const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const outcome = () => document.querySelector('output')?.textContent;
/** Its own: what another file let be said after an act may still stand at the end of the page. */
const said = () => document.querySelector('body > div [role=status]')?.textContent;
const rest = () => vi.advanceTimersByTimeAsync(ANNOUNCE_AFTER_MS);

describe('the field', () => {
  test('is reached by Tab, and says that it is an editable field with a list', async () => {
    const { user, field } = show();
    await user.tab();
    await user.tab();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(field).toHaveAttribute('autocomplete', 'off');
  });

  test('shows a value that was chosen before', () => {
    expect(show({ begin: { value: 'Kisumu' } }).field).toHaveValue('Kisumu');
  });

  test('explains how to use it while it is empty, and no longer once it is known', async () => {
    const { user, field } = show();
    expect(field).toHaveAccessibleDescription(/Results appear as you type/);
    await user.type(field, 'n');
    expect(field).not.toHaveAccessibleDescription(/Results appear/);
  });

  test('is described by its hint and by what is wrong with it', () => {
    const { field } = show({ hint: 'Where they live.', error: 'Select a town' });
    expect(field).toHaveAccessibleDescription(/^Where they live\. Error: Select a town/);
    expect(field).toBeInvalid();
  });

  test('says whether its list is open, and which list that is', async () => {
    const { user, field } = show();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'na');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Town' });
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getAllByRole('option')).toHaveLength(3);
  });

  test('is not expanded when nothing is found', async () => {
    const { user, field } = show();
    await user.type(field, 'zz');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/No town is called “zz”/)).toBeVisible();
  });
});

describe('what is spoken once typing rests', () => {
  test('is the number of matches, and the one that Enter would take', async () => {
    const { user, field } = await showWithClock();
    await user.type(field, 'na');
    expect(said()).toBe('');
    await rest();
    expect(said()).toBe('3 results. Nakuru, 1 of 3.');
  });

  test('is nothing once the field is gone', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { user, field } = await showWithClock();
    await user.type(field, 'na');
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    await rest();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('changes as the number of matches changes', async () => {
    const { user, field } = await showWithClock();
    await user.type(field, 'na');
    await rest();
    await user.type(field, 'iv');
    await rest();
    expect(said()).toBe('1 result. Naivasha, 1 of 1.');
  });

  test('is that there are none', async () => {
    const { user, field } = await showWithClock();
    await user.type(field, 'zz');
    await rest();
    expect(said()).toBe(first.combobox.results({ n: 0 }));
  });

  test('begins with what is to be said about the words', async () => {
    const { user, field } = await showWithClock({ note: 'A village is no town.' });
    await user.type(field, 'kis');
    expect(screen.getByText('A village is no town.')).toBeVisible();
    await rest();
    expect(said()).toBe('A village is no town. 1 result. Kisumu, 1 of 1.');
  });

  test('is what is offered unasked when the list is opened by key', async () => {
    const { user } = await showWithClock();
    await user.keyboard('{ArrowDown}');
    await rest();
    expect(said()).toBe('4 results. Nakuru, 1 of 4.');
  });

  test('is at once what was chosen', async () => {
    const { user, field } = await showWithClock();
    await user.type(field, 'na{Enter}');
    expect(said()).toBe(first.combobox.chosen({ name: 'Nakuru' }));
  });

  test('is what was chosen also where that leads to another field, and not once it is cleared', async () => {
    const { user, field } = await showWithClock({ next: () => screen.getByLabelText('After') });
    await user.type(field, 'na{Enter}');
    expect(screen.getByLabelText('After')).toHaveFocus();
    expect(said()).toBe(first.combobox.chosen({ name: 'Nakuru' }));
    await user.click(screen.getByRole('button', { name: 'Clear Town' }));
    expect(said()).toBe('');
  });

  test('is nothing after the field was left', async () => {
    const { user, field } = await showWithClock();
    await user.type(field, 'na');
    await user.click(screen.getByLabelText('Before'));
    await rest();
    expect(said()).toBe('');
  });
});

describe('by keyboard', () => {
  test('the highlighted option is told to screen readers while the focus stays in the field', async () => {
    const { user, field } = show();
    await user.type(field, 'na');
    expect(highlighted(field)).toBe('Nakuru');
    await user.keyboard('{ArrowDown}');
    expect(highlighted(field)).toBe('Nairobi');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nairobi');
    expect(field).toHaveFocus();
  });

  test('Enter chooses and does not send the form; a second Enter sends it', async () => {
    const { user, field } = show();
    await user.type(field, 'nai{Enter}');
    expect(outcome()).toBe('chosen: Nairobi; words: nai; sent: 0');
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(outcome()).toBe('chosen: Nairobi; words: nai; sent: 1');
  });

  test('Enter with nothing found neither sends the form nor takes away what is said', async () => {
    const { user, field } = show();
    await user.type(field, 'zz{Enter}{Enter}');
    expect(screen.getByText(/No town is called “zz”/)).toBeVisible();
    expect(outcome()).toBe('chosen: none; words: zz; sent: 0');
  });

  test('Enter leads on from a choice, where something is next', async () => {
    const next = vi.fn((): HTMLElement => screen.getByLabelText('After'));
    const { user, field } = show({ next });
    await user.type(field, 'nai{Enter}');
    expect(next).toHaveBeenCalledWith(true);
    await user.keyboard('B-2{Enter}');
    expect(screen.getByLabelText('After')).toHaveValue('B-2');
    expect(outcome()).toBe('chosen: Nairobi; words: nai; sent: 1');
  });

  test('a choice that gets the focus is replaced by what is typed', async () => {
    const { user, field } = show({ begin: { value: 'Kisumu' } });
    field.focus();
    await user.keyboard('nai');
    expect(field).toHaveValue('nai');
  });

  test('typing goes on after a choice and replaces it', async () => {
    const { user, field, options } = show();
    await user.type(field, 'nai{Enter}');
    await user.keyboard('ki');
    expect(field).toHaveValue('ki');
    expect(options()).toEqual(['Kisumu']);
  });

  test('typing goes on after Escape', async () => {
    const { user, field, options } = show();
    await user.type(field, 'na{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('k');
    expect(options()).toEqual(['Nakuru']);
  });

  test.each(['{Shift>}{Home}{/Shift}', '{Control>}{End}{/Control}'])(
    '%s belongs to the text in the field',
    async (keys) => {
      const { user, field } = show();
      await user.type(field, 'na{ArrowDown}');
      await user.keyboard(keys);
      expect(highlighted(field)).toBe('Nairobi');
    },
  );

  test.each([
    ['as the standard says', { isComposing: true }],
    ['as Safari says', { keyCode: 229 }],
  ])('Enter that ends a word of an input method, %s, chooses nothing', async (_, mark) => {
    const { user, field } = show();
    await user.type(field, 'na');
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...mark }),
    );
    expect(outcome()).toBe('chosen: none; words: na; sent: 0');
    await user.keyboard('{Enter}');
    expect(outcome()).toBe('chosen: Nakuru; words: na; sent: 0');
  });

  test('Tab reaches what stands around the list, which stays open meanwhile', async () => {
    const { user, field, options } = show();
    await user.type(field, 'na');
    // Escape clears by key.
    expect(screen.getByRole('button', { name: 'Clear Town' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('link', { name: 'All towns' })).toHaveFocus();
    expect(options()).toHaveLength(3);
    await user.tab();
    expect(screen.getByLabelText('After')).toHaveFocus();
    expect(options()).toEqual([]);
  });

  test('Escape beside the list closes it and goes back to the field', async () => {
    const { user, field, options } = show();
    await user.type(field, 'na');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveFocus();
  });

  test('what helps when nothing is found can be reached', async () => {
    const { user, field } = show();
    await user.type(field, 'zz');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Nakuru');
  });
});

describe('by mouse and touch', () => {
  test('a click opens the list, and a click on an option chooses it and keeps the focus', async () => {
    const { user, field, options } = show();
    await user.click(field);
    expect(options()).toEqual(TOWNS);
    await user.click(screen.getByRole('option', { name: 'Kisumu' }));
    expect(outcome()).toBe('chosen: Kisumu; words: ; sent: 0');
    expect(field).toHaveFocus();
    expect(options()).toEqual([]);
  });

  test('a click elsewhere closes the list and chooses nothing', async () => {
    const { user, field, options } = show();
    await user.type(field, 'na');
    await user.click(screen.getByLabelText('After'));
    expect(options()).toEqual([]);
    expect(outcome()).toBe('chosen: none; words: na; sent: 0');
  });

  test('Clear empties the field and puts the focus into it', async () => {
    const { user, field } = show({ begin: { value: 'Kisumu', words: 'kis' } });
    await user.click(screen.getByRole('button', { name: 'Clear Town' }));
    expect(outcome()).toBe('chosen: none; words: ; sent: 0');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear Town' })).not.toBeInTheDocument();
  });
});

describe('words that were left without a choice', () => {
  test('are said to be no choice yet', async () => {
    const { user, field } = show();
    await user.type(field, 'nai');
    expect(screen.queryByText(first.combobox.nothingChosen)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('After'));
    expect(field).toHaveAccessibleDescription(first.combobox.nothingChosen);
  });

  test('are as good as a choice in a field that only leads somewhere', async () => {
    const { user, field } = show({ isFinder: true });
    await user.type(field, 'nai');
    await user.click(screen.getByLabelText('After'));
    expect(screen.queryByText(first.combobox.nothingChosen)).not.toBeInTheDocument();
  });

  test('that are an option’s whole name choose it', async () => {
    const { user, field } = show();
    await user.type(field, 'naivasha');
    await user.click(screen.getByLabelText('After'));
    expect(outcome()).toBe('chosen: Naivasha; words: naivasha; sent: 0');
  });
});
