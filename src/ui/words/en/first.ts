import { numbersOf } from '../plural.ts';

const language = 'en-GB';
const { number, count, money } = numbersOf(language);

const people = (n: number) => count(n, { one: '# person', other: '# people' });
const records = (n: number) => count(n, { one: '# record', other: '# records' });
const assessments = (n: number) => count(n, { one: '# assessment', other: '# assessments' });

export const first = {
  /** The language of the screen, as a tag for the browser's `Intl`: dates, numbers, names of countries. Nothing else says it. */
  language,
  number,
  money,
  /** Things in numbers. */
  counts: { people, records, assessments },

  /** Between two facts in a line. */
  comma: ',',

  /** The word for each state. */
  states: {
    draft: 'draft',
    waiting: 'waiting',
    sending: 'sending',
    noReply: 'unknown',
    toFix: 'needs you',
    onHold: 'held',
    confirmed: 'confirmed',
    moved: 'handed over',
    discarded: 'discarded',
  },

  /** What each screen is called, in its heading and in the browser's title. */
  titles: {
    register: 'Register a person',
    people: 'People',
    person: 'Person',
    assign: 'Assign assessments',
    assessments: 'Assessments',
    assessment: 'Assessment',
    occupations: 'Occupations',
    occupation: 'Occupation',
    overview: 'Overview',
    sync: 'Sync',
    settings: 'Settings',
    you: 'Your organisation',
    groups: 'Groups',
    device: 'This device',
    look: 'Look and language',
    server: 'Server',
    about: 'About',
    setup: 'Set up this device',
    practice: 'Compare device and server',
    tour: 'Scenes',
    more: 'More',
    console: 'Console',
    call: 'Call',
    unknown: 'There is no such screen',
  },

  /** What stands beside a field that must be mended, by what is wrong with it. */
  mend: {
    sex: 'Select male or female',
    country: 'Select a country from the list',
    occupation: 'Select an occupation from the list',
    group: 'Select a group from the list, or clear the field',
    purchase: 'Tick the box to confirm the purchase, or clear the assessments',
    eachPrice: 'Enter the price of one assessment as a number, such as 12.50',
    extrasPrice: 'Enter the extra costs as a number, such as 0',
    referenceTooLong: 'Shorten the reference to 60 characters',
  },

  /** The frame around every screen. */
  frame: {
    app: 'Outpost',
    practice: 'Practice',
    skip: 'Skip to main content',
    toRegister: 'Go to Register',
    notLoaded: 'This screen did not load',
    kept: 'What you saved before is still on this device.',
    connectOnce: 'Connect to the network once, then load the app again.',
    loadAgain: 'Load again',
    done: 'Done',
  },

  /** Parts that come late, when they do not. */
  notLoaded: {
    receipt: 'The receipt did not load',
    assessments: 'The list of assessments did not load',
    recentPeople: 'The list of people registered last did not load',
  },

  /** The bar or rail; screens are called there as in their headings, but this one. */
  navigation: {
    name: 'Main',
    register: 'Register',
  },

  /** A text field with a list under it; what only a screen reader says as well. */
  combobox: {
    usage:
      'Results appear as you type. Use the up and down arrow keys to go through them and Enter to choose, or explore by touch.',
    clear: 'Clear',
    nothingChosen: 'Nothing is chosen yet. Select one from the list, or clear the field.',
    chosen: (name: string) => `${name}, is chosen.`,
    results: (n: number) =>
      n === 0
        ? 'No results.'
        : count(n, { one: '# result is available.', other: '# results are available.' }),
    highlighted: (name: string, position: number, n: number) =>
      `${name}, ${number(position)} of ${number(n)}, is highlighted.`,
  },

  /** The fields of a person, and what stands around any field. */
  fields: {
    error: 'Error:',
    problem: 'There is a problem',
    optional: '(optional)',
    sex: 'Sex',
    sexes: { M: 'Male', F: 'Female' },
    occupation: 'Occupation',
    country: 'Country',
    nearMatch: (typed: string) => `No exact match for “${typed}”. Did you mean one of these?`,
    typeCountry: 'Type a country',
    noCountry: (typed: string) =>
      `No country is called “${typed}”. Try its English name or its two-letter code.`,
    group: 'Group',
    leaveEmpty: 'Leave empty for none.',
    noGroupChosen: 'no group',
    change: 'Change',
    countryAndGroup: 'country and group',
    reference: 'Reference',
    referenceHint: 'Stays on this device. Do not write a full name.',
  },

  occupation: {
    broaderMark: '(broader group)',
    via: 'found as',
    ask: 'Type what they do',
    loading: 'The occupations are still loading.',
    titlesLoading: 'Job titles are still loading. Only official names are found so far.',
    nothing: (typed: string) => `Nothing matches “${typed}”. Try another word for the work.`,
    didYouMean: 'Did you mean',
    tree: 'Look in the tree of occupations',
    pinned: 'pinned',
    /** Of a first hit that can be taken without a look. */
    sure: 'clear match',
  },

  purchase: {
    eachPrice: 'Price of one assessment',
    extrasPrice: 'Extra costs in total',
    confirm: (what: string, total: string | undefined) =>
      `I confirm the purchase of ${what}${total === undefined ? '' : ` for ${total}`}`,
  },

  register: {
    save: 'Save and next',
    saving: 'Saving…',
    saved: 'Saved. Register the next person.',
    savedAt: (time: string) => `saved ${time}`,
    sentIn: (seconds: number) => `Will be sent in ${number(seconds)} s`,
    sendNow: 'Send now',
    notSaved: 'Nothing is saved yet',
    late: 'Nothing is saved yet: a part of the app has not loaded. What you typed stays on this device.',
    preset: 'Assessments to assign',
    presetLine: (keys: readonly string[]) =>
      `Assessments to assign: ${keys.length === 0 ? 'none' : keys.join(', ')}`,
    gone: 'Not in the list any more:',
    receipt: 'Last person saved',
    restore: 'Restore',
    undo: 'Undo',
    edit: 'Edit',
    assign: 'Assign',
    open: 'Open',
  },

  /** What this is, and three ways on. */
  /** Whether the app starts without a network. */
  offline: {
    ready: 'Ready to work offline',
    getting: 'Getting ready to work offline: stay connected',
    damaged: (file: string) => `This copy of the app is damaged: tell the people who host it (${file})`,
    noRoom: 'No room to work offline: free up space on this device',
    notAllowed: 'This browser does not let Outpost work offline',
  },

  firstSight: {
    title: 'Welcome to Outpost',
    /** What it does, each line with its beginning. */
    lines: [
      { what: 'Register people', how: 'one after another, even with no network.' },
      { what: 'Assign assessments', how: 'to them.' },
      { what: 'Send it all', how: 'when there is a network.' },
    ],
    untilThen: 'Until then it stays on this device.',
    tryIt: 'Try it with practice people',
    connect: 'Connect to your organisation',
    start: 'Start registering',
  },

  /** Choosing one. */
  languages: {
    title: 'Language',
    missing: (name: string) => `${name} could not be fetched.`,
  },
};
