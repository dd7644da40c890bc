import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

/** One person's own screen: the way back, and what came of an act. */
export const onePerson = {
  backTo: (screen: string) => `Back to ${screen}`,
  /** Where the person stands in the list that led here, and the ways on. */
  others: 'Others in the list',
  place: (at: number, of: number) => `${number(at)} of ${number(of)}`,
  /** Of somebody who was in that list and is not in it any more: how many are. */
  inList: (n: number) => `${number(n)} in the list`,
  previous: 'Previous person',
  next: 'Next person',
  /** The same, where there is room for a word. */
  previousShort: 'Previous',
  nextShort: 'Next',
  /** Above what is kept of the person. */
  who: 'Details of the person',
  /** Not only `Edit`, which stands on each of the assignments. */
  edit: 'Edit person',
  /** The way to the acts with the person that have no room in the line: one short word. */
  otherActs: 'More',
  /** Behind which the rest of an assignment stands; the same words stand nowhere else on the screen. */
  details: 'Details of the assignment',
  /** Below a list that is cut. */
  moreLines: (n: number) => `and ${count(n, { one: '# more', other: '# more' })}`,
  /** What came of an act with an assignment: `Assignment of AI: Held.` */
  of: (name: string, sentence: string) => `${name}: ${sentence}`,
  /** Of an assignment, where the person is on hold too: each is let go by itself. */
  onHoldToo: 'This assignment is held too. It is not sent until you stop holding it.',
  /** Of an assignment that needs somebody, as its person does: by what the person needs. */
  personFirst: {
    noReply: 'First decide about the person above.',
    toFix: 'First correct the person above.',
  },
  /** After a decision: the way to the next person in the same state, of whom so many are left. */
  nextIn: {
    noReply: (n: number) => `Next unknown person (${number(n)} left)`,
    toFix: (n: number) => `Next person who needs you (${number(n)} left)`,
  },
  /** Its button says which is let go. */
  releasePerson: 'Stop holding the record',
  /** The person and so many assignments at once. */
  releaseAll: (n: number) => (n === 1 ? 'Stop holding both' : `Stop holding all ${number(n + 1)}`),
  /** In the place of where the person stands, above the buttons that let the person go, or all. */
  onHoldTogether: (n: number) =>
    `This person and ${n === 1 ? 'the assignment' : `${number(n)} assignments`} are held. Nothing is sent until you stop holding.`,
  /** After the person is let go. */
  stillOnHold: (n: number) =>
    count(n, { one: '# assignment is still held.', other: '# assignments are still held.' }),
  saved: 'Saved.',
  assigned: (assessments: string) => `${assessments} assigned.`,
  sentAgain: 'It will be sent again.',
  idAdded: 'The ID is saved. What waited for it can go now.',
  done: {
    discard: 'Discarded. You can restore it.',
    restore: 'Restored.',
    hold: 'Held.',
    release: 'No longer held. It will be sent.',
  },
  decided: {
    arrived: 'Noted that it arrived.',
    rejected: 'Noted that it did not arrive.',
    'send again': 'It will be sent again.',
  },
};
