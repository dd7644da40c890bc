import type { ContractType } from '../../../../contract/assignment.ts';
import type { SettingProblem } from '../../../../organisation/check-settings.ts';
import type { AddressProblem } from '../../../../organisation/server-address.ts';
import type { Settings } from '../../../../store/changes/settings.ts';
import { numbersOf } from '../../plural.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';
import type { Connection, Finding } from '../../../../sync/server/connection.ts';
import type { KeyKeeper } from '../../../../sync/tabs/key-keeper.ts';
import { apart } from '../../apart.ts';

const { count, number } = numbersOf(first.language);

const contracts: Record<ContractType, string> = {
  other: 'No prices: your contract covers them',
  'revenue-share': 'Each assessment has a price',
};
const encodings: Record<Settings['encoding'], string> = { form: 'Form fields', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };
const schemes = { system: 'Same as this device', light: 'Light', dark: 'Dark' };

const addressProblems: Record<AddressProblem, string> = {
  'not whole': 'Enter the whole address of the server, such as https://api.example.org',
  'not https':
    'Use an address that begins with https://. Over http:// others could read the key, so it is for http://localhost only',
  'holds credentials': 'Leave user name and password out of the address. The key has a field of its own',
};

const keyHints: Record<KeyKeeper['status'] | 'remembered', string> = {
  none: 'Leave it empty if your server needs no key.',
  session: 'A key is set. Leave this empty to keep it, or type a new one.',
  remembered: 'A key is set, and this device remembers it. Leave this empty to keep it, or type a new one.',
  'other server': 'This page knows a key for another server. Decide below, or enter another.',
  locked: 'A key is kept on this device. Enter its passphrase below, or another key here.',
};

/** In the settings of the server, of what is elsewhere said to be done in the settings. */
const here: Partial<Record<Finding, string>> = {
  'no key': 'The server wants a key. Type it in the field Key.',
  'credentials refused': 'The server refuses the key. Check the field Key.',
  'this app itself':
    'This is the address of the app itself, and no server answers there. Type the address of your server in its field.',
};

/** What a setting is called within a sentence. */
const names = {
  organisationName: 'organisation name',
  organisationCountry: 'country',
  contract: 'how assessments are paid for',
  serverAddress: 'server address',
  serverHeader: 'header name',
  encoding: 'encoding',
  parallel: 'parallel sends',
  delaySeconds: 'delay before sending',
} satisfies Partial<Record<keyof Settings, string>>;

