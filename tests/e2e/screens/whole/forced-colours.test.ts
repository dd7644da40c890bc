import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SCREENS, showScreen } from '../../../../data/all-screens.ts';
import { people } from '../../../../data/sample.ts';
import { register } from '../../../support/browser/field-worker.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { fillWithAll, STILL } from './measures.ts';
import { personWho } from './places.ts';

/** That a receipt arrives, and of whom, changes nothing for a case that comes after it. */
const withAll = sharedDevice(fillWithAll, STILL);

const ALL = { ...SCREENS, edit: `${personWho('ready')}?edit`, noReply: personWho('noReply') };

/** What is chosen and looks like what is not. */
function looksAlike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]';
    const look = (element: Element) => {
      const { color, backgroundColor, borderColor, borderWidth, fontWeight } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, borderWidth, fontWeight].join();
    };
    return [...document.querySelectorAll<HTMLElement>(CHOSEN)]
      .filter((chosen) => chosen.checkVisibility() && chosen.matches('a, button, [role=option]'))
      .filter((chosen) => {
        const all = chosen.closest('ul, nav, fieldset, [role=group]')?.querySelectorAll(chosen.tagName) ?? [];
        const others = [...all].filter((one) => one.className === chosen.className && !one.matches(CHOSEN));
        return others.some((other) => look(other) === look(chosen));
      })
      .map((chosen) => `looks like the others: ${chosen.textContent.trim().slice(0, 40)}`);
  });
}

/** A field or a button that nothing stands around, and a mark that only its colour shows or tells from the one beside it. */
async function unseen(page: Page): Promise<string[]> {
  const MARK = 'data-of-colour';
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.evaluate((mark) => {
    const ground = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor;
    };
    for (const one of document.querySelectorAll<HTMLElement>('body *:not(svg *, input, select, textarea)')) {
      const isBare = one.childElementCount === 0 && one.textContent.trim() === '' && one.checkVisibility();
      const isOfColour = isBare && one.offsetWidth > 1 && one.offsetHeight > 1;
      if (isOfColour && ground(one) !== ground(one.parentElement)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        one.setAttribute(mark, backgroundColor + backgroundImage);
      }
    }
  }, MARK);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  return page.evaluate((mark) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
      return [borderTopWidth, borderBottomWidth, borderLeftWidth].some((width) => parseFloat(width) > 0);
    };
    const ground = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    const hasGround = (element: Element) =>
      ground(element) !== ground(element.parentElement) ||
      getComputedStyle(element).backgroundImage !== 'none';
    const FIELDS =
      'input:not([type=radio], [type=checkbox], [type=file]), select, textarea, .button:not(.text)';
    const bare = shown(FIELDS).filter((one) => !hasEdge(one));
    const gone = shown(`[${mark}]`).filter((one) => !hasEdge(one) && !hasGround(one));
    const look = (element: Element) => {
      const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(element);
      return backgroundColor + backgroundImage + borderStyle;
    };
    const alike = shown(`[${mark}] + [${mark}]`).filter((one) => {
      const before = one.previousElementSibling;
      const differed = before !== null && before.getAttribute(mark) !== one.getAttribute(mark);
      return differed && look(before) === look(one);
    });
    return [
      ...alike.map((one) => `as the one before it: ${one.className} in ${one.parentElement?.className}`),
      ...bare.map((one) => `nothing around it: ${one.id} ${one.textContent.trim().slice(0, 40)}`),
      ...gone.map(
        (one) => `only its colour: ${one.tagName} ${one.className} in ${one.parentElement?.className}`,
      ),
    ];
  }, MARK);
}

/** From now on, writes down what moves though no one wants it to; what only comes late does not move. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  const moves = await page.evaluateHandle(() => {
    const found: string[] = [];
    for (const kind of ['animationstart', 'transitionrun'] as const)
      document.addEventListener(kind, ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const { effect } of target.getAnimations()) {
          if (Number(effect?.getTiming().duration) > 1) found.push(`moves: ${target.className}`);
        }
      });
    return found;
  });
  return () => moves.evaluate((found) => found.splice(0));
}

async function expectAllSeen(shape: { width: number; height: number }): Promise<void> {
  const page = await withAll();
  await page.setViewportSize(shape);
  await showScreen(page, '#/');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const moved = await watchMoves(page);
  const found: Record<string, string[]> = {};
  // A receipt arrives.
  for (const person of people(8, 1)) await register(page, person);
  for (const [screen, address] of Object.entries(ALL)) {
    await showScreen(page, address);
    const wrong = [...(await looksAlike(page)), ...(await moved()), ...(await unseen(page))];
    if (wrong.length > 0) found[screen] = [...new Set(wrong)];
  }
  expect(found).toEqual({});
}

test(
  'in a wide window with forced colours all is seen, what is chosen looks chosen, and nothing moves unless wanted',
  { tags: ['night'] },
  () => expectAllSeen({ width: 1280, height: 800 }),
);

test('and so it is on a phone', { tags: ['night'] }, () => expectAllSeen({ width: 360, height: 740 }));
