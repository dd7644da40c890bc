import { seeded } from './story/sample-people.ts';

/** What can be wrong in a row of the sample sheet, in the words of `import/checked.ts`. */
export type PlantedError =
  | 'occupation doubtful'
  | 'occupation unknown'
  | 'no occupation'
  | 'leading zero'
  | 'occupation missing'
  | 'group unknown'
  | 'sex missing'
  | 'sex unknown'
  | 'country unknown'
  | 'assessment unknown'
  | 'reference too long'
  | 'reference twice'
  | 'row twice';

/** A sheet of made-up people as rows of text, with what was made wrong in it. */
export interface SampleSheet {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many rows have each error. A row has one at most. */
  planted: ReadonlyMap<PlantedError, number>;
}

/** How many of forty errors are of each kind. */
const SHARES: readonly (readonly [PlantedError, number])[] = [
  ['occupation doubtful', 8],
  ['occupation unknown', 3],
  ['no occupation', 4],
  ['leading zero', 3],
  ['occupation missing', 3],
  ['group unknown', 5],
  ['sex missing', 3],
  ['sex unknown', 2],
  ['country unknown', 3],
  ['assessment unknown', 2],
  ['reference too long', 1],
  ['reference twice', 2],
  ['row twice', 1],
];

/** In turn, so that fewer errors than forty are of many kinds, too. */
const ERRORS_IN_TURN: readonly PlantedError[] = Array.from({ length: 8 }, (_, turn) =>
  SHARES.filter(([, share]) => share > turn).map(([error]) => error),
).flat();

const COLUMNS = ['Member no.', 'Name', 'Sex', 'Occupation', 'Country', 'Group', 'Assessments'] as const;

/** Titles that the finder is sure of in every language. */
const TITLES =
  `mama mboga;carpenter;welder;hairdresser;primary school teacher;bus driver;bricklayer;baker;butcher;barber;waiter;
  security guard;shoemaker;beekeeper;poultry farmer;market vendor;shopkeeper;car mechanic;bicycle repairer;blacksmith;potter;
  dressmaker;house painter;firewood collector;coffee grower;roofer;nanny;minibus driver;tractor driver;phone repairer`
    .split(';')
    .map((title) => title.trim());
const CODES = ['5221', '6121', '7531', '9211', '0110', '2341'];
const NAMES =
  `Wanjiku Otieno Chebet Kamau Atieno Mutua Achieng Njoroge Wafula Nekesa Barasa Makena Kiprono Jelagat Odhiambo Akinyi
  Musyoka Mwende Kariuki Wambui Nabwire Okello Namukasa Mugisha Auma Opio Nakato Byaruhanga Mushi Neema Juma Rehema`.split(
    /\s+/,
  );
const INITIALS = 'ABCDEFGHJKLMNPRSTW';

/** The teams of practice, each with what its country may be called. */
const PLACES: readonly (readonly [group: string, country: string])[] = [
  ['Nakuru 3', 'Kenya'],
  ['Nakuru 3', 'KE'],
  ['Kisumu market', 'KEN'],
  ['Kisumu market', 'Kenya'],
  ['Mbale women', 'Uganda'],
  ['Mwanza', 'Tanzania'],
];

/** What is written into a row for each error, in turn. */
const WRONG = {
  'occupation doubtful': ['driver', 'farmer', 'teacher', 'salon'],
  'occupation unknown': ['xyzzyq', 'zzkpt', '9999'],
  'no occupation': ['student', 'retired', 'housewife'],
  'leading zero': ['110', '210', '310'],
  'occupation missing': [''],
  'group unknown': ['Nakuru 4', 'Kitale riverside'],
  'sex missing': [''],
  'sex unknown': ['X', 'yes'],
  'country unknown': ['Keyna', 'Ugnada', 'East'],
  'assessment unknown': ['ZZ', 'AI, swimming'],
  'reference too long': [`N-${'0'.repeat(80)}`],
} as const;

