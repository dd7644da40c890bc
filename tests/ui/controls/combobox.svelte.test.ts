import { describe, expect, test } from 'vitest';
import { announce, Combobox, type ComboboxPort } from '../../../src/ui/controls/combobox.svelte.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';

const TOWNS = ['Nakuru', 'Nairobi', 'Naivasha', 'Kisumu'];

/** A combobox over four towns, with whatever its caller would keep. */
function townBox(begin: { value?: string; words?: string } = {}) {
  const port = $state<ComboboxPort<string>>({
    source: {
      search: (words) => TOWNS.filter((town) => town.toLowerCase().startsWith(words.toLowerCase())),
      text: (town) => town,
    },
    value: begin.value,
    words: begin.words ?? '',
    onchange: (value, words) => {
      port.value = value;
      port.words = words;
    },
  });
  return { box: new Combobox<string>(() => port), port };
}

function press(box: Combobox<string>, ...keys: string[]): boolean[] {
  return keys.map((key) => box.press(key));
}

describe('typing', () => {
  test('opens the list and proposes the best hit', () => {
    const { box } = townBox();
    box.type('na');
    expect(box.isOpen).toBe(true);
    expect(box.options).toEqual(['Nakuru', 'Nairobi', 'Naivasha']);
    expect(box.activeOption).toBe('Nakuru');
  });

  test('takes back an earlier choice, because what stands in the field is no longer it', () => {
    const { box, port } = townBox({ value: 'Kisumu' });
    box.type('Kisum');
    expect(port.value).toBeUndefined();
    expect(box.text).toBe('Kisum');
  });

  test('proposes nothing while the field is empty', () => {
    const { box } = townBox({ words: 'n' });
    box.type('');
    expect(box.options).toEqual(TOWNS);
    expect(box.activeOption).toBeUndefined();
  });

  test('proposes nothing when nothing is found', () => {
    const { box } = townBox();
    box.type('zz');
    expect(box.options).toEqual([]);
    expect(box.active).toBe(-1);
  });

  test('goes on after the list was closed, and opens it again', () => {
    const { box } = townBox();
    box.type('na');
    press(box, 'Escape');
    box.type('nai');
    expect(box.options).toEqual(['Nairobi', 'Naivasha']);
    expect(box.activeOption).toBe('Nairobi');
  });
});

describe('keys on an open list', () => {
  test.each([
    ['down goes to the next', ['ArrowDown'], 'Nairobi'],
    ['down wraps from the last to the first', ['End', 'ArrowDown'], 'Nakuru'],
    ['up wraps from the first to the last', ['ArrowUp'], 'Naivasha'],
    ['End goes to the last', ['End'], 'Naivasha'],
    ['Home goes to the first', ['End', 'Home'], 'Nakuru'],
  ])('%s', (_, keys, expected) => {
    const { box } = townBox();
    box.type('na');
    expect(press(box, ...keys)).toEqual(keys.map(() => true));
    expect(box.activeOption).toBe(expected);
  });

  test('Enter chooses the highlighted option, closes, and keeps the words that led to it', () => {
    const { box, port } = townBox();
    box.type(' nai ');
    expect(press(box, 'Enter')).toEqual([true]);
    expect(port).toMatchObject({ value: 'Nairobi', words: 'nai' });
    expect(box.isOpen).toBe(false);
    expect(box.text).toBe('Nairobi');
  });

  test('Enter on an open list without a highlight only closes it, so that no form is sent by it', () => {
    const { box, port } = townBox();
    box.open();
    expect(press(box, 'Enter')).toEqual([true]);
    expect(port.value).toBeUndefined();
    expect(box.isOpen).toBe(false);
    expect(press(box, 'Enter')).toEqual([false]);
  });

  test('Enter leaves it open where nothing was found, however often, until Escape closes it', () => {
    const { box, port } = townBox();
    box.type('zz');
    expect(press(box, 'Enter', 'Enter')).toEqual([true, true]);
    expect(port.value).toBeUndefined();
    expect(box.isOpen).toBe(true);
    press(box, 'Escape');
    expect(box.isOpen).toBe(false);
  });

  test('Escape closes and keeps the words; a second one clears them; a third is not ours', () => {
    const { box, port } = townBox();
    box.type('na');
    expect(press(box, 'Escape')).toEqual([true]);
    expect(port.words).toBe('na');
    expect(press(box, 'Escape', 'Escape')).toEqual([true, false]);
    expect(port.words).toBe('');
  });

  test('Tab takes what was moved to, and lets the focus go on', () => {
    const { box, port } = townBox();
    box.type('na');
    expect(press(box, 'ArrowDown', 'Tab')).toEqual([true, false]);
    expect(port.value).toBe('Nairobi');
  });

  test('Tab does not take what was only proposed', () => {
    const { box, port } = townBox();
    box.type('na');
    expect(press(box, 'Tab')).toEqual([false]);
    expect(port.value).toBeUndefined();
  });

  test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
    '%s is left to the browser when there is nothing to go through',
    (key) => {
      const { box } = townBox();
      box.type('zz');
      expect(press(box, key)).toEqual([false]);
    },
  );

  test.each(['ArrowLeft', 'ArrowRight', 'a', 'Backspace'])('%s is left to the field', (key) => {
    const { box } = townBox();
    box.type('na');
    expect(press(box, key)).toEqual([false]);
  });
});

