import type { PasteProblem } from '../../../../organisation/setup/pasted.ts';
import type { SetupField, SetupProblem } from '../../../../organisation/setup/read-link.ts';
import type { AddressProblem } from '../../../../organisation/server-address.ts';
import type { SettingName } from '../../../../store/changes/settings.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { settings } from '../settings/settings.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);
const { organisation, server } = settings;

/** What each setting is called here. */
const labels: Record<SettingName, string> = {
  organisationName: 'Organisation',
  organisationCountry: organisation.country,
  contract: organisation.contract,
  defaultCountry: 'Country on the form',
  serverAddress: server.address,
  serverHeader: server.header,
  encoding: server.encoding,
  parallel: server.parallel,
  delaySeconds: server.delay,
  idempotencyKey: server.switches.idempotencyKey.label,
  groupsCreate: server.switches.groupsCreate.label,
  retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
};

const addressProblems: Record<AddressProblem, string> = {
  'not whole': 'The server address in the link is not a whole web address, such as https://api.example.org.',
  'not https': 'The server address in the link does not begin with https://. Others could read the key.',
  'holds credentials': 'The server address in the link holds a user name or a password.',
};

/** What a field of a link must hold. */
const expected: Record<SetupField, string> = {
  server: 'a web address',
  header: 'the name of a header for the key, such as apikey',
  encoding: '“form” or “json”',
  organisation: 'a name of at most 200 letters',
  country: 'the two capital letters of a country, such as GB',
  contract: '“other” or “revenue-share”',
  'default-country': 'the two capital letters of a country, such as KE',
};

