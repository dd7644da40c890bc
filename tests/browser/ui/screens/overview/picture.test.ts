import { page } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import BarList from '../../../../../src/ui/chart/BarList.svelte';
import { pictureOf, pngFile } from '../../../../../src/ui/screens/overview/picture.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import { show } from '../../mount.ts';
import '../../../../../src/ui/styles/tokens.css';
import '../../../../../src/ui/styles/base.css';

/** What jsdom cannot show of the picture: where the browser draws each part of a chart. */

const COUNTS = new Map([
  ['Nakuru <3> & "more"', { all: 1_900, onServer: 1_000 }],
  ['كيسومو', { all: 800, onServer: 800 }],
  [
    'A very long name of a group, which takes more than one line of what is a narrow window',
    { all: 7, onServer: 0 },
  ],
  ['Mbale', { all: 3, onServer: 0 }],
  ['Gulu', { all: 2, onServer: 0 }],
  ['Folded away', { all: 1, onServer: 0 }],
  ['Folded away as well', { all: 1, onServer: 0 }],
]);

/** The picture of this chart, read again from its text. */
async function drawn(counts = COUNTS) {
  await page.viewport(360, 740);
  show(BarList, {
    title: 'Groups',
    parts: counts,
    nameOf: (name: string) => name,
    address: () => '#/people',
    more: screens.overview.more.groups,
    asTables: false,
  });
  const chart = page.getByRole('region', { name: 'Groups' }).element();
  if (!(chart instanceof HTMLElement)) throw new Error('There is no chart');
  const before = document.documentElement.outerHTML;
  const text = pictureOf(chart);
  // Nothing of it stays in the page.
  expect(document.documentElement.outerHTML).toBe(before);
  return { text, svg: new DOMParser().parseFromString(text, 'image/svg+xml') };
}

const textsOf = (svg: Document) => [...svg.querySelectorAll('text')].map((one) => one.textContent.trim());
const numberOf = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));

test('it says the names and numbers that are on the screen, and what is folded away in one line', async () => {
  const { svg } = await drawn();
  const texts = textsOf(svg);
  for (const said of ['Groups', 'Nakuru <3> & "more"', '1,900', 'كيسومو', '800', 'Mbale', '3'])
    expect(texts).toContain(said);
  expect(texts).toContain(screens.overview.more.groups({ n: 2 }));
  expect(texts.join(' ')).toContain('A very long name of a group');
  expect(texts.join(' ')).not.toContain('Folded away');
  // The words for a screen reader would say everything twice.
  expect(texts.join(' ')).not.toContain('people');
});

test('it is as wide as the content of a wide window, with nothing beyond its edge and the bars in their order of length', async () => {
  const { svg } = await drawn();
  const [x = 0, , width = 0] = (svg.documentElement.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(width).toBe(66 * 16);
  const [ground, ...bars] = svg.querySelectorAll('rect');
  expect(ground?.getAttribute('fill')).toBe('#fff');
  for (const bar of bars)
    expect(numberOf(bar, 'x') + numberOf(bar, 'width')).toBeLessThanOrEqual(x + width - 31);
  // The first two are those of the longest bar: solid, then pale.
  expect(numberOf(bars[0], 'width') / numberOf(bars[1], 'width')).toBeCloseTo(1_000 / 900, 1);
  expect(numberOf(bars[2], 'width')).toBeGreaterThan(6 * numberOf(bars[3], 'width'));
});

test.each(['light', 'dark'])(
  'in a %s scheme it is in ink on white, and the two ends of a bar differ',
  async (scheme) => {
    document.documentElement.dataset['scheme'] = scheme;
    onTestFinished(() => void delete document.documentElement.dataset['scheme']);
    const { svg } = await drawn();
    const [, solid, pale] = svg.querySelectorAll('rect');
    expect(solid?.getAttribute('fill')).toBe('rgb(29, 31, 33)');
    expect(pale?.getAttribute('fill')).toBe('rgb(213, 210, 202)');
    expect(pale?.getAttribute('stroke')).toBe('rgb(29, 31, 33)');
    const title = [...svg.querySelectorAll('text')].find((one) => one.textContent === 'Groups');
    expect(title?.getAttribute('fill')).toBe('rgb(29, 31, 33)');
  },
);

test('in a language that is read from the right, each text begins at its own end', async () => {
  document.body.dir = 'rtl';
  onTestFinished(() => document.body.removeAttribute('dir'));
  const { svg } = await drawn();
  const find = (said: string) => [...svg.querySelectorAll('text')].find((one) => one.textContent === said);
  const [latin, arabic] = [find('Mbale'), find('كيسومو')];
  expect([latin, arabic].map((one) => one?.getAttribute('direction'))).toEqual(['ltr', 'rtl']);
  expect(numberOf(latin, 'x')).toBeLessThan(numberOf(arabic, 'x'));
  expect(numberOf(find('800'), 'x')).toBeLessThan(numberOf(latin, 'x'));
});

test('it has nothing but shapes and texts that can be read, without letters that XML has no place for', async () => {
  const { text, svg } = await drawn(new Map([[`a\u0000b\u0008\uffffc\ud800`, { all: 1, onServer: 0 }]]));
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(text).toContain('>abc</text>');
  const tags = new Set(Array.from(svg.querySelectorAll('*'), ({ tagName }) => tagName));
  expect([...tags].sort()).toEqual(['rect', 'svg', 'text']);
  const sizes = [...svg.querySelectorAll('text')].map((one) =>
    parseFloat(one.getAttribute('font-size') ?? ''),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

test('as pixels it is two thousand wide', async () => {
  const { text } = await drawn();
  const picture = await createImageBitmap(await pngFile(text));
  expect(picture.width).toBe(2_000);
  expect(picture.height).toBeGreaterThan(500);
});