describe('keys on a closed list', () => {
  test.each([
    ['ArrowDown', 'Nakuru'],
    ['ArrowUp', 'Kisumu'],
  ])('%s opens it and goes to %s', (key, expected) => {
    const { box } = townBox();
    expect(press(box, key)).toEqual([true]);
    expect(box.activeOption).toBe(expected);
  });

  test.each(['Home', 'End', 'Enter', 'Tab'])('%s is left to the browser', (key) => {
    const { box } = townBox();
    expect(press(box, key)).toEqual([false]);
    expect(box.isOpen).toBe(false);
  });

  test('Alt and an arrow open and close without moving the highlight', () => {
    const { box } = townBox();
    expect(box.press('ArrowDown', { altKey: true })).toBe(true);
    expect([box.isOpen, box.active]).toEqual([true, -1]);
    expect(box.press('ArrowUp', { altKey: true })).toBe(true);
    expect(box.isOpen).toBe(false);
    expect(box.press('Home', { altKey: true })).toBe(false);
  });

  test('going through the list starts again after it was closed', () => {
    const { box } = townBox();
    press(box, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape', 'ArrowDown');
    expect(box.activeOption).toBe('Nakuru');
  });
});

describe('a choice', () => {
  test('offers, when opened again, what an empty field offers', () => {
    const { box } = townBox({ value: 'Kisumu', words: 'kis' });
    box.open();
    expect(box.options).toEqual(TOWNS);
  });

  test('replaced without typing does not take over the words of the one before', () => {
    const { box, port } = townBox({ value: 'Kisumu', words: 'kis' });
    press(box, 'ArrowDown', 'Enter');
    expect(port).toMatchObject({ value: 'Nakuru', words: '' });
  });

  test('is cleared together with its words', () => {
    const { box, port } = townBox({ value: 'Kisumu', words: 'kis' });
    box.clear();
    expect(port).toMatchObject({ value: undefined, words: '' });
  });

  test('follows a value that is set from outside', () => {
    const { box, port } = townBox();
    port.value = 'Naivasha';
    expect(box.text).toBe('Naivasha');
  });

  test('goes on by arrow from the option that a mouse points to', () => {
    const { box } = townBox();
    box.type('na');
    box.pointTo(1);
    press(box, 'ArrowDown');
    expect(box.activeOption).toBe('Naivasha');
  });
});

describe('leaving the field', () => {
  test.each([
    ['an unfinished name chooses nothing and keeps the words', 'nai', undefined],
    ['a whole name chooses it, whatever its case', 'nairobi ', 'Nairobi'],
    ['words that nothing matches stay as they are', 'zz', undefined],
  ])('with %s', (_, words, expected) => {
    const { box, port } = townBox();
    box.type(words);
    box.leave();
    expect(port).toMatchObject({ value: expected, words: expected ? words.trim() : words });
    expect(box.isOpen).toBe(false);
  });

  test('with a whole name that is shown apart from what stands beside it chooses it: its signs cannot be typed', () => {
    const { box, port } = townBox();
    port.source = { ...port.source, text: (town) => `\u2068${town}\u2069` };
    box.type('nairobi');
    box.leave();
    expect(port.value).toBe('Nairobi');
  });

  test.each([
    ['রামপুর দল', 'রামপোর দল', undefined],
    ['Élan', 'elan', undefined],
    ['Élan', 'e\u0301lan', 'Élan'],
  ])('of %s with %s typed chooses %s: a name must be whole', (name, typed, chosen) => {
    const { box, port } = townBox();
    port.source = { ...port.source, search: () => [name] };
    box.type(typed);
    box.leave();
    expect(port.value).toBe(chosen);
  });

  test('leaves a choice alone', () => {
    const { box, port } = townBox({ value: 'Kisumu', words: 'kis' });
    box.open();
    box.leave();
    expect(port).toMatchObject({ value: 'Kisumu', words: 'kis' });
  });
});

describe('what is spoken', () => {
  test.each([
    [0, undefined, undefined, first.combobox.results({ n: 0 })],
    [0, undefined, 'Loading occupations…', 'Loading occupations… No results.'],
    [1, undefined, undefined, first.combobox.results({ n: 1 })],
    [3, { name: 'Nakuru', index: 0 }, undefined, '3 results. Nakuru, 1 of 3.'],
    [2, undefined, 'A student has no occupation.', 'A student has no occupation. 2 results.'],
  ])('of %i options', (count, highlighted, note, expected) => {
    expect(announce(count, highlighted, note)).toBe(expected);
  });
});
