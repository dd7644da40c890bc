/** The sizes of the picture, in pixels. */
export interface RingSpace {
  width: number;
  height: number;
  /** The diameter of the ring. */
  ring: number;
  /** Between the ring and the labels at its sides. */
  gap: number;
}

const COUNT = 12;
/** In parts of a whole turn: between two factors, and between two families. */
const [BETWEEN, APART] = [0.006, 0.02];
/** A line ends so far before its label, in pixels. */
const LOOSE = 5;
/** A shorter line leads the eye nowhere, in pixels. */
const SHORTEST = 10;
/** The hole, in parts of the ring. */
const HOLE = 0.45;

/** Twelfths of the ring, clockwise from the top: where each is drawn, its letter, and the line to its label, where that is not beside it. */
export interface Twelfth {
  path: string;
  letter: { x: number; y: number };
  line?: { x1: number; y1: number; x2: number; y2: number };
}

/**
 * The first six factors have their labels at the right from top to bottom, the others at the left from bottom to top: as the
 * ring goes round.
 * @param families which factors stand apart from their neighbours
 */
export function twelfths(space: RingSpace, families: readonly number[] | undefined): Twelfth[] {
  return Array.from({ length: COUNT }, (_, index) => twelfth(space, families, index));
}

/** The row of a factor's label, from the top, and its side. */
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
