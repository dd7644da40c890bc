import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { pick, rowsOf } from '../../support/browser/field-worker.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

/** What a person looks for on the screen, in each language but English; the words themselves, not the tables that hold them. */
const LANGUAGES = [
  {
    code: 'fr',
    direction: 'ltr',
    name: 'Français',
    register: 'Inscrire une personne',
    sexes: { F: 'Femme' },
    occupation: ['Profession', 'infirmière', '2221'],
    country: ['Pays', 'Allemagne', 'DE'],
    change: 'Changer pays et groupe',
    reference: 'Référence',
    save: 'Enregistrer et continuer',
    receipt: 'Dernière personne enregistrée',
    waiting: '1 en attente',
  },
  {
    code: 'es',
    direction: 'ltr',
    name: 'Español',
    register: 'Registrar a una persona',
    sexes: { F: 'Mujer' },
    occupation: ['Ocupación', 'enfermera', '2221'],
    country: ['País', 'Alemania', 'DE'],
    change: 'Cambiar país y grupo',
    reference: 'Referencia',
    save: 'Guardar y continuar',
    receipt: 'Última persona guardada',
    waiting: '1 en espera',
  },
  {
    code: 'pt',
    direction: 'ltr',
    name: 'Português',
    register: 'Inscrever uma pessoa',
    sexes: { F: 'Mulher' },
    occupation: ['Profissão', 'enfermeira', '2221'],
    country: ['País', 'Alemanha', 'DE'],
    change: 'Mudar país e grupo',
    reference: 'Referência',
    save: 'Guardar e continuar',
    receipt: 'Última pessoa inscrita',
    waiting: '1 em espera',
  },
  {
    code: 'sw',
    direction: 'ltr',
    name: 'Kiswahili',
    register: 'Sajili mtu',
    sexes: { F: 'Mwanamke' },
    occupation: ['Kazi', 'muuguzi', '2221'],
    country: ['Nchi', 'Ujerumani', 'DE'],
    change: 'Badilisha nchi na kikundi',
    reference: 'Kumbukumbu',
    save: 'Hifadhi na uendelee',
    receipt: 'Mtu wa mwisho kuhifadhiwa',
    waiting: '1 inasubiri',
  },
  {
    code: 'ar',
    direction: 'rtl',
    name: 'العربية',
    register: 'تسجيل شخص',
    sexes: { F: 'أنثى' },
    occupation: ['المهنة', 'ممرضة', '2221'],
    country: ['البلد', 'ألمانيا', 'DE'],
    change: 'تغيير البلد والمجموعة',
    reference: 'المرجع',
    save: 'حفظ والتالي',
    receipt: 'آخر شخص حُفظ',
    waiting: 'في الانتظار: 1',
  },
] as const;

type Language = (typeof LANGUAGES)[number];

/** Until the worker keeps the words that the screens and the finder need in this language. */
async function whenWordsKept(page: Page, code: string): Promise<void> {
  const wanted = [`/first-words-${code}-`, `/words-${code}-`, `/occupation-words-${code}.`];
  await expect.poll(async () => missing(wanted, await filesKept(page))).toEqual([]);
}

/** The addresses of the files that the worker keeps. */
function filesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('outpost files '));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

function missing(parts: readonly string[], addresses: readonly string[]): string[] {
  return parts.filter((part) => !addresses.some((address) => address.includes(part)));
}

async function registerOne(page: Page, words: Language): Promise<string> {
  await page.getByRole('radio', { name: words.sexes.F, exact: true }).check();
  const [field, said, code] = words.occupation;
  await page.getByRole('combobox', { name: field, exact: true }).fill(said);
  // The words of the language come after the first names.
  await page.getByRole('option', { name: new RegExp(code) }).click();
  await atRest(page);
  const change = page.getByRole('button', { name: words.change });
  if (await change.isVisible()) await change.click();
  await pick(page, words.country[0], words.country[1]);
  await page.getByRole('textbox', { name: words.reference }).fill('47');
  await page.getByRole('button', { name: words.save }).click();
  return page.getByRole('region', { name: words.receipt }).locator('strong').first().innerText();
}

