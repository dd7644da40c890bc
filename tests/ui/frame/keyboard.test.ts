import { expect, onTestFinished, test } from 'vitest';
import { giveWayToKeyboard } from '../../../src/ui/frame/keyboard.ts';

const PHONE = 740;

/** A page of a phone's height that asks for a word, and what a person sees of it. */
function aPhone() {
  const root = document.documentElement;
  Object.defineProperty(root, 'clientHeight', { value: PHONE, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(root, 'clientHeight');
    root.removeAttribute('data-keyboard');
    document.body.replaceChildren();
  });
  document.body.innerHTML = '<input /><textarea></textarea><button>Save</button>';
  const seen = Object.assign(new EventTarget(), { height: PHONE, scale: 1 });
  giveWayToKeyboard({ visualViewport: seen as unknown as VisualViewport, document }); // As much of it as is read.
  return {
    focus: (what: string) => document.querySelector<HTMLElement>(what)?.focus(),
    see(height: number, scale = 1): boolean {
      Object.assign(seen, { height, scale });
      seen.dispatchEvent(new Event('resize'));
      return root.hasAttribute('data-keyboard');
    },
  };
}

test.each(['input', 'textarea'])(
  'bars give way while a keyboard covers the page under a focused %s',
  (what) => {
    const phone = aPhone();
    phone.focus(what);
    expect(phone.see(440)).toBe(true);
    expect(phone.see(PHONE)).toBe(false);
  },
);

test.each([
  ['where nothing takes keys', 'button', 440, 1],
  ['when the browser slides a bar of its own in', 'input', 640, 1],
  ['on a page that is magnified', 'input', 370, 2],
  ['on a phone that makes the page itself smaller', 'input', PHONE, 1],
])('bars stay %s', (_, what, height, scale) => {
  const phone = aPhone();
  phone.focus(what);
  expect(phone.see(height, scale)).toBe(false);
});

test('a magnified page makes room for a keyboard as well', () => {
  const phone = aPhone();
  phone.focus('input');
  expect(phone.see(220, 2)).toBe(true);
});

test('a browser that does not tell what is seen is left alone', () => {
  giveWayToKeyboard({ visualViewport: null, document });
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(false);
});
