import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../../data/all-screens.ts';
import { atRest } from '../../../support/browser/at-rest.ts';
import { aDevice } from './measures.ts';
import { PLACES, TEXT_FIELDS, unfold } from './places.ts';

/** A landscape phone, of which a keyboard takes the lower half. */
const WINDOW = { width: 740, height: 180 };

/** Why a field that has the focus cannot be seen whole, or in part where it is higher than half the window. */
async function hidden(field: Locator): Promise<string[]> {
  await atRest(field.page());
  return field.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const seen = Math.min(height, innerHeight / 2);
    const box = `${Math.round(top)} to ${Math.round(top + height)} px`;
    if (top < 0 || top + seen > innerHeight) return [`out of sight: ${box}`];
    const found: string[] = [];
    for (const y of [top + 3, top + seen / 2, top + seen - 3]) {
      for (const x of [left + 6, (left + right) / 2, right - 6]) {
        const over = document.elementFromPoint(x, y);
        if (!element.parentElement?.contains(over)) found.push(`under ${over?.tagName} ${over?.className}`);
      }
    }
    return [...new Set(found)];
  });
}

test(
  'on a landscape phone with a keyboard, each field is in sight while one types into it',
  { tags: ['night'] },
  async () => {
    const page = await aDevice();
    await page.setViewportSize(WINDOW);
    const found: Record<string, string[]> = {};
    const counts: Record<string, number> = {};
    for (const [name, place] of Object.entries(PLACES)) {
      await showScreen(page, place.hash);
      await unfold(page, place);
      const fields = await page.locator(TEXT_FIELDS).all();
      counts[name] = fields.length;
      for (const field of fields) {
        await field.evaluate((element) => {
          scrollTo(0, 0);
          element.focus();
        });
        const wrong = await hidden(field);
        // A list comes under it.
        await page.keyboard.insertText('ma');
        wrong.push(...(await hidden(field)));
        if (wrong.length > 0) found[`${name}: ${await field.getAttribute('id')}`] = wrong;
        await field.fill('');
        await page.keyboard.press('Escape');
      }
    }
    expect(found).toEqual({});
    // None of the places has lost its fields.
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  },
);