function speaks(words: Language): void {
  test(
    'the main job is done offline, after the language was chosen under a half-typed form',
    { tags: ['night'] },
    async () => {
      const [app, browser] = [await serveApp('/some/sub/path/'), await browseOnDisk(WITH_WORKER)];
      const page = await browser.open(app.url);
      await whenKept(page);
      await page.getByRole('textbox', { name: first.fields.reference }).fill('half typed');
      await showScreen(page, '#/settings/you');
      await page.getByRole('textbox', { name: screens.settings.organisation.name }).fill('Not saved yet');
      await showScreen(page, '#/settings/look');
      await page.getByRole('radio', { name: words.name }).check();
      await page.waitForFunction((code) => document.documentElement.lang === code, words.code);
      await expectThat(page.locator('html')).toHaveAttribute('dir', words.direction);
      await showScreen(page, '#/settings/you');
      await expectThat(page.getByRole('textbox').first()).toHaveValue('Not saved yet');
      await whenWordsKept(page, words.code);

      await app.stop();
      await page.goto(app.url);
      await page.getByRole('heading', { name: words.register }).waitFor();
      await expectThat(page.getByRole('textbox', { name: words.reference })).toHaveValue('half typed');
      const receipt = await registerOne(page, words);

      // Closed, not killed: a browser writes the chosen language to its disk some seconds later.
      await browser.restart();
      const again = await browser.open(`${app.url}#/people`);
      await again.getByRole('link', { name: words.waiting, exact: true }).waitFor();
      await again.getByText(receipt).first().waitFor();
      const [code, country] = [words.occupation[2], words.country[2]];
      expect(await rowsOf(again, 'users')).toMatchObject([
        { sex: 'F', occupation: code, country, reference: '47' },
      ]);
    },
  );

  test('a browser in that language is spoken to in it from the start, and never in English', async () => {
    const [app, browser] = [await serveApp(), await browse({ context: { locale: `${words.code}-XX` } })];
    const page = await browser.open('about:blank');
    browser.allow(app.url);
    const seen: string[] = [];
    await page.exposeFunction('painted', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        // The function that the test has put there.
        if (heading) (window as unknown as { painted: (text: string) => void }).painted(heading);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(app.url);
    await page.getByRole('heading', { name: words.register }).waitFor();
    await atRest(page);
    expect(new Set(seen)).toEqual(new Set([words.register]));
  });
}

/** One that is written from the left, and the one from the right: the others of the first kind are for the night. */
const inGate = ({ code }: Language) => code === 'ar';
describe.each(LANGUAGES.filter(inGate))('in $name', speaks);
describe.each(LANGUAGES.filter((one) => !inGate(one)))('in $name', { tags: ['night'] }, speaks);

test(
  'in French, on a phone, an amount of the overview stands in one line beside its long label',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse({ context: { locale: 'fr-FR' } })];
    const page = await browser.open(`${app.url}?practice#/overview`);
    await page.setViewportSize({ width: 360, height: 740 });
    const amount = page.locator('dd').filter({ hasText: 'KES' });
    await amount.first().waitFor();
    await atRest(page);
    const lines = await amount.first().evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  },
);

test.each([
  { code: 'sw', width: 360, height: 740, words: 'fieldset label' },
  { code: 'fr', width: 740, height: 360, words: 'nav a' },
])(
  'in $code the longest words stay in their boxes, $width wide: $words',
  { tags: ['night'] },
  async ({ code, words, ...shape }) => {
    const [app, browser] = [await serveApp(), await browse({ context: { locale: `${code}-XX` } })];
    const page = await browser.open(`${app.url}#/${words === 'nav a' ? 'people' : ''}`);
    await page.setViewportSize(shape);
    const boxes = page.locator(words);
    await boxes.first().waitFor();
    await atRest(page);
    expect(await boxes.count()).toBeGreaterThan(1);
    const tooLong = await boxes.evaluateAll((all) =>
      all
        .filter((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          const [box, written] = [
            (one.closest('nav') ?? one).getBoundingClientRect(),
            text.getBoundingClientRect(),
          ];
          return one.checkVisibility() && (written.right > box.right || written.left < box.left);
        })
        .map((one) => one.textContent.trim()),
    );
    expect(tooLong).toEqual([]);
  },
);
