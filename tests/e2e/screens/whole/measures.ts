import type { Page } from 'playwright';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { STATUSES } from '../../../../src/domain/record/states.ts';

export const SEED = 7;

/** Arabic in the reference, longer than a line of a phone. */
export const REFERENCE = 'البيت الأزرق بجانب السوق القديم خلف المدرسة';

/** Animations move boxes. */
export const STILL = { context: { reducedMotion: 'reduce' } } as const;

/** Puts someone in every state on a device. */
export function fillWithAll(page: Page): Promise<void> {
  return fillDevice(page, {
    count: 20,
    seed: SEED,
    statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
    assignmentOf: (at) => (at % 2 === 0 ? STATUSES[at % STATUSES.length] : undefined),
    reference: REFERENCE,
  });
}

/** A device of its own with someone in every state, for a case that changes what is kept. */
export async function aDevice(): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse(STILL)];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillWithAll(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** As the browser's own setting does it: rem follows the root. */
export async function setText(page: Page, size: number): Promise<void> {
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
}

/** What reaches out of the window sideways, unless it scrolls in a box of its own or is only for screen readers. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > document.documentElement.clientWidth + 1 || left < -1);
    };
    const isInBox = (element: Element): boolean => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main *, header *')]
      .filter((element) => reaches(element) && !isInBox(element))
      .map(
        (element) => `cut off: ${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 60)}`,
      );
  });
}

/** What has the focus and is under something that stands still while the page scrolls. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=file]), select, textarea, summary';
    const found: string[] = [];
    /** What does not scroll with the page, and has a part in it. */
    const stillAround = (part: Element): Element | undefined => {
      for (let one: Element | null = part; one; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
      return undefined;
    };
    const down = [...document.querySelectorAll<HTMLElement>(`main :is(${FOCUSABLE})`)];
    // On the way down things at the foot of the window cover, on the way up those at its top.
    for (const element of [...down, ...down.toReversed()]) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // What is higher than half a window is seen in part whatever stands below it.
      if (document.activeElement !== element || bottom - top > innerHeight / 2) continue;
      const x = Math.min((left + right) / 2, innerWidth - 1);
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const over = document.elementFromPoint(x, y);
        const isOver = over !== null && !element.contains(over) && !over.contains(element);
        const still = isOver ? stillAround(over) : undefined;
        if (still && !still.contains(element))
          found.push(
            `covered: ${element.id || element.textContent.trim().slice(0, 40)} by ${still.tagName.toLowerCase()} ${still.className}`,
          );
      }
    }
    return [...new Set(found)];
  });
}

/** What a finger would miss: controls take 44 pixels, links that stand among others at least the 24 of WCAG 2.2. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, summary, select, textarea, input:not([type=file], [hidden])';
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
    const least = (element: Element) =>
      element.matches('a:not(.button, .chip, header a, .counts a)') ? 24 : 43.5;
    return (
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
        // Marks of a chart stand beside words that lead to the same place.
        .filter((element) => !element.closest('[aria-hidden=true], svg'))
        .map((element) => ({ element, box: element.closest('label') ?? element }))
        .map((found) => ({ ...found, height: found.box.getBoundingClientRect().height }))
        .filter(({ element, height }) => height > 1 && height < least(element))
        .map(
          ({ element, box, height }) =>
            `${Math.round(height)} px high: ${element.tagName.toLowerCase()} ${box.textContent.trim().slice(0, 40)}`,
        )
    );
  });
}
