import type { Lane } from '../../../../domain/record/lane.ts';
import type { Preflight } from '../../../../sync/server/preflight.ts';
import type { ReplaySafety } from '../../../../sync/server/replay-safety.ts';
import type { KeyKeeper, KeyServer } from '../../../../sync/tabs/key-keeper.ts';
import type { SyncState } from '../../../../sync/tabs/sync-state.ts';
import { numbersOf } from '../../plural.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { onHoldBecause } from './on-hold-because.ts';

const { number, count } = numbersOf(first.language);

/** What the screen knows besides the state of sending. */
export interface SyncFacts {
  state: SyncState;
  keyStatus: KeyKeeper['status'];
  /** How many records wait. */
  waiting: number;
  /** How many of them need something that the server does not know yet. */
  blocked?: number;
  /** Of how many people and groups it is not known whether they arrived: what names them waits for a decision. */
  unsettled?: number;
  /** How many need a person, whether or not others wait for them. */
  undecided?: number;
}

/** Whether an answer that says no can be believed: one sentence each. */
const replaySafety: Record<ReplaySafety, string> = {
  key: 'The server recognises a request that it has seen, so a lost answer is asked for again and nothing is done twice.',
  'closes connections':
    'The host of the app promises that the server closes its connection after each answer. So the browser repeats nothing unseen, and what is refused did not happen.',
  streams:
    'The server speaks HTTP/2, and the browser sends it each request as a stream that it cannot repeat unseen, so what is refused did not happen.',
  'not replay-safe':
    'The browser may repeat a request when a connection breaks. A person may then be registered twice, an assignment bought twice, and something may be on the server although it said no.',
  'not known yet': 'Whether the browser may repeat a request unseen is found out at the first contact.',
};

const lanes: Record<Lane, (n: number) => string> = {
  group: (n) => count(n, { one: '# group', other: '# groups' }),
  user: first.counts.people,
  assign: (n) => count(n, { one: '# assignment', other: '# assignments' }),
};

/** What the records of a lane that cannot go yet wait for. */
const laneWaitsFor: Record<Lane, string> = {
  group: 'for the group that it is part of',
  user: 'for a group that the server does not know yet',
  assign: 'for people or groups that the server does not know yet',
};

/** Said of one as of many; other languages tell them apart. */
const decide: (n: number) => string = () => 'Decide';
const seeWhy: (n: number) => string = () => 'See why';

/** Where it can be found out what became of a record without an answer. */
const ASK = {
  server: 'Look on the server, or ask the people who run it. Then decide.',
  people: 'The server is no longer set here: ask the people who run it, then decide.',
  practice: 'Compare with the practice server, then decide.',
};