/** The screen that a setup link opens. */
export const setup = {
  labels,
  intro: 'Nothing has changed yet.',
  trust: 'Set it up only if you know who gave you the link or the address.',
  allGoesTo: 'Records will go to',
  newGoTo: 'New records will go to',
  /** Where nobody can go on yet. */
  linkSets: 'The link sets this server',
  ownOrigin: 'This is the address that Outpost itself comes from.',
  noServer: 'none',
  currentServer: 'Current server:',
  fillsIn: 'This will be set',
  was: 'Now:',
  goThere: (n: number) =>
    count(n, { one: 'It will be sent to the new server.', other: 'They will be sent to the new server.' }),
  /** Where no key is known yet: a server may need none. */
  keyNext: 'If the new server needs a key, you enter it next.',
  notSentBefore: (n: number) => count(n, { one: 'It was not sent yet.', other: 'They were not sent yet.' }),
  onHold: (n: number) => count(n, { one: 'It will be held.', other: 'They will be held.' }),
  /** Behind that. */
  onHoldWhy: (n: number) =>
    count(n, {
      one: 'Something was sent to the current server already. You can send it to the new server later, from Sync.',
      other:
        'Something was sent to the current server already. You can send them to the new server later, from Sync.',
    }),
  /** With a full disk, when nothing can be set up. */
  staySaved: (n: number) =>
    count(n, { one: 'It stays saved on this device.', other: 'They stay saved on this device.' }),
  cannotWait: 'If you cannot wait, press “Pause sending” in Sync. The link waits for you there.',
  onTheirWay: (n: number) =>
    count(n, {
      one: 'It is on its way to the current server. Outpost waits for the answer.',
      other: 'They are on their way to the current server. Outpost waits for the answers.',
    }),
  noAnswer: 'No answer came.',
  /**
   * Behind that.
   * @param isSet whether there is an old server, or none is set any more
   */
  wereSent: (n: number, isSet: boolean) =>
    isSet
      ? count(n, {
          one: 'It was sent to the current server.',
          other: 'They were sent to the current server.',
        })
      : count(n, {
          one: 'Its server is no longer set.',
          other: 'Their server is no longer set.',
        }),
  decideFirst: (n: number) =>
    count(n, {
      one: 'Decide first. The link waits for you in Sync. If you go on now, it stays unknown.',
      other: 'Decide first. The link waits for you in Sync. If you go on now, they stay unknown.',
    }),
  waitFirst: (n: number) =>
    count(n, {
      one: '# record goes to the current server first. Wait here: this page changes by itself.',
      other: '# records go to the current server first. Wait here: this page changes by itself.',
    }),
  untilDecided: (n: number) =>
    count(n, {
      one: 'It stays as it is until you decide in Sync.',
      other: 'They stay as they are until you decide in Sync.',
    }),
  /** Behind that, where what was made for the old server is the new one's. */
  thenGo: (n: number) =>
    count(n, { one: 'Then it goes to the new server.', other: 'Then they go to the new server.' }),
  /** And where it is on hold as long as nobody moves it. */
  laterGo: (n: number) =>
    count(n, {
      one: 'You can send it to the new server later.',
      other: 'You can send them to the new server later.',
    }),
  comeBack: (n: number) =>
    count(n, {
      one: 'It was held for this server. It will wait again, and be sent there.',
      other: 'They were held for this server. They will wait again, and be sent there.',
    }),
  keyOfOther: 'You enter the key of the new server in the next step. Until then nothing is sent to it.',
  /** On Sync, before the server of a link that waits there. */
  linkWaits: 'A setup link waits:',
  goOn: 'Go on with the setup',
  goToSync: `Go to ${first.titles.sync}`,
  allSet: 'This device is set up like this already.',
  addsGroups: (n: number) => count(n, { one: '# group will be added', other: '# groups will be added' }),
  knownGroups: (n: number) =>
    count(n, {
      one: '# group is here already and stays as it is.',
      other: '# groups are here already and stay as they are.',
    }),
  sameName: (n: number) =>
    count(n, {
      one: '# group will not be added, because another group here has the same name:',
      other: '# groups will not be added, because other groups here have the same names:',
    }),
  ignored: (names: readonly string[]) =>
    `No link can set ${names.map((name) => `“${name}”`).join(', ')}. It is left out.`,
  confirm: 'Set up this device',
  notNow: 'Not now',
  makeRoom: 'Make room first. Then set up this device.',

  done: 'This device is set up.',
  nextKey: 'Next, enter the key of the server. The person who gave you the link or the address has it.',
  enterKey: 'Enter the key',
  isSetUp: (name: string) =>
    name === '' ? 'Your organisation is set up already.' : `${apart(name)} is set up already.`,

  refused: 'This link cannot be used',
  loadFirst: 'Press “Load again”. Then the link opens.',
  nothingChanged: 'Nothing has changed. Ask the person who made the link for another one.',
  inPractice: 'You are in practice. Leave practice to use this link.',
  leavePractice: 'Leave practice and open the link',
  problem,

  paste: 'Setup link or server address',
  pasteHint:
    'The whole link, or an address such as https://api.example.org. You see what it sets before anything changes.',
  open: 'Open',
  pasteProblem: (fault: PasteProblem) =>
    fault.kind === 'no-link'
      ? 'Paste the whole link, with #/setup in it, or an address such as https://api.example.org'
      : problem(fault),
};

/** Why a link cannot be used: one sentence or two. */
function problem(fault: SetupProblem): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'The link sets nothing.';
    case 'broken':
      return 'The link is broken over several lines. Copy all of it as one line, or ask for it again.';
    case 'too-long':
      return `The link has more than ${number(fault.most)} letters. Ask for one with fewer groups.`;
    case 'key':
      return `The link holds a key, in “${fault.name}”. Everybody who sees a link can read it, so a key is only ever typed. Ask for a link without it, and for a new key.`;
    case 'twice':
      return `The link has “${fault.field}” twice.`;
    case 'address':
      return addressProblems[fault.problem];
    case 'unseen':
      return `“${fault.field}” holds characters that cannot be seen.`;
    case 'unexpected':
      return `“${fault.field}” must be ${expected[fault.field]}.`;
    case 'many-groups':
      return `The link has more than ${number(fault.most)} groups.`;
    case 'group':
      return `Group ${number(fault.at)} of the link must have a UUID, a name that can be seen, and a type such as TEAM.`;
    case 'group-twice':
      return `Group ${number(fault.at)} of the link is in it twice.`;
  }
}
