import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { placeOf } from '../../../src/ui/controls/popover-place.ts';
import MenuOfTowns from './MenuOfTowns.svelte';

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('group', { name: 'Towns' });
const told = () => screen.getByRole('status').textContent;

describe('a popover', () => {
  const user = userEvent.setup();
  beforeEach(() => void render(MenuOfTowns));

  test('opens and closes by its button, which says so and names what it opens', async () => {
    expect(button('Towns')).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).toBeNull();
    await user.click(button('Towns'));
    expect(button('Towns')).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toHaveAttribute('id', button('Towns').getAttribute('aria-controls'));
    await user.click(button('Towns'));
    expect(panel()).toBeNull();
    expect(button('Towns')).not.toHaveAttribute('aria-controls');
  });

  test('is reached by the next Tab, and stays open while the focus is in it', async () => {
    button('Towns').focus();
    await user.keyboard('{Enter}{Tab}');
    expect(button('Nakuru')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(told()).toBe('Nakuru ');
    expect(panel()).toBeVisible();
  });

  test.each(['the button', 'inside'])(
    'closes by Escape with the focus on %s, and nothing else hears of it',
    async (where) => {
      const heard = vi.fn();
      addEventListener('keydown', heard);
      onTestFinished(() => removeEventListener('keydown', heard));
      await user.click(button('Towns'));
      if (where === 'inside') button('Nakuru').focus();
      await user.keyboard('{Escape}');
      expect(panel()).toBeNull();
      expect(button('Towns')).toHaveFocus();
      expect(heard).not.toHaveBeenCalled();
      // Closed, it leaves Escape to others.
      await user.keyboard('{Escape}');
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  test('closes by what is in it, and has the focus back on its button', async () => {
    await user.click(button('Towns'));
    await user.click(button('Close'));
    expect(panel()).toBeNull();
    expect(button('Towns')).toHaveFocus();
  });

  test('closes by a press elsewhere, which does nothing more', async () => {
    await user.click(button('Towns'));
    await user.click(button('After'));
    expect(panel()).toBeNull();
    expect(told()).toBe('');
    await user.click(button('After'));
    expect(told()).toBe('after ');
  });

  test('closes by a press that ends as a drag, and the next key works', async () => {
    await user.click(button('Towns'));
    await user.pointer({ keys: '[MouseLeft>]', target: button('Before') });
    expect(panel()).toBeNull();
    button('Before').focus();
    await user.keyboard('{Enter}');
    expect(told()).toBe('before ');
  });

  test('closes when the focus leaves it, and does not take it back', async () => {
    await user.click(button('Towns'));
    button('Close').focus();
    await user.tab();
    expect(button('After')).toHaveFocus();
    expect(panel()).toBeNull();
  });
});

const PHONE = { offsetTop: 0, height: 680, width: 360 };
const NARROW = { ...PHONE, width: 320 };
const SIZE = { width: 240, height: 300 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 44 });

test.each([
  [
    'below its button, aligned with its end',
    at(260, 100),
    SIZE,
    PHONE,
    { isAbove: false, room: 520, left: 100 },
  ],
  ['above a button at the bottom', at(260, 600), SIZE, PHONE, { isAbove: true, room: 584, left: 100 }],
  [
    'inside the window by the start of a line',
    at(16, 100),
    SIZE,
    PHONE,
    { isAbove: false, room: 520, left: 8 },
  ],
  [
    'inside a narrow window',
    at(200, 100),
    { ...SIZE, width: 304 },
    NARROW,
    { isAbove: false, room: 520, left: 8 },
  ],
  [
    'where there is more room if it fits nowhere',
    at(260, 100),
    { ...SIZE, height: 900 },
    PHONE,
    { isAbove: false, room: 520, left: 100 },
  ],
])('what opens is %s', (_, edges, size, seen, place) => {
  expect(placeOf({ button: edges, panel: size, seen, isFromRight: false })).toEqual(place);
});

test('where the text is read from the right, it is aligned with the left edge of its button, inside the window, too', () => {
  const left = (from: number) =>
    placeOf({ button: at(from, 100), panel: SIZE, seen: PHONE, isFromRight: true }).left;
  expect([left(20), left(260)]).toEqual([20, 112]);
});
