import { first } from '../first.ts';

/** Assessments for a person: whom they are about, what is in the basket, and the purchase. */
export const assign = {
  edit: 'Edit the assignment',
  until: (entries: string) => `Until now: ${entries}.`,
  noSuch: 'There is no such assignment on this device.',
  discarded: 'This person was discarded. Restore them first, then assign.',
  backToPerson: 'Back to the person',
  noPerson: 'There is no such person on this device',
  toPeople: 'Go to People',
  notLoaded: 'The assessments are still loading. Save again in a moment.',
  /** What an assignment that stands in the way is called where it has no name. */
  anotherRecord: 'another record',

  about: 'Who is the assessment about?',
  /** The same, where there is room for a word. */
  aboutShort: 'Who is it about?',
  /** Whom it is about, where that is the person who answers: one person, or each of many. */
  oneself: { one: 'this person', each: 'each person' },
  abouts: { one: 'This person', each: 'Each person', person: 'Another person', group: 'A group' },
  person: 'Person',
  thenTick: 'Then tick the assessments below.',
  findPerson: 'By receipt, reference or occupation.',
  nobody: (typed: string) => `Nobody else on this device fits “${typed}”.`,

  assessments: 'Assessments',
  assessmentsAbout: (name: string) => `Assessments about ${name}`,
  factors: 'Details',
  already: (state: string) => `Already assigned: ${state}`,
  /** What comes of assigning it once more, by whether what is assigned already is bought or will be. There may be no prices, so no word of buying. */
  tickAgain: {
    yes: 'If you assign it again, this person has it twice.',
    maybe: 'It may have arrived. If you assign it again, this person may have it twice.',
    no: 'If you assign it again, this person may have it twice.',
  },
  /** To the screen of the person, where that is done. */
  settleFirst: { noReply: 'Decide about that first', toFix: 'Correct that first' },
  /** Where the person stands, if what is assigned cannot go before that has changed. */
  waitsToo: {
    onHold: 'This person’s record is held. What you assign waits too.',
    noReply:
      'It is not known yet if this person’s record reached the server. New assignments wait until you decide.',
    toFix: 'First correct this person’s record. What you assign now is sent after that.',
  },
  /** The way there, to the screen of the person. */
  settlePerson: {
    onHold: 'Go to this person',
    noReply: 'Go to this person',
    toFix: 'Correct this record',
  },
  alreadyOf: (n: number, all: number) => `${first.number(n)} of ${first.number(all)} have it already`,
  /** While it is ticked once more. */
  again: {
    yes: (state: string) => `This person then has it twice. Before: ${state}`,
    maybe: (state: string) => `This person may then have it twice. Before: ${state}`,
    no: (state: string) => `This assigns a new one. Before: ${state}`,
  },
  againOf: (n: number, all: number) =>
    `${first.number(n)} of ${first.number(all)} have it already. They then have it twice`,
  measuresOf: (name: string) => `: ${name}`,

  joins: 'Group to join',
  joinsHint: 'Leave empty unless the person joins a group with this assignment.',
  pricesFor: (country: string) => `Prices are for ${country}, the country of this person.`,
  onePrice: 'This assignment had several prices. When you save, these prices count for all of it.',

  chosen: 'To be assigned',
  nothingChosen: 'Nothing chosen yet',
  toAssign: (count: number) => `${first.counts.assessments(count)} to assign`,
  aboutWhom: (name: string) => `about ${name}`,
  takeOut: 'Remove',
  sum: 'Total:',
  chooseFirst: 'Choose at least one assessment.',
  tickFirst: 'First tick the line above.',
  bought: 'It is bought when it is sent. Until then you can undo it.',
  /** In the place of these where the device is full. */
  noRoom: 'No room to save. Make room first.',
  /** On a phone the second step, and what leads to it: for a new assignment, and for one that is put right. */
  check: { new: 'Review and assign', edit: 'Review and save' },

  saveAgain: 'Save and send again',
  save: 'Save',
  assign: 'Assign',
  leaveEdit: 'Back without saving',
  leave: 'Back without assigning',
  many: {
    nobody: 'Nobody is chosen. Select people on People, then press Assign.',
    title: (n: number) => `Assign to ${first.counts.people(n)}`,
    to: (names: string) => `To ${names}.`,
    cannot: (n: number) => `Nothing can be assigned to ${first.counts.people(n)}:`,
    joinsHint: 'Leave empty unless all of them join a group with this.',
    each: 'Assessments each',
    inAll: 'Total',
    toPay: 'To pay',
    purchase: (assessments: string, n: number, total?: string) =>
      `${assessments} for ${first.counts.people(n)}${total === undefined ? '' : `, ${total} in all`}`,
    assignTo: (n: number) => `Assign to ${first.counts.people(n)}`,
    assigned: (assessments: string, n: number) => `${assessments} assigned to ${first.counts.people(n)}.`,
    notAssigned: (n: number) => `Nothing was assigned to ${first.counts.people(n)}:`,
    undone: (n: number) =>
      n === 0
        ? 'Undone. Nothing is assigned.'
        : `Undone, but not for ${first.counts.people(n)}: it has left already.`,
  },
};
