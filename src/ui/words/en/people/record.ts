import type { HoldReason } from '../../../../store/schema/op.ts';
import { capital } from '../../capital.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

/** What is said of one record: where it stands, what happened to it, what stands in the way of a wish. */
export const record = {
  /** `one, two and 3 more` */
  list: (shown: readonly string[], left: number) => {
    const all = left > 0 ? [...shown, `${number(left)} more`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
  },
  none: 'none',
  nothing: 'nothing',
  person: 'Person',
  joiningGroup: 'Joining a group',
  assignmentOf: (keys: string) => `Assignment of ${keys}`,

  names: {
    user: (receipt: string, reference: string | undefined) =>
      reference ? `${receipt} (${reference})` : receipt,
    assignment: (receipt: string) => `the assignment of ${receipt}`,
    group: (name: string) => `the group ${name}`,
    gone: 'a record that is not on this device',
  },

  /** Why nobody can tell from what came back whether a request had an effect. */
  whyNoReply: {
    closed: 'Outpost was closed before an answer came',
    late: 'no whole answer came in time',
    broken: 'the connection broke before an answer came',
    elsewhere: 'the answer came from another address',
    foreign: 'the answer was not one that this service gives',
    status: (status: number) => `the server’s answer does not say whether it acted (answer ${status})`,
  },

  /** What became of one dispatch, to be read after the record's name. */
  attempt: {
    open: 'sent; no answer yet',
    confirmed: 'sent, and confirmed by the server',
    rejected: (status: number | undefined) => `sent, and not accepted by the server${answer(status)}`,
    notApplied: (status: number | undefined) => `sent, and not carried out by the server${answer(status)}`,
    noReply: (why: string) => `sent; ${why}`,
  },

  /** What stands in the way of a wish, and what to do about it. */
  obstacles: {
    sending: 'It is on its way to the server. Wait for the answer.',
    noReply: 'Whether it arrived is not known. Say first what became of it.',
    confirmed: 'The server has it. It can no longer be changed or discarded here.',
    moved: 'It was handed over to another device. Do it there.',
    discarded: 'It is discarded. Restore it first.',
    notDiscarded: 'It is not discarded.',
    otherServer: 'It belongs to another server. Move it on the Sync screen.',
    notOnHold: 'It is not held.',
    onHoldAlready: 'It is held already.',
    halfTyped: 'The form is not finished. Finish it on the Register screen.',
    gone: 'It is not on this device any more.',
    inDoubt: 'Whether it arrived is not known. It is sent again to find out: wait for the answer.',
    named: (by: string) => `It is named by ${by}, which would wait for ever. Discard that first.`,
    with: (name: string) => `It belongs to ${name}, which is discarded. Restore that first.`,
    empty: 'It would ask for nothing any more. Discard it instead.',
    cost: 'It may be bought a second time. Open it and confirm the purchase again.',
  },

  /** What became of a wish for many people: `3 people discarded, 2 not`. */
  outcome: (wish: keyof typeof DONE, done: number, refused: number) => {
    const said = `${count(done, { one: '# person', other: '# people' })} ${DONE[wish]}`;
    return refused === 0 ? said : `${said}, ${number(refused)} not`;
  },

  /** Why a record is on hold, in the middle of a sentence. */
  onHoldBecause: {
    'by a person': 'you or somebody else held it',
    'other server': 'it was made for another server or key',
    restored: 'it came from a backup',
    'rolled back': 'the browser had lost what happened to it last',
    'key reused': 'the server took it for another request',
    transfer: 'it came from another device',
  } satisfies Record<HoldReason, string>,

  duplicate: (uuids: readonly string[]) =>
    `The server has it ${number(uuids.length)} times: ${uuids.join(', ')}. Ask the people who run the server to remove all but one.`,

  /** Where a record stands, why, and what happens next. */
  standing: {
    draft: 'Not finished. Finish it on the Register screen.',
    waitsFor: (names: string) => `Ready. It is sent after ${names}.`,
    waitsForPerson: 'It waits, and is sent after this person.',
    waits: 'Ready to send. It is sent in its turn, once the server can be reached.',
    /** The same while others are being sent. */
    waitsItsTurn: 'Ready to send. It is sent in its turn.',
    waitsForServer: {
      user: 'Only on this device: no server is set.',
      assign: 'Only on this device: no server is set.',
      group: 'Only on this device: no server is set.',
    },
    sending: 'On its way to the server. It cannot be changed until the answer comes.',
    rejected: 'It was not accepted. Correct it, then send it again.',
    rejectedSilently: 'It was not accepted.',
    onHold: 'Held.',
    /** Each names the button that lets it go. */
    onHoldByPerson: {
      user: 'This record is held. It is not sent until you press Stop holding the record.',
      assign: 'This assignment is held. It is not sent until you press Stop holding.',
      group: 'This group is held. It is not sent until you press Stop holding.',
    },
    onHoldBecause: (because: string) => `Held: ${because}.`,
    sayWhere: 'Say on the Sync screen whether it goes to this one.',
    release: 'Stop holding it, and it is sent.',
    releaseWhenSure: 'Stop holding it when you are sure that the server does not have it yet.',
    confirmed: 'The server has it. It can no longer be changed or discarded here.',
    /** The same of a person, where their assignments are told of as well. */
    confirmedPerson: 'This person reached the server, and can no longer be changed or discarded here.',
    confirmedWithoutId:
      'The server has it: somebody saw it there. Its ID on the server is not known yet, and its assessments wait for that.',
    waitsForId: (names: string) =>
      `Ready. It waits for the ID of ${names} on the server. Add it there once somebody knows it.`,
    moved: (to: string, code: string) =>
      `Handed over to the device ${to} with ${code}. That device sends it, and this one never does.`,
    movedSomewhere: 'Handed over to another device. What happens next happens there.',
    discarded: 'Discarded. It is not sent, and can be restored.',
  },

  /** What happened to a record, to be read after its name. */
  history: {
    damaged: 'has a damaged history line, which cannot be shown',
    made: 'saved on this device',
    changed: (what: string) => `changed: ${what}`,
    fromTo: (what: string, from: string, to: string) => `${what} from ${from} to ${to}`,
    renamed: (before: string, after: string) => `renamed from ${before} to ${after}`,
    discarded: 'discarded',
    discardedWith: 'discarded along with the person',
    restored: 'restored',
    onHold: (because: string) => `held, because ${because}`,
    released: 'no longer held',
    linked: (uuid: string) => `linked to ${uuid} on the server`,
    late: 'answered late; the answer counts',
    stopped: (why: string) => `not sent: ${why}`,
    decided: {
      arrived: 'said to have arrived',
      rejected: 'said not to be there',
      'send again': 'to be sent again, although it may have arrived',
    },
    confirmedAgain: '; the purchase was confirmed once more',
    takenBack: 'found to have arrived before it was changed, and taken back to what was sent',
    triedAgain: 'to be sent again as it is',
    duplicate: (uuids: string) => `found on the server more than once: ${uuids}`,
    'changed server': 'moved to the server that is set up now',
    moved: (to: string, code: string) => `handed over to the device ${to} with ${code}`,
    received: (from: string, code: string) => `taken over from the device ${from} with ${code}`,
    givenBack: (to: string, code: string) => `given back to the device ${to} from ${code}`,
    takenBackBy: {
      'return code': (code: string) => `taken back from ${code} with its return code`,
      'a person': (code: string) =>
        `taken back from ${code}, because a person said that the other device does not send it`,
    },
  },

  /** What may change of a record, in the middle of a sentence. */
  values: {
    sex: 'sex',
    occupation: 'occupation',
    occupationWords: 'words typed',
    occupationAnswer: 'answer to the question',
    country: 'country',
    groupId: 'group',
    reference: 'reference',
    assessments: 'assessments',
    groupToJoin: 'group to join',
    prices: 'prices',
    named: (name: string, code: string) => `${name} (${code})`,
    quoted: (text: string) => `“${text}”`,
    about: (key: string, whom: string) => `${key} about ${whom}`,
    thisPerson: 'this person',
    price: (each: string, extras: string) => `${each} each, extra costs ${extras}`,
    purchaseConfirmed: (what: string) => `the purchase of ${what} was confirmed`,
  },

  /** What a purchase is of: `3 assessments for KES 37.50`. */
  stake: (entries: number, total: string | undefined) => {
    const what = count(entries, { one: '# assessment', other: '# assessments' });
    return total === undefined ? what : `${what} for ${total}`;
  },
  confirmAgain: (stake: string) => `I confirm the purchase of ${stake} once more`,

  /** Whether it arrived is not known, and a person says. */
  noReply: {
    sentOn: (time: string) => `Sent on ${time}.`,
    stake: 'At stake:',
    stakeAdvice: (stake: string) => `${stake}. If it arrived, sending it again buys it twice.`,
    advice: 'First look on the server, or ask the people who run it.',
    copyQuestion: 'Copy a question for the people who run the server',
    theQuestion: 'The question',
    question: 'Did it reach the server?',
    /** Of a person, of assessments by name, and of a group with its article. */
    questions: {
      user: 'Did this record reach the server?',
      assign: (names: string) => `Did ${names} reach the server?`,
      group: (what: string) => `Did ${what} reach the server?`,
    },
    because: (why: string) => `${capital(why)}.`,
    untilThen: {
      user: 'Nothing more is sent for this person until you decide.',
      assign: 'Nothing more is sent for this assignment until you decide.',
      group: 'Nothing more is sent for this group until you decide.',
    },
    /** What each answer does; of the third, what it may cost is said. */
    does: {
      arrived: 'It counts as confirmed.',
      rejected: 'You can then send it again.',
    },
    arrived: 'It arrived',
    rejected: 'It did not arrive',
    sendAgain: 'Not sure: send again',
    later: 'Decide later',
    uuid: 'ID on the server',
    uuidHint: 'A long number with dashes. The people who run the server can look it up.',
    withoutId: {
      user: 'Without it, the assessments of this person wait on this device until somebody adds it.',
      group:
        'Without it, everybody who joins the group waits until somebody adds it in Settings, under Groups.',
      assign: 'Nothing waits for it.',
    },
    confirmArrived: 'Confirm that it arrived',
    confirmRejected: 'Confirm that it did not arrive',
    addId: 'Add the ID on the server',
    addIdNow: 'Add the ID',
    afterRejected: 'Then it needs you: correct it and send it again, or discard it.',
    sendAllTheSame: 'Send again all the same',
    mayBuy: (stake: string) => `This may buy ${stake} twice.`,
    twice: {
      user: 'This person may then be registered twice.',
      group: 'This group may then be there twice.',
      assign: 'It buys nothing, so a second time does no harm.',
    },
    problems: {
      'decided already': 'An answer came meanwhile. There is nothing left to decide.',
      'not a UUID': 'Enter the ID as the server shows it, such as 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
      'uuid taken': 'Another record on this device has that ID. Look again on the server.',
      'cost not confirmed': 'Tick the box to confirm the purchase once more',
    },
  },

  /** A request and its answer, word for word. */
  details: {
    summary: 'Request and answer',
    /** The same, where no answer came. */
    unanswered: 'What was sent',
    of: (time: string) => `of ${time}`,
    request: 'Request',
    streamed: 'It went as a stream, which the browser cannot send twice by itself.',
    answer: 'Answer',
    noAnswer: 'None has come.',
    after: (milliseconds: number) => `After ${number(Math.round(milliseconds))} ms`,
  },

  /** What the server no longer lists, by the rule. */
  gone: {
    'occupation-gone': (code: string) =>
      `The server no longer has the occupation ${code}. Choose another one`,
    'assessment-gone': (key: string) => `The server no longer has the assessment ${key}. Choose another one`,
  },
  /** What to do after a refusal of the service, where no field of a form says it. */
  refusals: {
    person: 'Choose another person: the server does not have this one',
    repeated: 'Remove one of the two: the same assessment is there twice about the same person or group',
    assessment: 'Choose another assessment: the server does not have this one',
    countries: 'Use one country for the whole assignment',
    nothing: 'Choose at least one assessment, or a group to join',
    groupType: 'Select what kind of group it is',
    contract: 'Look at the contract type in Settings: the server wants assignments for the other one',
    app: 'The server cannot read what Outpost sends. Ask the people who run the server',
  },
  notSentBecause: 'Why it was not sent',
  serverSaid: 'Not accepted. The server said:',
  /** A person looked on the server, and did not find it. */
  markedNotThere: (n: number) =>
    count(n, {
      one: 'Marked as not arrived. Send it again, or correct it first.',
      other: 'Marked as not arrived. Send them again, or open one to correct it.',
    }),
  noReason: 'The server gave no reason. What was sent is in the history of the person.',
};

const DONE = {
  edit: 'changed',
  discard: 'discarded',
  restore: 'restored',
  hold: 'held',
  release: 'no longer held',
  arrived: 'confirmed',
  'not there': 'marked as not there',
  'send again': 'to be sent again',
  'send first': 'to be sent first',
};

function answer(status: number | undefined): string {
  return status ? ` (answer ${status})` : '';
}
