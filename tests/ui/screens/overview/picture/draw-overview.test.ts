// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  drawOverview,
  WIDTH,
  type PictureFacts,
} from '../../../../../src/ui/screens/overview/picture/draw-overview.ts';
import { fit, lines } from '../../../../../src/ui/screens/overview/picture/fit-text.ts';
import { mark, svgText, type SvgNode } from '../../../../../src/ui/screens/overview/picture/svg-node.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const measure = (words: string, size: number) => words.length * size * 0.55;
const part = (name: string, all: number) => ({ value: name, name, all, onServer: Math.floor(all / 2) });

const facts: PictureFacts = {
  title: 'Overview',
  from: 'Lakeside Skills Trust',
  practice: undefined,
  sum: '12 registered',
  segments: [
    { state: 'confirmed', count: 6, share: 50, words: '6 confirmed' },
    { state: 'waiting', count: 6, share: 50, words: '6 waiting' },
  ],
  legend: { solid: 'on the server', pale: screens.overview.notYet },
  days: {
    title: (unit) => `People each ${unit}`,
    finding: () => '12 in 1 day',
    parts: new Map([['2026-11-21', { all: 12, onServer: 6 }]]),
    lines: ({ spans }, at) => [spans[at]?.from ?? '', ''],
  },
  lists: [{ title: 'Groups', parts: [part('<3> & "more"', 9), part('A'.repeat(80), 3)] }],
  occupations: {
    title: 'Occupations',
    parts: new Map([['2221', { all: 12, onServer: 6 }]]),
    namesOf: ({ codes }) => [codes.join()],
  },
  number: String,
};

const parsed = (picture: SvgNode) => new DOMParser().parseFromString(svgText(picture), 'image/svg+xml');
const all = (node: SvgNode): SvgNode[] => [node, ...(node.children ?? []).flatMap(all)];

test('the file is SVG on white, with nothing in it but shapes and texts that can be read', () => {
  const page = parsed(drawOverview(facts, measure));
  expect(page.querySelector('parsererror')).toBeNull();
  const tags = new Set(Array.from(page.querySelectorAll('*'), ({ tagName }) => tagName));
  expect([...tags].sort()).toEqual(['g', 'line', 'rect', 'svg', 'text']);
  expect(page.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
  const sizes = Array.from(page.querySelectorAll('text'), (one) => Number(one.getAttribute('font-size')));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(page.documentElement.textContent).toContain('<3> & "more"');
});

test('texts are cut to their room, and nothing stands beyond the edge', () => {
  const picture = drawOverview(facts, measure);
  const long = all(picture).find(({ text = '' }) => text.startsWith('AAA'));
  expect(long?.text).toMatch(/^A+…$/);
  const rects = all(picture).filter(({ tag }) => tag === 'rect');
  for (const { attributes } of rects)
    expect(Number(attributes['x']) + Number(attributes['width'])).toBeLessThanOrEqual(WIDTH);
});

test('what is not confirmed yet is filled, with neither the colour of the sheet nor that of what is', () => {
  const [solid, pale] = [true, false].map((isSolid) => mark([0, 0, 20, 12], isSolid).attributes);
  expect(pale?.['stroke']).toBe(solid?.['fill']);
  expect(['none', '#ffffff', solid?.['fill']]).not.toContain(pale?.['fill']);
});

test('in practice it says so on the picture itself', () => {
  const practice = screens.practice.mark;
  expect(svgText(drawOverview(facts, measure))).not.toContain(practice);
  expect(svgText(drawOverview({ ...facts, practice }, measure))).toContain(practice);
});

test('letters that XML has no place for are left out', () => {
  const odd = { ...facts, from: `a\u0000b\uffffc\ud800` };
  expect(parsed(drawOverview(odd, measure)).querySelector('parsererror')).toBeNull();
});

test('a text that fits stays, and pieces go to further lines', () => {
  expect(fit('short', 500, measure)).toBe('short');
  expect(fit('much longer than that', 60, measure)).toMatch(/…$/);
  expect(lines(['one', 'two', 'three'], ' + ', 90, measure)).toEqual(['one + two', 'three']);
});

test('no two states look alike in the bar, not even where it has no colours', () => {
  const states = ['draft', 'waiting', 'sending', 'onHold', 'confirmed', 'discarded', 'moved'] as const;
  const looks = states.map((state) => {
    const segments = [{ state, count: 12, share: 100, words: '12 people' }];
    const [bar] = all(drawOverview({ ...facts, segments }, measure))
      .filter(({ tag }) => tag === 'rect')
      .slice(1);
    const nodes = all(drawOverview({ ...facts, segments }, measure)).filter(({ tag }) => tag === 'line');
    return JSON.stringify([bar, nodes]);
  });
  expect(new Set(looks).size).toBe(states.length);
});
