/** An element of the picture. There are no scripts, no styles and nothing that is fetched. */
export interface SvgNode {
  tag: 'svg' | 'g' | 'rect' | 'line' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly SvgNode[];
  text?: string;
}

export const INK = '#1d1f21';
/** The colours of the screen, so that paper and file show the same. */
const NOT_CONFIRMED = '#d5d2ca';
const QUIET = '#55585c';
const FACE = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  attributes: SvgNode['attributes'] = {},
): SvgNode {
  return { tag: 'rect', attributes: { x, y, width, height, ...attributes } };
}

/** A bar: solid if confirmed by the server, otherwise pale with an inner border in ink. */
export function mark(
  [x, y, width, height]: readonly [number, number, number, number],
  isSolid: boolean,
): SvgNode {
  const [edge, rx] = [2, 2];
  const inside = [x + edge / 2, y + edge / 2, Math.max(1, width - edge), Math.max(1, height - edge)] as const;
  return rect(inside, { rx, fill: isSolid ? INK : NOT_CONFIRMED, stroke: INK, 'stroke-width': edge });
}

export interface TextLook {
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

export function text(x: number, y: number, words: string, look: TextLook = {}): SvgNode {
  const { size = 16, bold = false, quiet = false, anchor = 'start' } = look;
  const attributes = {
    ...{ x, y, 'font-size': size, 'font-weight': bold ? 650 : 400 },
    ...{ fill: quiet ? QUIET : INK, 'text-anchor': anchor },
  };
  return { tag: 'text', attributes, text: words };
}

/** The whole picture, on a white background. */
export function sheet(width: number, height: number, children: readonly SvgNode[]): SvgNode {
  const attributes = {
    ...{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    'font-family': FACE,
  };
  return {
    tag: 'svg',
    attributes,
    children: [rect([0, 0, width, height], { fill: '#ffffff' }), ...children],
  };
}

/** The picture as a file's text. */
export function svgText({ tag, attributes, children = [], text: words = '' }: SvgNode): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(written(value))}"`);
  return `<${tag}${given.join('')}>${escaped(words)}${children.map(svgText).join('')}</${tag}>`;
}

/** The picture as a part of the page. */
export function svgElement({ tag, attributes, children = [], text: words = '' }: SvgNode): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes))
    if (name !== 'xmlns') element.setAttribute(name, written(value));
  element.append(words, ...children.map(svgElement));
  return element;
}

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return Array.from(words)
    .filter(isXml)
    .map((sign) => ENTITIES[sign] ?? sign)
    .join('');
}

/** XML allows neither most control characters nor lone surrogates, not even escaped. */
function isXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
