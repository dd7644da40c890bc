/** The sizes of the ring's picture, in pixels. */
export interface RingSpace {
  width: number;
  height: number;
  /** The diameter of the ring. */
  ring: number;
  /** The gap between the ring and the labels at its sides. */
  gap: number;
}

const COUNT = 12;
/** The gaps between two factors and between two families, as parts of a whole turn. */
const [BETWEEN, APART] = [0.006, 0.02];
/** The gap between a line and its label, in pixels. */
const LOOSE = 5;
/** The shortest useful line, in pixels. */
const SHORTEST = 10;
/** The diameter of the hole, as a part of that of the ring. */
const HOLE = 0.45;

/** One twelfth of the ring: its shape, the place of its letter, and the line to its label unless the label is right beside it. */
export interface Twelfth {
  path: string;
  letter: { x: number; y: number };
  line?: { x1: number; y1: number; x2: number; y2: number };
}

/**
 * The twelfths, clockwise from the top. The first six factors have their labels on the right from top to bottom, the others on
 * the left from bottom to top.
 * @param families the family of each factor; families are drawn with a gap between them
 */
export function twelfths(space: RingSpace, families: readonly number[] | undefined): Twelfth[] {
  return Array.from({ length: COUNT }, (_, index) => twelfth(space, families, index));
}

/** The row of a factor's label, counted from the top, and its side. */
export function labelOf(index: number): { row: number; side: 'left' | 'right' } {
  return index < COUNT / 2 ? { row: index, side: 'right' } : { row: COUNT - 1 - index, side: 'left' };
}

function twelfth(space: RingSpace, families: readonly number[] | undefined, index: number): Twelfth {
  const { width, height, ring, gap } = space;
  const outer = ring / 2;
  const inner = outer * HOLE;
  const at = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return { x: width / 2 + radius * Math.cos(angle), y: height / 2 + radius * Math.sin(angle) };
  };
  const family = (one: number) => families?.[(one + COUNT) % COUNT];
  const apart = (one: number, other: number) => (family(one) === family(other) ? BETWEEN : APART) / 2;
  const from = index / COUNT + apart(index, index - 1);
  const to = (index + 1) / COUNT - apart(index, index + 1);
  const middle = (index + 0.5) / COUNT;
  const corner = (radius: number, turn: number) => {
    const { x, y } = at(radius, turn);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const arc = (radius: number, sweep: 0 | 1, turn: number) =>
    `A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 ${sweep} ${corner(radius, turn)}`;
  const { row, side } = labelOf(index);
  const edge = at(outer + 2, middle);
  const line = {
    x1: edge.x,
    y1: edge.y,
    x2: width / 2 + (side === 'right' ? 1 : -1) * (outer + gap - LOOSE),
    y2: ((row + 0.5) / (COUNT / 2)) * height,
  };
  return {
    path: `M${corner(outer, from)} ${arc(outer, 1, to)} L${corner(inner, to)} ${arc(inner, 0, from)} Z`,
    letter: at((outer + inner) / 2, middle),
    ...(Math.hypot(line.x2 - line.x1, line.y2 - line.y1) >= SHORTEST && { line }),
  };
}
