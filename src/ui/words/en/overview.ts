import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = (n: number) => count(n, { one: '# person', other: '# people' });

/** Pictures of what the device holds. */
export const overview = {
  nobody:
    'Nobody is registered on this device yet. Once you register people, pictures of how many, where and in which work stand here.',
  register: 'Register a person',
  ledger: 'Where everybody stands',
  sum: (made: number) => `${persons(made)} =`,
  counted: (n: number) =>
    `The pictures below count ${persons(n)}. Unfinished forms, and people who are discarded or handed over, are left out.`,
  counting: (done: number, all: number) => `Counted ${number(done)} of ${persons(all)}`,
  onServer: 'on the server',
  notYet: 'not confirmed yet',
  /** The name of a mark. `notYet` of `all` are not confirmed: some may be on the server. */
  mark: (name: string, all: number, notYet: number) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,

  spans: { day: 'People a day', week: 'People a week', month: 'People a month', year: 'People a year' },
  inDays: (people: number, days: number) =>
    `${number(people)} in ${count(days, { one: '# day', other: '# days' })}`,
  inAll: (people: number) => `Total: ${number(people)}`,
  /** Behind how many there are in so many days. */
  mostOn: (day: string, most: number) => `; most on ${day}: ${number(most)}`,
  /** Behind how many there are in all. */
  mostIn: (when: string, most: number) => `; most in ${when}: ${number(most)}`,
  earlier: (n: number) => `${persons(n)} on earlier days: see the table`,
  day: 'Day',
  groups: 'Groups',
  noGroup: 'No group',
  otherGroup: 'A group that is not in the list',
  occupations: 'Occupations',
  touch: 'Touch one to open it',
  all: 'All',
  of: (name: string, n: number, all: number) => `${name}, ${number(n)} of ${number(all)}`,
  see: 'See these people',
  others: (n: number, names: string) => `${count(n, { one: '# more', other: '# more' })}: ${names}`,

  assessments: 'Assessments',
  assigned: (all: number, bought: number, notYet: number) =>
    `${number(all)} assigned: ${number(bought)} bought, ${number(notYet)} not confirmed yet`,
  noneAssigned: 'No assessment is assigned to anybody yet.',
  assessmentMark: (name: string, all: number, notYet: number) =>
    `${name}: ${count(all, { one: '# assessment', other: '# assessments' })} assigned${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,
  paid: (country: string) => `Bought in ${country}`,
  notUsed: (names: string) => `Not used yet: ${names}`,

  table: (what: string) => `${what} as a table`,
  name: 'Name',
  people: 'People',
  assignedColumn: 'Assigned',
  print: 'Print',
  /** The head of a column: which picture a number is of. */
  picture: 'Picture',
  csv: 'Table (CSV)',
  saveAs: 'Save as',
  png: 'Picture (PNG)',
  svg: 'Drawing (SVG)',
  noPicture: 'The picture could not be made. Save the drawing instead.',
  /** Behind how far counting has come. */
  from: (time: string) => `The pictures are from ${time} until then.`,
  fileName: (day: string) => `overview-${day}`,
};
