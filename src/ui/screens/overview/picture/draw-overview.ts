import type { Parts } from '../../../../store/queries/overview/counts.ts';
import { icicle, type Block } from '../occupations/icicle.ts';
import { barLengths, timeBars, type NamedPart, type Segment } from '../shapes.ts';
import { spansOf, type Spans, type Unit } from '../days/spans.ts';
import { fit, lines, type Measure } from './fit-text.ts';
import { INK, mark, rect, sheet, text, type SvgNode } from './svg-node.ts';

/** The content of the picture, in the language of the screen. */
export interface PictureFacts {
  title: string;
  /** The organisation, and the time of the counts. */
  from: string;
  /** The practice mark, where nothing is real. */
  practice: string | undefined;
  sum: string;
  segments: readonly (Segment & { words: string })[];
  legend: { solid: string; pale: string };
  days: {
    parts: Parts;
    title: (unit: Unit) => string;
    finding: (spans: Spans) => string;
    /** The two lines below a column. */
    lines: (spans: Spans, at: number) => readonly string[];
  };
  lists: readonly { title: string; finding?: string | undefined; parts: readonly NamedPart[] }[];
  occupations: { title: string; parts: Parts; namesOf: (block: Block) => string[] };
  number: (value: number) => string;
}

/** The sizes fit an upright sheet of A4, whose usable height is 1.47 of its width. */
export const WIDTH = 1000;
const MARGIN = 32;
const INNER = WIDTH - 2 * MARGIN;

/** The overview as one picture: the sections of the screen in one column, on one sheet. */
export function drawOverview(facts: PictureFacts, measure: Measure): SvgNode {
  const parts: SvgNode[] = [];
  let y = MARGIN;
  for (const draw of [drawHead, drawLedger, drawDays, drawLists, drawOccupations]) {
    const drawn = draw(facts, measure);
    parts.push({ tag: 'g', attributes: { transform: `translate(${MARGIN} ${y})` }, children: drawn.nodes });
    y += drawn.height + 24;
  }
  return sheet(WIDTH, Math.ceil(y + MARGIN - 24), parts);
}

interface Drawn {
  nodes: SvgNode[];
  height: number;
}

function drawHead({ title, from, practice }: PictureFacts, measure: Measure): Drawn {
  const nodes = [
    text(0, 27, title, { size: 27, bold: true }),
    text(INNER, 27, fit(from, INNER / 2, measure), { quiet: true, anchor: 'end' }),
  ];
  if (practice === undefined) return { nodes, height: 36 };
  const edge = rect([0, 40, INNER, 28], { fill: 'none', stroke: INK, 'stroke-dasharray': '6 4' });
  return { nodes: [...nodes, edge, text(10, 60, practice, { bold: true })], height: 68 };
}

/** Only states have a colour. */
const FILLS: Partial<Record<Segment['state'], string>> = {
  confirmed: INK,
  toFix: '#a3231d',
  noReply: '#b97a08',
};

/** As on the screen: sending is half filled, on hold is hatched, discarded is struck out, and moved is in pieces. */
function patternOf(state: Segment['state'], from: number, width: number): SvgNode[] {
  const stroke = (x1: number, y1: number, x2: number, y2: number, thick: number): SvgNode => ({
    tag: 'line',
    attributes: { x1, y1, x2, y2, stroke: INK, 'stroke-width': thick },
  });
  const every = (step: number, lean: number) =>
    Array.from({ length: Math.max(0, Math.floor((width - lean) / step)) }, (_, at) =>
      stroke(from + (at + 0.5) * step, 14, from + (at + 0.5) * step + lean, 2, 2),
    );
  if (state === 'sending') return [stroke(from, 4.5, from + width, 4.5, 5)];
  if (state === 'onHold') return every(6, 5);
  if (state === 'moved') return every(7, 0);
  return state === 'discarded' ? [stroke(from, 8, from + width, 8, 3)] : [];
}

function drawLedger({ sum, segments, legend }: PictureFacts, measure: Measure): Drawn {
  let x = 0;
  const bars = segments.flatMap(({ state, share }) => {
    const width = (share / 100) * INNER;
    const fill = FILLS[state];
    const edge = { rx: 2, fill: fill ?? 'none', stroke: fill ?? INK, 'stroke-width': 2 };
    const dashes = state === 'discarded' || state === 'moved' || state === 'draft';
    const drawn = rect([x + 1, 1, Math.max(1, width - 4), 14], {
      ...edge,
      ...(dashes && { 'stroke-dasharray': '4 3' }),
    });
    const lined = patternOf(state, x + 1, Math.max(1, width - 4));
    x += width;
    return [drawn, ...lined];
  });
  const [one = '', ...others] = segments.map(({ words }) => words);
  const said = lines([`${sum} ${one}`, ...others], ' · ', INNER, measure);
  const texts = said.map((line, at) => text(0, 40 + at * 22, line));
  const y = 40 + said.length * 22;
  const solid = measure(legend.solid, 16, false) + 44;
  const key = [
    mark([0, y - 12, 14, 14], true),
    text(22, y, legend.solid, { quiet: true }),
    mark([solid, y - 12, 14, 14], false),
    text(solid + 22, y, legend.pale, { quiet: true }),
  ];
  return { nodes: [...bars, ...texts, ...key], height: y + 4 };
}

