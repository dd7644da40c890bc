import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

/** The finder, the tree, and what is known about one code. */
export const occupations = {
  noSuch: (code: string) => `There is no occupation ${code}`,
  /** Above the finder where one occupation is shown already. */
  findAnother: 'Find another occupation',
  /** From the tree, where the form has led there. */
  backToForm: 'Back to the registration',
  find: 'Find an occupation',
  findHint: 'Type a job or an occupation code (for example 2221).',
  notLoaded: 'The occupations did not load. Connect to the network once, then load the app again.',
  source:
    'International Standard Classification of Occupations (ISCO-08), © International Labour Organization.',
  path: 'Where it belongs',
  /** By how many digits the code has, but for unit groups. */
  levels: ['Major group', 'Sub-major group', 'Minor group'],
  broader:
    'This is a broader group. Use it only when nothing more is known about the work; otherwise choose what is in it.',
  useForRegistration: 'Use for the registration',
  /** Where no registration is in progress. */
  registerWith: 'Register with this occupation',
  /** Why nobody can be registered and nothing pinned, and what to do first. */
  notNow: {
    full: 'Make room first. Then you can register with it and pin it.',
    load: 'Press “Load again” first. Then you can register with it and pin it.',
    above: 'You cannot register with it or pin it now. The message above says why.',
  },
  copyCode: 'Copy code',
  /** What the button has copied. */
  code: (code: string) => `Code ${code}`,
  children: 'What is in it',
  jobTitles: 'Job titles',
  neighbours: 'Often confused with',
  pin: 'Pin',
  isPinned: 'Pinned',
  /** Under the button; the two others are said once it was pressed. */
  pinHint: 'Pin to show it first when you register.',
  pinnedNow: 'Pinned. It now stands first on Register, before anything is typed.',
  notPinned: 'No longer pinned. On Register it stands among the recent ones.',
  all: 'All occupations',
  /** Above the occupations that most people of this device have. */
  usedHere: 'Used most on this device',
  /** How many of this device have it: “it” alone would read like an illness. */
  have: (n: number) =>
    n === 0
      ? 'Nobody on this device has this occupation.'
      : count(n, {
          one: '# person on this device with this occupation',
          other: '# people on this device with this occupation',
        }),
  /** In the place of a number of people. */
  counting: 'Counting people…',
  pinnedOnes: 'Pinned',
  closeAll: 'Close all groups',
  about: 'Details',
  /** Behind it stands what a chosen one is mistaken for. */
  similar: 'See similar jobs',
  broaderGroup: 'When no more is known: the broader group',
  use: 'Use',
};
