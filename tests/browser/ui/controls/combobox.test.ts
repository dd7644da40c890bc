import { cdp, page, userEvent } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import TownField from '../../../ui/controls/TownField.svelte';
import { TOWNS } from '../../../ui/controls/town-field.ts';
import { show } from '../mount.ts';
import '../../../../src/ui/styles/tokens.css';
import '../../../../src/ui/styles/base.css';

/** What jsdom cannot show of a combobox: layout, scrolling, real focus and touch. */

const MANY = Array.from({ length: 60 }, (_, index) => `Town ${index + 1}`);
const PHONE = [360, 740] as const;
/** The same phone while its keyboard is open. */
const ABOVE_KEYBOARD = [360, 440] as const;

const field = () => page.getByRole('combobox', { name: 'Town' });
const drop = () =>
  page.getByRole('listbox').element().parentElement ?? expect.unreachable('A list without a frame');
const active = () => page.getByRole('option', { selected: true }).element();

async function on(
  [width, height]: readonly [number, number],
  towns: readonly string[] = TOWNS,
): Promise<void> {
  await page.viewport(width, height);
  show(TownField, { towns });
}

/** Moves the field down the page, as the form above it would. */
function below(pixels: number): void {
  document.body.style.paddingTop = `${pixels}px`;
  onTestFinished(() => document.body.removeAttribute('style'));
}

function isWithin(inner: DOMRect, outer: { top: number; bottom: number }): boolean {
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}

test.each([
  ['on a phone', PHONE, 150],
  ['above a phone’s keyboard', ABOVE_KEYBOARD, 150],
  ['above a keyboard, for a field that it would cover', ABOVE_KEYBOARD, 330],
])('a long list stays whole within what can be seen, %s', async (_, size, top) => {
  below(top);
  await on(size, MANY);
  await userEvent.type(field(), 'town');
  const seen = { top: 0, bottom: innerHeight };
  await expect.poll(() => drop().getBoundingClientRect().height).toBeGreaterThan(200);
  await expect.poll(() => isWithin(drop().getBoundingClientRect(), seen)).toBe(true);
  await expect.poll(() => isWithin(field().element().getBoundingClientRect(), seen)).toBe(true);
});

test('the list shrinks when the keyboard comes after it', async () => {
  below(100);
  await on(PHONE, MANY);
  await userEvent.click(field());
  await page.viewport(...ABOVE_KEYBOARD);
  await expect.poll(() => drop().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});

test('the highlighted option of a long list is always in view, and the page does not move for it', async () => {
  await on(PHONE, MANY);
  await userEvent.type(field(), 'town');
  const before = scrollY;
  for (const key of ['{End}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{Home}']) {
    await userEvent.keyboard(key);
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    await expect.poll(() => isWithin(active().getBoundingClientRect(), list), { message: key }).toBe(true);
  }
  expect(scrollY).toBe(before);
});

test('typing on shows the best hit again after the list was scrolled', async () => {
  await on(PHONE, MANY);
  await userEvent.type(field(), 'to');
  await userEvent.keyboard('{End}');
  await userEvent.type(field(), 'w');
  await expect.poll(() => page.getByRole('listbox').element().scrollTop).toBe(0);
});

test('a list that scrolls is no stop for Tab', async () => {
  await on(PHONE, MANY);
  await userEvent.type(field(), 'town');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(page.getByRole('link', { name: 'All towns' }).element());
});

test('above a keyboard of a landscape phone the list takes the room that there is, before what stands below it', async () => {
  await on([740, 160], MANY);
  await userEvent.type(field(), 'town');
  const list = page.getByRole('listbox').element();
  await expect.poll(() => list.getBoundingClientRect().height).toBeGreaterThan(90);
});

test('a touch on an option chooses it, and the focus never leaves the field', async () => {
  await on(PHONE);
  await userEvent.type(field(), 'nai');
  let lost = 0;
  field()
    .element()
    .addEventListener('blur', () => (lost += 1));
  await touch(page.getByRole('option', { name: 'Naivasha' }).element());
  await expect.element(field()).toHaveValue('Naivasha');
  await expect.element(field()).toHaveFocus();
  expect(lost).toBe(0);
});

test('a touch elsewhere closes the list', async () => {
  await on(PHONE);
  await userEvent.type(field(), 'nai');
  await userEvent.click(page.getByLabelText('Before'));
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
});

/** A finger, not a mouse: Chromium makes the pointer events, the focus changes and the click out of it. */
async function touch(element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