/** What has arrived, what waits, and what wants a person. */
export const sync = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety,
  onHoldBecause,
  openSettings: 'Open Settings',
  /** On other screens: the ways to this one. */
  decideThere: `Decide in ${first.titles.sync}`,
  seeWhyThere: `See why in ${first.titles.sync}`,
  seeThemThere: `See them in ${first.titles.sync}`,
  noServer: 'No server is set, so nothing is sent.',
  askForServer: 'Ask your organisation for its link, or for the address of its server.',
  setServer: first.firstSight.connect,
  reading: 'Reading the list …',
  records: 'All records',
  nothingMade: 'Nothing is registered on this device yet.',
  registerPerson: 'Register a person',
  meanings,

  /** What a person has just done about records, or said of a group. */
  told: {
    waiting: (n: number) => `${first.counts.records(n)} put back to wait.`,
    group: (name: string, state: string) => `The group ${name} is now: ${state}.`,
  },

  /** The first thing that only a person can do. */
  next: {
    title: 'What to do next',
    noReply: {
      sentence: (n: number, name: string) =>
        n === 1 ? `Did ${name} reach the server?` : `Did these ${number(n)} records reach the server?`,
      why: (n: number, asks: keyof typeof ASK) =>
        `${n === 1 ? 'It was' : 'They were'} sent, and no answer came back. ${ASK[asks]}`,
      /** The way to those that are meant, here and on People. */
      act: decide,
    },
    toFix: {
      sentence: (n: number, name: string) =>
        n === 1 ? `${name} needs you: not accepted` : `${status.toFix(n)}: not accepted`,
      why: (n: number) => (n === 1 ? 'See why, and correct it.' : 'See why, and correct them.'),
      act: seeWhy,
    },
    onHold: {
      sentence: (n: number, name: string) => (n === 1 ? `${name} is held` : `${number(n)} records are held`),
      /** With the button that sends them, where there is one. */
      why: (n: number, button?: string) =>
        button === undefined
          ? `${n === 1 ? 'It is' : 'They are'} not sent from here.`
          : `${n === 1 ? 'It is not sent. To send it, press “See it”' : 'They are not sent. To send them, press “See them”'}, then “${button}”.`,
      forSeveralReasons: 'They are not sent. Below it says why.',
      act: (n: number) => (n === 1 ? 'See it' : 'See them'),
    },
  },

  panel: {
    title: 'Sending',
    confirmedSoFar: 'Confirmed so far',
    triedAgainAt: (time: string) => `Outpost tries again at ${time}.`,
    triedAgainSoon: 'Outpost tries again in a moment.',
    elsewhere: 'Another tab of Outpost does the sending.',
    failedOften: (n: number) =>
      count(n, {
        one: '# record has failed ten times in a row. It goes on being tried; the list below says what came back.',
        other:
          '# records have failed ten times in a row. They go on being tried; the list below says what came back.',
      }),
    sendNow: 'Send now',
    pause: 'Pause sending',
    /** What waits, by its kind: `30 people, 10 assignments`. */
    waitingNow: (kinds: string) => `Waiting: ${kinds}.`,
    sendingNow: (n: number) => `Sending now: ${number(n)}.`,
    confirmedNow: (n: number) => `Confirmed: ${number(n)}.`,
    repeats: 'What if the connection breaks?',
  },

  ledger: {
    caption: 'Records by state',
    state: 'State',
    people: 'People',
    assignments: 'Assignments',
    assignmentsShort: 'Assigned',
    groups: 'Groups',
    all: 'All',
    made: 'Total',
    none: '–',
  },

  links: {
    group: (name: string) => `Group ${name}`,
    assignment: 'assignment',
    more: (n: number) => `and ${number(n)} more`,
    inAll: (n: number, isMore: boolean) => `${first.counts.records(n)}${isMore ? ' or more' : ''}.`,
  },

  toFix: {
    title: 'Needs you',
    noWords: 'Not accepted, without a word why',
    openOne: (n: number) =>
      count(n, {
        one: '# record. Open it to correct or discard it. If the people who run the server have corrected something there, send it again.',
        other:
          '# records. Open one to correct or discard it. If the people who run the server have corrected something there, send them again.',
      }),
    sendAgain: (n: number) =>
      n === 1 ? 'Send it again as it is' : `Send all ${number(n)} again as they are`,
    theFirst: (n: number) =>
      `These are the first ${number(n)}. The others follow once you have decided about these.`,
    useFor: (n: number) => `Use it for ${n === 1 ? 'this person' : `all ${first.counts.people(n)}`}`,
    changeGroup: 'Change the group',
    oneGroup: 'one group',
    groupInPlaceOf: (name: string) => `Group in place of ${name}`,
    groupHint: 'Leave empty for no group. What has arrived stays as it is.',
    change: (what: string) => `Change ${what}`,
    leave: 'Leave as it is',
    notChanged: (n: number, reasons: string) => `${number(n)} not changed. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'Unknown',
    about: 'Open one to see what was sent and to say what became of it. Nothing is sent again until then.',
    more: 'There are more. They follow once you have decided about these.',
    theGroup: (name: string) => `the group ${name}`,
  },

  onHold: 'Held',

  waiting: {
    title: 'Waiting',
    lanes,
    /** How many of them cannot go yet, and for what they wait. */
    blocked: (lane: Lane, blocked: number, all: number) =>
      `${blocked === all ? '' : `${number(blocked)} of them `}waiting ${laneWaitsFor[lane]}`,
    /** Before the name of the person. */
    forId: (n: number) =>
      count(n, {
        one: '# assignment waits until the ID on the server is added for',
        other: '# assignments wait until the ID on the server is added for',
      }),
    /** Around the name of a group and the way to Settings. */
    forGroup: {
      before: (n: number) =>
        count(n, { one: '# record waits for the group', other: '# records wait for the group' }),
      between: '. Enter the ID that the group has on the server in',
      settings: 'Settings',
    },
  },

  preflight: {
    check: 'Check before sending',
    about: 'Compare what waits with the lists of occupations and assessments that the server gave last.',
    /** Around the code and name of an occupation. */
    goneOccupation: {
      before: (n: number) =>
        count(n, { one: '# person has the occupation', other: '# people have the occupation' }),
      after: ', which the server no longer lists.',
    },
    /** Around the key of an assessment. */
    goneAssessment: {
      before: (n: number) =>
        count(n, { one: '# assignment names the assessment', other: '# assignments name the assessment' }),
      after: (n: number) =>
        `, which the server no longer has. Open ${n === 1 ? 'the person, edit the assignment' : 'each person, edit the assignment'} and choose another assessment.`,
    },
  },

  log: {
    title: 'What was sent',
    nothing: 'Nothing has been sent to this server yet.',
    gone: 'A record that is gone',
    attempt: (n: number) => `Try ${number(n)}: `,
    newer: 'Newer',
    older: 'Older',
  },
};

/** What goes on, or why nothing does: one sentence. */
function phaseSentence(facts: SyncFacts): string {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'The server’s key is kept behind a passphrase. Enter the passphrase in Settings, and sending goes on.';
  if (keyStatus === 'other server')
    return 'The key was entered for another server. Nothing is sent before you decide.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'The records are compared with their second copy. Sending goes on after that.';
    case 'checking':
      return 'Looking for the server.';
    case 'sending':
      return state.progress ? status.progress(state.progress.confirmed, state.progress.total) : 'Sending.';
    case 'waiting':
      return state.pause ? pauseSentence(state.pause) : 'Outpost sends by itself what waits, a little later.';
  }
}

/** What a key that is known for another server needs a person for. */
function keyOfAnotherServer(of: KeyServer | undefined, now: KeyServer): string {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'no server that is written down'
      : isSameOrigin
        ? `the header ${of.header}`
        : of.origin;
  const is = isSameOrigin ? `the header is ${now.header}` : `the server is ${now.origin}`;
  return `The key was entered for ${was}. Now ${is}, which has not seen it. Use the key there only if you trust it.`;
}

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: SyncFacts): string {
  if (waiting === 0) return undecided > 0 ? 'Nothing else waits to be sent.' : 'Nothing waits.';
  const goes = waiting - blocked;
  if (unsettled === 0 && goes > 0) return 'Nothing is being sent now.';
  if (goes > 0)
    return `${count(goes, { one: '# waits and goes with “Send now”.', other: '# wait and go with “Send now”.' })} ${count(unsettled, { one: '# more needs your decision first.', other: '# more need your decision first.' })}`;
  if (unsettled === 0)
    return `${count(waiting, { one: '# waits and cannot go yet.', other: '# wait and cannot go yet.' })} Below it says why.`;
  const decideFirst = (n: number) => `First decide about the ${status.noReply(n)}.`;
  return `${count(waiting, { one: '# waits.', other: '# wait.' })} ${decideFirst(unsettled)}`;
}

/** `38 fine, 2 use a code that no longer exists` */
function preflightSentence({ fine, problems }: Preflight): string {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${number(fine)} fine`];
  if (codes > 0)
    parts.push(
      count(codes, {
        one: '# uses a code that no longer exists',
        other: '# use a code that no longer exists',
      }),
    );
  if (keys > 0)
    parts.push(
      count(keys, {
        one: '# names an assessment that no longer exists',
        other: '# name an assessment that no longer exists',
      }),
    );
  return parts.join(', ');
}