export const settings = {
  save: 'Save settings',
  saved: 'Saved.',
  notSaved: 'Changed, not saved yet.',
  /** Beside a button, while the device has no room. */
  noRoom: 'Make room first.',
  /** In the place of the button that saves, once something was typed. */
  noRoomYet: 'What you typed stays while this screen is open.',
  contracts,
  encodings,
  schemes,
  names,

  /** What is to be mended before settings can be saved. */
  mend(problem: SettingProblem): string {
    switch (problem.name) {
      case 'serverAddress':
        return addressProblems[problem.problem];
      case 'serverHeader':
        return 'Enter the name of a header, such as apikey';
      case 'parallel':
      case 'delaySeconds':
        return `Enter a whole number from ${problem.least} to ${problem.most}`;
    }
  },

  fromConfig: 'Set for everybody by your organisation. What you enter here counts instead on this device.',
  instead: (value: string) => `Set on this device. For everybody, your organisation has set: ${value}.`,
  takeBack: 'Use what the organisation set',
  /** A setting's value as a person reads it. */
  value<Name extends keyof Settings>(name: Name, value: Settings[Name]): string {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === '') return 'nothing';
    if (name === 'delaySeconds')
      return value === 0 ? 'no delay' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  /** What each section holds, in the list of them. */
  sections: {
    you: 'Not filled in',
    device: 'Backup, storage, erasing',
    groups: (all: number, notOnServer: number) =>
      all === 0
        ? 'None yet'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`${number(notOnServer)} not on the server`] : []),
          ].join(', '),
    look: (language: string, scheme: keyof typeof schemes) =>
      `${language}${{ system: '', light: ' · light', dark: ' · dark' }[scheme]}`,
    /** Of the server, to which nothing was sent. */
    notChecked: 'Not checked yet',
    server: (connection: Connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'Connected' : 'Not connected';
    },
    about: (version: string) => `Version ${version}, licence`,
  },

  organisation: {
    /** Above the fields. */
    fillsIn: 'The person who sets up this device fills this in.',
    /** Before the place for it. */
    linkFillsIn: 'A setup link fills it in.',
    name: 'Organisation name',
    nameHint: 'Shown as the owner of your groups, and on what you print.',
    country: 'Organisation’s country',
    countryHint: 'Where your organisation is. Prices use the currency of each person’s country.',
    /** The same, where there are no prices. */
    countryIs: 'Where your organisation is. It is not the country of the people.',
    contract: 'How are assessments paid for?',
    contractHint: 'If you change this, only new assignments change.',
    /** In its place, while nobody has filled this in. */
    notChosen: 'Nobody has chosen yet, so no price is shown.',
    notSure: 'Not sure? Ask the person who gave you Outpost.',
  },

  server: {
    address: 'Server address',
    /** In practice. */
    inPage: {
      title: 'This is a practice server',
      about:
        'It is inside this page and needs no network. What you send goes to it, and nothing leaves this device.',
    },
    /** Below the button that takes a setup link, above the form. */
    linkFillsIn: 'The link fills in everything except the key. Without a link, type the address below.',
    addressHint: 'Such as https://api.example.org. If it is empty, nothing is sent.',
    details: 'More server settings',
    header: 'Header name',
    headerHint: 'The request header that carries the key. Usually apikey.',
    encoding: 'Encoding',
    encodingHint: 'How requests write their fields down. Usually form fields.',
    parallel: 'Parallel sends',
    parallelHint:
      'How many people go at a time. Assignments always go one at a time, because each is a purchase.',
    delay: 'Delay before sending',
    delayHint:
      'So long a new person or assignment waits before it goes, and can be undone, also while connected.',
    switches: {
      idempotencyKey: {
        label: 'The server knows a request that it has seen (Idempotency-Key)',
        hint: 'A request whose answer was lost is then sent again by itself, because the server recognises it.',
      },
      groupsCreate: {
        label: 'Groups can be made on the server from here (groups/create)',
        hint: 'Groups made on this device are then made on the server too. Without it, somebody enters the ID that each has there.',
      },
      retryNoReplyUsers: {
        label: 'Send people of unknown outcome once more',
        hint: 'When nobody can tell whether a person arrived, Outpost sends that person one more time by itself. If the first time did arrive, the server has the person twice, and nothing here can remove one. Assignments are never sent again by themselves.',
      },
    },
  },

  key: {
    label: 'Key',
    hints: keyHints,
    passphrase: 'Passphrase',
    passphraseHint: 'Four words or more. Nobody can recover it.',
    remember: 'Remember the key on this device',
    /** Before what comes of it, while there is no key. */
    typeFirst: 'Type the key first.',
    rememberHint:
      'Outpost keeps it encrypted, and asks for a passphrase when you open Outpost again. If you do not tick this, the key is forgotten when this page is loaded again, or after 12 hours without use. Then nothing is sent until you type it again.',
    use: 'Use the kept key',
    forget: 'Forget the key',
    known: 'This page knows the key.',
    forgotten: 'The key is forgotten.',
    /** After a key was typed: what the server says to it. */
    taken: 'The server accepts the key.',
    refused: 'The server refuses the key.',
  },

  connection: {
    title: 'Connection',
    checking: 'Checking …',
    here,
    notChecked: 'Not checked yet.',
    lastAsked: (time: string) => `Last try: ${time}.`,
    noNetworkAt: (time: string) => `Last try: ${time}, no network.`,
    /** What came of the last record that was sent, where nobody has looked at the connection since. */
    answered: (time: string) => `Last answer: ${time}`,
    notAnswered: (time: string) => `No answer: ${time}`,
    toFix: (n: number) => count(n, { one: '# record needs you.', other: '# records need you.' }),
    waitFor: (n: number) =>
      count(n, {
        one: 'No server is set. # record waits for a server.',
        other: 'No server is set. # records wait for a server.',
      }),
    /** Beside the button that saves, while something goes to the old address. */
    sendingNow: 'Records are being sent now. Stop in Sync before you save a change.',
    check: 'Check connection',
  },

  lists: {
    title: 'Occupations and assessments',
    builtIn: 'The built-in list is used. Check connection asks the server for its own list again.',
    /** Around the address of the server whose list is used. */
    ofServer: { before: 'The list of', after: 'is used.' },
    useBuiltIn: 'Use the built-in list',
  },

  appearance: 'Light or dark',
  /** Of language and look, which have no button that saves them. */
  atOnce: 'Changes apply at once, on this device.',
  atOnceFull: 'Changes apply at once, but may last only until this page is closed.',
  about: {
    version: 'Version',
    versionOf: (version: string) => `Outpost ${version}`,
    /** Behind the version of a tab that was left behind. */
    newerOpen: 'A newer version is open in another tab.',
    loadedFrom: 'Website',
    licence: 'Licence',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Occupations',
    occupationsText:
      'International Standard Classification of Occupations (ISCO-08) and its index of occupational titles, ©\u00A0International Labour Organization. The ILO has no part in Outpost and does not endorse it.',
    escoText:
      'This service uses the ESCO classification of the European Commission. It is used here in a modified form.',
    countries: 'Countries',
    countriesText: 'The 249 codes of ISO 3166-1. Their names come from this browser.',
    assessments: 'Assessments',
    assessmentsText:
      'The descriptions under Assessments are ours, not those of the makers of the assessments, and may not be exact. A server can put its own in their place.',
    privacy: 'Privacy',
    /** By where what is registered goes; the address of the server follows. */
    privacyOf: {
      server: 'Outpost sends data only to this server:',
      none: 'No server is set, so nothing is sent now.',
      /** While the settings cannot be read. */
      notRead: 'Outpost sends data only to a server that you set.',
      practice: 'This is practice: nothing leaves this device.',
    },
    loadsItself: 'Outpost is loaded from its own website.',
    /** Behind that, where what is said of the server does not say it already. */
    contactsNoOther: 'It contacts no other website.',
    sources: 'Licences and sources',
    help: 'Help',
    helpText: (organisation: string) =>
      organisation === ''
        ? 'Ask the person who gave you Outpost.'
        : `Ask ${apart(organisation)}, or the person who gave you Outpost.`,
    welcome: 'Show the welcome again',
  },
};