const DAY_HEIGHT = 130;
const MOST_COLUMNS = 28;

function drawDays({ days, number }: PictureFacts, measure: Measure): Drawn {
  const widest = Math.max(1, ...[...days.parts.values()].map(({ all }) => measure(number(all), 14, true)));
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(INNER / Math.max(30, widest * 1.4))));
  const chosen = spansOf(days.parts, most);
  const bars = timeBars(chosen.spans, INNER, DAY_HEIGHT);
  const base = 66 + DAY_HEIGHT;
  const best = Math.max(...bars.map(({ all }) => all));
  const nodes = bars.flatMap((one, at) => {
    const middle = one.x + one.width / 2;
    const top = base - one.solid - one.pale;
    return [
      ...(one.solid > 0 ? [mark([one.x, base - one.solid, one.width, one.solid], true)] : []),
      ...(one.pale > 0 ? [mark([one.x, top, one.width, one.pale], false)] : []),
      text(middle, top - 6, number(one.all), { size: 14, bold: one.all === best, anchor: 'middle' }),
      ...days
        .lines(chosen, at)
        .filter((line) => line !== '')
        .map((line, below) =>
          text(middle, base + 20 + below * 18, line, { size: 14, quiet: true, anchor: 'middle' }),
        ),
    ];
  });
  const axis: SvgNode = { tag: 'line', attributes: { x1: 0, x2: INNER, y1: base, y2: base, stroke: INK } };
  const head = heading(
    days.title(chosen.unit),
    [days.finding(chosen)].filter((said) => said !== ''),
    INNER,
    measure,
  );
  return { nodes: [...head, ...nodes, axis], height: base + 44 };
}

/** @param finding the lines of the finding */
function heading(title: string, finding: readonly string[], room: number, measure: Measure): SvgNode[] {
  return [
    text(0, 16, fit(title, room, measure, 18, true), { size: 18, bold: true }),
    ...finding.map((line, at) => text(0, 38 + at * 20, fit(line, room, measure), { quiet: true })),
  ];
}

const COLUMN_GAP = 28;
const MOST_BARS = 8;
const LINE = 26;

function drawLists({ lists, number }: PictureFacts, measure: Measure): Drawn {
  const columns = 3;
  const width = (INNER - (columns - 1) * COLUMN_GAP) / columns;
  const heights = Array.from({ length: columns }, () => 0);
  const nodes = lists.map(({ title, finding, parts }): SvgNode => {
    const column = heights.indexOf(Math.min(...heights));
    const shown = parts.slice(0, MOST_BARS);
    const said = finding ? lines(finding.split(' '), ' ', width, measure) : [];
    const from = said.length > 0 ? 28 + said.length * 20 : 26;
    const lengths = barLengths(parts);
    const bars = shown.flatMap((part, at) =>
      bar(part, lengths(part), { y: from + at * LINE, width, number, measure }),
    );
    const top = heights[column] ?? 0;
    heights[column] = top + from + shown.length * LINE + 20;
    const transform = `translate(${column * (width + COLUMN_GAP)} ${top})`;
    return {
      tag: 'g',
      attributes: { transform },
      children: [...heading(title, said, width, measure), ...bars],
    };
  });
  return { nodes, height: Math.max(...heights) - 20 };
}

interface BarRoom {
  y: number;
  width: number;
  number: (value: number) => string;
  measure: Measure;
}

function bar(
  { name, all }: NamedPart,
  { solid, pale }: { solid: number; pale: number },
  { y, width, number, measure }: BarRoom,
): SvgNode[] {
  const [names, track] = [width * 0.48, width * 0.34];
  const long = (share: number) => (share === 0 ? 0 : Math.max(6, (share / 100) * track));
  const middle = y + LINE / 2;
  return [
    text(0, middle + 5, fit(name, names - 8, measure)),
    ...(solid > 0 ? [mark([names, middle - 6, long(solid), 12], true)] : []),
    ...(pale > 0
      ? [mark([names + long(solid) + (solid > 0 ? 2 : 0), middle - 6, long(pale), 12], false)]
      : []),
    text(width, middle + 5, number(all), { bold: true, anchor: 'end' }),
  ];
}

const TREE = { height: 430, columns: 3, line: 26 };

function drawOccupations({ occupations, number }: PictureFacts, measure: Measure): Drawn {
  const { title, parts, namesOf } = occupations;
  const wide = INNER / TREE.columns;
  const blocks = icicle(parts, '', TREE).flatMap((block) => {
    const [x, y] = [block.column * wide, block.top + 28];
    const count = number(block.all);
    const width = wide * block.span;
    const room = width - 26 - measure(count, 16, true);
    const names = namesOf(block);
    const name = names.find((one) => measure(one, 16, false) <= room) ?? names.at(-1) ?? '';
    return [
      rect([x + 1, y + 1, width - 2, Math.max(2, block.height - 2)], {
        rx: 2,
        fill: '#f1eee7',
        stroke: '#7b7d80',
      }),
      text(x + 8, y + 19, fit(name, room, measure)),
      text(x + width - 8, y + 19, count, { bold: true, anchor: 'end' }),
    ];
  });
  return { nodes: [...heading(title, [], INNER, measure), ...blocks], height: 28 + TREE.height };
}
