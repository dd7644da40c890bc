/** The charts of the screen as a picture for paper and for other programs: the same drawing, black on white. */

const NS = 'http://www.w3.org/2000/svg';

/** As wide as the content of a wide window, whatever the window is, and in the colours of paper. */
const SHEET =
  'position: absolute; inset: 0 auto auto 0; width: 66rem; padding: 2rem; hyphens: none; forced-color-adjust: none; --solid: var(--ink);';

/** What XML has no place for, not even escaped: most control characters, and lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Of the height of a line of text, the part above its baseline; the usual fonts differ by a fiftieth. */
const ABOVE_BASELINE = 0.79;

/** In pixels. */
const PNG_WIDTH = 2000;

/**
 * The text of an SVG with every box and every line of text where the browser puts it. A copy of the element is measured and removed
 * before the browser paints, so nothing of it is seen.
 */
export function pictureOf(drawing: HTMLElement): string {
  const root = document.documentElement;
  const { scheme } = root.dataset;
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A copy is of the same kind');
  copy.style.cssText = SHEET;
  root.dataset['scheme'] = 'light';
  drawing.after(copy);
  try {
    return new XMLSerializer().serializeToString(drawn(copy));
  } finally {
    copy.remove();
    if (scheme === undefined) delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }
}

function drawn(sheet: HTMLElement): SVGElement {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const { fontFamily } = getComputedStyle(sheet);
  const viewBox = [left, top, width, height].join(' ');
  const all = [shape('rect', { x: left, y: top, width, height, fill: '#fff' })];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('.visually-hidden, details:not([open]) > :not(summary)')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) all.push(...linesOf(node));
    else if (node instanceof Element) all.push(...boxOf(node));
  }
  const svg = shape('svg', { width, height, viewBox, 'font-family': fontFamily });
  svg.append(...all);
  return svg;
}

function shape(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** What is seen of an element besides its texts: its ground and its edges, or the line below it. */
function boxOf(element: Element): SVGElement[] {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [edge, below] = [parseFloat(style.borderTopWidth), parseFloat(style.borderBottomWidth)];
  if (width === 0) return [];
  if (edge === 0 && below > 0)
    return [
      shape('rect', { x: left, y: bottom - below, width, height: below, fill: style.borderBottomColor }),
    ];
  if (edge === 0) return [];
  const [x, y] = [left + edge / 2, top + edge / 2];
  const size = {
    x,
    y,
    width: width - edge,
    height: height - edge,
    rx: parseFloat(style.borderTopLeftRadius),
  };
  return [
    shape('rect', {
      ...size,
      fill: style.backgroundColor === 'rgba(0, 0, 0, 0)' ? 'none' : style.backgroundColor,
      stroke: style.borderTopColor,
      'stroke-width': edge,
    }),
  ];
}

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  height: number;
}

/** A text of the page, line by line. */
function linesOf(node: Text): SVGElement[] {
  const parent = node.parentElement;
  if (!parent) return [];
  const { color, fontSize, fontWeight, direction } = getComputedStyle(parent);
  return brokenLines(node).map(({ text, left, right, top, height }) => {
    const line = shape('text', {
      x: direction === 'rtl' ? right : left,
      y: top + ABOVE_BASELINE * height,
      direction,
      fill: color,
      'font-size': fontSize,
      'font-weight': fontWeight,
    });
    line.textContent = text.replace(NOT_XML, '');
    return line;
  });
}

/** Where the browser breaks a text: letters at the same height stand in one line, which begins with no space. */
function brokenLines(node: Text): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  let at = 0;
  for (const letter of node.data) {
    range.setStart(node, at);
    range.setEnd(node, (at += letter.length));
    const { left, right, top, height, width } = range.getBoundingClientRect();
    const last = lines.at(-1);
    const isNew = last === undefined || Math.abs(top - last.top) > height / 2;
    if (width === 0 || (isNew && letter.trim() === '')) continue;
    if (isNew) lines.push({ text: letter, left, right, top, height });
    else {
      last.text += letter;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    }
  }
  return lines;
}

/** The picture as pixels. */
export async function pngFile(picture: string): Promise<Blob> {
  const image = new Image();
  // A data address, because the content security policy allows no other source for this picture.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be made'))),
      'image/png',
    );
  });
}
