import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = (n: number) => count(n, { one: '# person', other: '# people' });

/** Pictures of what the device holds. */
export const overview = {
  nobody: 'Nobody is registered on this device yet. Charts appear here when you register people.',
  register: 'Register a person',
  ledger: 'Where everybody stands',
  sum: (made: number) => `${persons(made)} =`,
  /** `left` names those who are not counted, by their states. */
  counted: (n: number, left: string) => `These charts show ${persons(n)}. Left out: ${left}.`,
  counting: (done: number, all: number) => `Counted ${number(done)} of ${persons(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'not confirmed yet',
  /** The name of a mark. `notYet` of `all` are not confirmed: some may be on the server. */
  mark: (name: string, all: number, notYet: number) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,

  spans: { day: 'People a day', week: 'People a week', month: 'People a month', year: 'People a year' },
  inDays: (people: number, days: number) =>
    `${number(people)} in ${count(days, { one: '# day', other: '# days' })}`,
  inAll: (people: number) => `Total: ${number(people)}`,
  /** Where all of them were registered in one span. */
  inOne: (people: number, day: string) => `${persons(people)} on ${day}`,
  /** When the most were registered: so many of all. */
  most: {
    day: (day: string, most: string, all: string) => `The busiest day was ${day}: ${most} of ${all}`,
    /** `week` is its first day. */
    week: (week: string, most: string, all: string) => `The busiest week began on ${week}: ${most} of ${all}`,
    month: (month: string, most: string, all: string) => `The busiest month was ${month}: ${most} of ${all}`,
    year: (year: string, most: string, all: string) => `The busiest year was ${year}: ${most} of ${all}`,
  },
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
  assigned: (all: number, confirmed: number, notYet: number) =>
    `${number(all)} assigned: ${number(confirmed)} confirmed, ${number(notYet)} not confirmed yet`,
  noneAssigned: 'No assessment is assigned to anybody yet.',
  assessmentMark: (name: string, all: number, notYet: number) =>
    `${name}: ${count(all, { one: '# assessment', other: '# assessments' })} assigned${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,
  paid: (country: string) => `Bought in ${country}`,
  notUsed: (names: string) => `Not used yet: ${names}`,

  table: (what: string) => `${what} as a table`,
  /** What is seen of it, beside its picture. */
  asTable: 'As a table',
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
