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
  registration: 'the registration of this person',
  details: 'Details',
  /** Below a list that is cut. */
  moreLines: (n: number) => `and ${count(n, { one: '# more', other: '# more' })}`,
  /** What came of an act with an assignment: `Assignment of AI: Held.` */
  of: (name: string, sentence: string) => `${name}: ${sentence}`,
  saved: 'Saved.',
  assigned: (assessments: string) => `${assessments} assigned.`,
  sentAgain: 'It will be sent again.',
  idAdded: 'The ID is saved. What waited for it can go now.',
  done: {
    discard: 'Discarded. You can restore it.',
    restore: 'Restored.',
    hold: 'Held. It is not sent until you press Stop holding.',
    release: 'No longer held. It will be sent.',
    claim: 'Noted that it was made here.',
  },
  decided: {
    arrived: 'Noted that it arrived.',
    refused: 'Noted that it is not there.',
    'send again': 'It will be sent again.',
  },
};
