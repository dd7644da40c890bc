import { SHOWN_STATES, type ShownState } from '../../../../domain/record/states.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';

const { number, count } = numbersOf(first.language);

const persons = (n: number) => count(n, { one: '# person', other: '# people' });

/** Other languages have another word for one. */
const registered: (n: number) => string = () => 'registered';

/** So many in a state, as a part of a sum. */
const ofState = {
  ...(Object.fromEntries(
    SHOWN_STATES.map((state) => [state, (n: number) => `${number(n)} ${first.states[state]}`]),
  ) as Record<ShownState, (n: number) => string>),
  draft: (n: number) => count(n, { one: '# draft', other: '# drafts' }),
  toFix: status.toFix,
};

/** The list of people. */
export const people = {
  printDay: 'Print this day',
  printedOf: (shown: number, all: number) =>
    `The first ${number(shown)} of ${persons(all)}. Save them as a file for all of them.`,
  nobodyFits: (text: string, state: string | undefined) =>
    `${state === undefined ? 'Nobody fits' : `Nobody who is ${state} fits`} “${text}”. A receipt, a reference, an occupation or its code finds people; the beginning of a word is enough.`,
  nobodyIs: (state: string) => `Nobody is ${state} now.`,
  showEverybody: 'Show everybody',
  byState: 'People by state',
  allStates: 'All states',
  search: 'Search',
  searchHint: 'Receipt, reference, occupation or code.',
  /** In the empty field: what finds people, in few words. */
  searchFor: 'Receipt, reference, job',
  halfTyped: 'You have an unfinished form.',
  /** The same, where a phone that lies on its side has little room. */
  halfTypedShort: 'Unfinished form',
  goOn: 'Continue',
  /** Of all who are listed; behind it stands the way to let them go. */
  onHold: `Held records are not sent. ${first.titles.sync} shows what to do.`,
  /** The same of those that the server did not accept. */
  notAccepted: (n: number) =>
    n === 1
      ? 'The server did not accept this record. See why, and correct it.'
      : 'The server did not accept them. See why, and correct them.',
  found: (n: number) => `${persons(n)} found`,
  moreThanFound: '. These are the newest of more; add a word to find fewer',
  selectSeveral: 'Select several',
  /** Beside a person of whom some cannot be read. */
  /** Saves the list as one. */
  sheet: 'Spreadsheet (XLSX)',
  damaged: 'Damaged',
  nobodyYet: 'Nobody is registered yet',
  nobody: 'Each person you register is kept here, with a receipt like K7-4QF2.',
  registerFirst: 'Register the first person',
  registered,
  /** Between how many there are in all and its parts. */
  colon: ':',
  ofState,
  nobodyFiltered: 'Nobody fits all of these filters. Remove one, or clear them.',
  clearFilters: 'Clear the filters',
  filter: 'Filter',
  filters: 'Filters',
  clear: 'Clear',
  removeFilter: 'remove this filter',
  ignored: (what: string) =>
    `This address asks for “${what}”, which this list does not know. It was left out.`,
  reading: (done: number, all: number) => `Looking through ${number(done)} of ${persons(all)}…`,
  /** What a filter shows while it narrows nothing: its own name. */
  any: {
    state: 'State',
    days: 'Day',
    group: 'Group',
    occupation: 'Occupation',
    assessment: 'Assessment',
    sex: 'Sex',
    country: 'Country',
  },
  by: {
    state: 'State',
    days: 'Day of registration',
    group: 'Group',
    assessment: 'Assessment',
    sex: 'Sex',
    country: 'Country',
  },
  here: 'neither discarded nor handed over',
  withAssignment: (state: string) => `with an assignment: ${state}`,
  inNoGroup: 'in no group',
  otherGroup: 'a group of another device',
  noAssessment: 'without assessments',
  lastDays: (n: number) => `Last ${number(n)} days`,
  chooseDays: 'Choose days',
  from: 'From',
  to: 'To',
  state: 'State',
  assessments: 'Assessments',
  columns: 'Columns',
  columnsHint: 'Columns for which there is no room are left out.',
  beside: 'Person beside the list',
  isBeside: 'shown beside the list',
  open: 'Open',
  close: 'Close',
};

