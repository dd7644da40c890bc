import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = (n: number) => count(n, { one: '# person', other: '# people' });

/** Pictures of what the device holds. */
export const overview = {
  nobody: 'Charts appear here when you register people.',
  /** Where a newer version has the storage. */
  afterLoading: 'Charts appear after you press “Load again”.',
  register: 'Register a person',
  ledger: 'Where everybody stands',
  /** What the word of the sum means, before the way to decide. */
  noAnswer: 'Unknown: no answer came back.',
  /** The same of what the server did not accept. */
  notAccepted: (n: number) =>
    `${n === 1 ? 'Needs' : 'Need'} you: the server did not accept ${n === 1 ? 'it' : 'them'}.`,
  /** `states` names those who are not counted, by their states. */
  leftOut: (states: string) => `Left out of the charts: ${states}.`,
  /** Of assignments, beside how often each assessment is assigned. */
  leftOutOfNumbers: (states: string) => `Left out of these numbers: ${states}.`,
  counting: (done: number, all: number) => `Counted ${number(done)} of ${persons(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'not confirmed yet',
  /** The name of a mark. `notYet` of `all` are not confirmed: some may be on the server. */
  mark: (name: string, all: number, notYet: number) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,

  spans: {
    day: 'People each day',
    week: 'People each week',
    month: 'People each month',
    year: 'People each year',
  },
  inDays: (people: number, days: number) =>
    `${number(people)} in ${count(days, { one: '# day', other: '# days' })}`,
  inAll: (people: number) => `Total: ${number(people)}`,
  /** Where all of them were registered in one span. */
  inOne: (people: number, day: string) => `${persons(people)} registered on ${day}`,
  /** When the most were registered, behind how many there are. */
  most: {
    day: (day: string, most: string, all: number) => `${persons(all)}. Most on ${day}: ${most}`,
    /** `week` is its first day. */
    week: (week: string, most: string, all: number) =>
      `${persons(all)}. Most in the week of ${week}: ${most}`,
    month: (month: string, most: string, all: number) => `${persons(all)}. Most in ${month}: ${most}`,
    year: (year: string, most: string, all: number) => `${persons(all)}. Most in ${year}: ${most}`,
  },
  earlier: (n: number) => `${persons(n)} on earlier days: see the table`,
  day: 'Day',
  /** Bars that are folded away. */
  more: {
    countries: (n: number) => count(n, { one: '# more country', other: '# more countries' }),
    groups: (n: number) => count(n, { one: '# more group', other: '# more groups' }),
    assessments: (n: number) => count(n, { one: '# more assessment', other: '# more assessments' }),
  },
  groups: 'Groups',
  noGroup: 'No group',
  otherGroup: 'A group that is not in the list',
  occupations: 'Occupations',
  open: 'Choose one to open it',
  all: 'All',
  of: (name: string, n: number, all: number) => `${name}, ${number(n)} of ${number(all)}`,
  see: 'See these people',
  /** Groups that share a block: the names of some, and how many others there are. */
  andMore: (which: string, n: number) =>
    `${which} and ${count(n, { one: '# more group', other: '# more groups' })}`,
  /** Where not one name has room. */
  several: (n: number) => count(n, { one: '# group', other: '# groups' }),

  assessments: 'Assessments',
  /** One assignment may hold several assessments. */
  assigned: (assessments: string, assignments: string) => `${assessments} in ${assignments}.`,
  noneAssigned: 'No assessment is assigned to anybody yet.',
  assessmentMark: (name: string, all: number, notYet: number) =>
    `${name}: ${count(all, { one: '# assessment', other: '# assessments' })} assigned${notYet === 0 ? '' : `, ${number(notYet)} not confirmed yet`}`,
  paid: (country: string) => `Bought in ${country}`,
  notUsed: (n: number) => `${first.counts.assessments(n)} not assigned yet`,

  table: (what: string) => `${what} as a table`,
  /** Shows the numbers in the place of the pictures. */
  asTables: 'As tables',
  name: 'Name',
  people: 'People',
  assignedColumn: 'Assigned',
  print: 'Print',
  /** The head of a column: which picture a number is of. */
  picture: 'Picture',
  csv: 'Table (CSV)',
  save: 'Save or print',
  png: 'Picture (PNG)',
  svg: 'Drawing (SVG)',
  noPicture: 'The picture could not be made. Save the drawing instead.',
  /** Behind how far counting has come. */
  from: (time: string) => `The pictures are from ${time} until then.`,
  fileName: (day: string) => `overview-${day}`,
};
