import { expect, test } from 'vitest';
import { roomBelow, scrollForRoom } from '../../../src/ui/controls/drop-room.ts';

const PHONE = { offsetTop: 0, height: 740 };
/** The same phone with its keyboard open. */
const KEYBOARD = { offsetTop: 0, height: 440 };

test.each([
  ['on a phone', { top: 170, bottom: 214 }, PHONE, 518],
  ['above a keyboard', { top: 170, bottom: 214 }, KEYBOARD, 218],
  [
    'in a magnified page that was moved down',
    { top: 170, bottom: 214 },
    { offsetTop: 100, height: 400 },
    278,
  ],
  ['under a field that is out of sight', { top: 800, bottom: 844 }, PHONE, 0],
])('the room for a list %s ends where the sight ends', (_, field, seen, expected) => {
  expect(roomBelow(field, seen)).toBe(expected);
});

test.each([
  ['not at all when there is room', { top: 170, bottom: 214 }, PHONE, 0],
  ['by what is missing', { top: 170, bottom: 214 }, KEYBOARD, 102],
  [
    'never so far that the field itself is lost',
    { top: 390, bottom: 434 },
    { offsetTop: 0, height: 300 },
    382,
  ],
  [
    'not at all when the field is at the top already',
    { top: 4, bottom: 48 },
    { offsetTop: 0, height: 200 },
    0,
  ],
])('the page scrolls %s', (_, field, seen, expected) => {
  expect(scrollForRoom(field, seen)).toBe(expected);
});