const COLUMN_OF: Readonly<Record<keyof typeof WRONG, (typeof COLUMNS)[number]>> = {
  'occupation doubtful': 'Occupation',
  'occupation unknown': 'Occupation',
  'no occupation': 'Occupation',
  'leading zero': 'Occupation',
  'occupation missing': 'Occupation',
  'group unknown': 'Group',
  'sex missing': 'Sex',
  'sex unknown': 'Sex',
  'country unknown': 'Country',
  'assessment unknown': 'Assessments',
  'reference too long': 'Member no.',
};

/** The same sheet for the same numbers. Its errors are spread over all rows but the first two. */
export function sampleRows(count: number, errors: number, seed: number): SampleSheet {
  const random = seeded(seed);
  const rows = Array.from({ length: count }, (_, at) => soundRow(at, random));
  const [first, second] = rows;
  if (!first || !second) throw new RangeError('A sample sheet has at least two rows');
  // The first has a reference that a later row repeats; the second has none, so that only a whole row can repeat it.
  first[0] = referenceOf(0);
  second[0] = '';
  const planted = new Map<PlantedError, number>();
  /** Each error has a stretch of rows of its own, so that no row gets two. */
  const from = (turn: number) => 2 + Math.floor((turn * (count - 2)) / errors);
  for (let turn = 0; turn < errors; turn += 1) {
    const error = ERRORS_IN_TURN[turn % ERRORS_IN_TURN.length];
    if (error === undefined) throw new RangeError('There is no error to plant');
    plant(
      rows,
      from(turn) + Math.floor(random() * (from(turn + 1) - from(turn))),
      error,
      planted.get(error) ?? 0,
    );
    planted.set(error, (planted.get(error) ?? 0) + 1);
  }
  return { columns: COLUMNS, rows, planted };
}

function soundRow(at: number, random: () => number): string[] {
  const [group, country] = pick(PLACES, random);
  return [
    random() < 0.75 ? referenceOf(at) : '',
    nameOf(at),
    random() < 0.56 ? 'F' : 'M',
    pick(random() < 0.9 ? TITLES : CODES, random),
    country,
    random() < 0.8 ? group : '',
    random() < 0.1 ? 'AI' : '',
  ];
}

function referenceOf(at: number): string {
  return `N-${String(at + 1).padStart(5, '0')}`;
}

/** A name that no other row has. */
function nameOf(at: number): string {
  const initial = (turn: number) => INITIALS[turn % INITIALS.length] ?? '';
  const rest = Math.floor(at / NAMES.length);
  const second = Math.floor(rest / INITIALS.length);
  return `${NAMES[at % NAMES.length] ?? ''} ${initial(rest)}.${second > 0 ? `${initial(second - 1)}.` : ''}`;
}

function plant(rows: string[][], at: number, error: PlantedError, turn: number): void {
  const [row = [], first = [], second = []] = [rows[at], rows[0], rows[1]];
  if (error === 'row twice') rows[at] = [...second];
  else if (error === 'reference twice') row[0] = first[0] ?? '';
  else {
    const texts: readonly string[] = WRONG[error];
    row[COLUMNS.indexOf(COLUMN_OF[error])] = texts[turn % texts.length] ?? '';
  }
}

function pick<Thing>(things: readonly Thing[], random: () => number): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError('There is nothing to pick');
  return thing;
}

const ROWS = 200;
const ERRORS = 40;
const SEED = 39;

/** The sample sheet of practice mode as a CSV file: two hundred made-up people, and forty errors to find. */
export function sampleSheet(): { name: string; text: string } {
  const { columns, rows } = sampleRows(ROWS, ERRORS, SEED);
  const lines = [columns, ...rows].map((cells) => cells.map(quoted).join(','));
  return { name: 'sample-people.csv', text: `${lines.join('\r\n')}\r\n` };
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
