import decodeQR from 'qr/decode.js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen, PERSON_ID } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { fromMore } from '../../support/browser/from-more.ts';

const A4 = { format: 'A4', preferCSSPageSize: true } as const;

/** How many sheets of paper the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf(A4);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The picture of the screen as it is printed: what its QR code says, and the colour of its corner. */
async function seen(page: Page) {
  const png = await page.screenshot();
  const { width, height, pixels } = await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const drawn = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let letters = '';
      for (const value of drawn) letters += String.fromCharCode(value);
      return { width: picture.width, height: picture.height, pixels: btoa(letters) };
    },
    png.toString('base64'), // As numbers, four million of them would take longer than all else here.
  );
  const data = Uint8ClampedArray.from(Buffer.from(pixels, 'base64'));
  return { corner: [...data.slice(0, 3)], qr: decodeQR({ width, height, data }) };
}

test(
  'a person is one sheet with the receipt for a camera, the overview is one, a day as many as it needs, all black on white',
  { tags: ['night'] },
  async () => {
    const app = await serveApp();
    const browser = await browse({
      context: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
    });
    const page = await browser.open(app.url);
    await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
    await fillDevice(page, { count: 120, seed: 4, assignmentOf: () => 'confirmed' });
    await page.reload();
    await showScreen(page, `#/people/${PERSON_ID}`);
    const receipt = await page.getByRole('heading', { level: 1 }).locator('.code').innerText();
    await page.getByRole('button', { name: screens.overview.print }).waitFor();
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await seen(page)).toEqual({ corner: [255, 255, 255], qr: receipt });
    await expectThat(page.getByRole('navigation')).toBeHidden();
    await page.emulateMedia({ media: null });

    await showScreen(page, '#/overview');
    await page.getByText(screens.onePerson.otherActs, { exact: true }).waitFor();
    expect(await sheets(page)).toBe(1);

    await showScreen(page, '#/people?day=2026-11-01');
    // The dialog of the browser is no part of the page.
    await page.evaluate(() => (window.print = () => undefined));
    await fromMore(page, screens.people.printDay);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectThat(page.locator('.printed tbody tr')).toHaveCount(120);
    await expectThat(page.locator('.printed')).toContainText('Sunday 1 November');
    await atRest(page);
    const count = await sheets(page);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(6);
  },
);