/** What can be done with several people at once, and what became of it. */
export const many = {
  progress: (tried: number, wanted: number) => `${number(tried)} of ${persons(wanted)} done`,
  soFar: 'Done so far',
  stop: 'Stop',
  left: (n: number) => `${number(n)} left as they were.`,
  hide: 'Hide this',
  restore: 'Restore',
  discard: 'Discard',
  hold: 'Hold',
  release: 'Stop holding',
  /** What may come of sending again, said before. */
  mayDouble: (n: number) =>
    `This may make a second person on the server, for each of the ${number(n)}. Look there first, or ask the people who run it.`,
  /** Said before many that are unknown are decided. */
  foundThere:
    'Say this only of people who were found on the server. They count as confirmed, are not sent again, and you cannot take it back. Their assessments wait until somebody adds their ID on the server.',
  notFoundThere:
    'Say this only of people who were looked for on the server and are not there. They need you then: send them again in Sync, or discard them.',
  /** Said before, with who it is behind it. */
  cannot: (n: number) => `It cannot be done for ${persons(n)}:`,
  sendAllTheSame: 'Send again all the same',
  notNow: 'Not now',
  selectedPeople: 'Selected people',
  selected: (n: number) => `${number(n)} selected`,
  selectAll: (n: number) => `Select all ${number(n)}`,
  shown: 'shown',
  selectNone: 'Select none',
  done: 'Done',
  more: 'More',
  nobodyYet: 'Tick people in the list, or select all that are shown.',
  /** After who is to be sent first. */
  othersFollow: 'All others that wait are sent after them.',
  othersStopped: 'Sending stays paused for all others.',
  /** After many were said not to be on the server. */
  thenNeedYou: 'They need you: send them again in Sync, or discard them.',
  exported: (n: number) => `${persons(n)} saved as a file.`,
  /** Buttons: the number is for how many it can be done. */
  doWith: {
    arrived: (n: number) => `${number(n)} arrived`,
    notThere: (n: number) => `${number(n)} not there`,
    sendAgain: (n: number) => `Send ${number(n)} again`,
    assign: (n: number) => `Assign to ${number(n)}`,
    send: (n: number) => `Send ${number(n)}`,
    hold: (n: number) => `Hold ${number(n)}`,
    release: (n: number) => `Stop holding ${number(n)}`,
    restore: (n: number) => `Restore ${number(n)}`,
    exportSheet: (n: number) => `Export ${number(n)} as a spreadsheet`,
    export: (n: number) => `Export ${number(n)} as CSV`,
    transfer: (n: number) => `Hand over ${number(n)}`,
    discard: (n: number) => `Discard ${number(n)}`,
  },
};

/** One person. */
export const person = {
  /** Before a receipt and a time: `Same as K7-4QF2, 3 minutes ago.` */
  sameAs: 'Same as',
  damaged: 'Part of this record is damaged, and left out here. An older backup may have it.',
  /** Before a receipt: `Already the reference of K7-4QF2.` */
  sameReference: 'Already the reference of',
  today: (n: number) => `${number(n)} today`,
  none: 'None',
  about: (whom: string) => `about ${whom}`,
  denomination: 'Currency of',
  prices: 'Prices',
  eachAndExtras: (each: string, extras: string) => `${each} each, extra costs ${extras}`,
  joins: 'Joins',
  purchase: 'Purchase',
  confirmed: (stake: string) => `${stake} confirmed`,
  serverUuid: 'ID on the server',
  the: (what: string) => `the ${what}`,
  person: 'person',
  editHeading: 'Edit',
  save: 'Save',
  saveAndSend: 'Save and send again',
  back: 'Back without saving',
  editAndSend: 'Edit and send again',
  sendAsItIs: 'Send again as it is',
  sendAsItIsHint: 'Send it as it is, if the people who run the server have corrected something there.',
  along: (n: number) =>
    count(n, {
      one: 'Discard also discards # assignment. You can restore both afterwards.',
      other: 'Discard also discards # assignments. You can restore everything afterwards.',
    }),
  notNow: 'This person cannot be edited now.',
  assignments: 'Assignments',
  noAssignments: 'No assessments are assigned yet.',
  history: 'What happened',
  noSuch: 'There is no such person on this device',
  toPeople: 'Go to People',
  typed: (words: string) => `Typed: “${words}”`,
  receipt: 'Receipt',
  registered: 'Registered',
  notDone: {
    discard: 'Not discarded.',
    restore: 'Not restored.',
    hold: 'Not held.',
    release: 'Still held.',
    arrived: 'Not confirmed.',
    'not there': 'Not marked.',
    'send again': 'Not sent again.',
    'send first': 'Not sent first.',
  },
  notLoaded: 'The occupations are still loading. Save again in a moment.',
};

const assignments = (n: number) => count(n, { one: '# assignment', other: '# assignments' });

/** What is the matter with assignments, beside people and where people are counted. */
export const assignmentTrouble = {
  assigned: assignments,
  toFix: (n: number) => count(n, { one: '# assignment needs you', other: '# assignments need you' }),
  noReply: (n: number) => count(n, { one: '# assignment unknown', other: '# assignments unknown' }),
  toLookAt: 'Assignments to look at',
  none: { toFix: 'No assignment needs you now.', noReply: 'No assignment is unknown now.' },
};
