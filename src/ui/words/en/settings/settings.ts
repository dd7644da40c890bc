import type { ContractType } from '../../../../contract/assignment.ts';
import type { SettingProblem } from '../../../../organisation/check-settings.ts';
import type { AddressProblem } from '../../../../organisation/server-address.ts';
import type { Settings } from '../../../../store/changes/settings.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import type { Connection } from '../../../../sync/server/connection.ts';
import type { KeyKeeper } from '../../../../sync/tabs/key-keeper.ts';

const { number } = numbersOf(first.language);

const contracts: Record<ContractType, string> = { other: 'Other', 'revenue-share': 'Revenue share' };
const encodings: Record<Settings['encoding'], string> = { form: 'Form fields', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };
const schemes = { system: 'As the system', light: 'Light', dark: 'Dark' };

const addressProblems: Record<AddressProblem, string> = {
  'not whole': 'Enter the whole address of the server, such as https://api.example.org',
  'not https':
    'Use an address that begins with https://. Over http:// others could read the key, so it is for http://localhost only',
  'holds credentials': 'Leave user name and password out of the address. The key has a field of its own',
};

const keyHints: Record<KeyKeeper['status'], string> = {
  none: 'Leave empty if the server asks for none. Outpost forgets it when you reload the page, close the tab or do not use it for twelve hours.',
  session: 'A key is set. Leave this empty to keep it.',
  'other server': 'This page knows a key for another server. Decide below, or enter another.',
  locked: 'A key is kept on this device. Enter its passphrase below, or another key here.',
};

/** What a setting is called within a sentence. */
const names = {
  organisationName: 'organisation name',
  organisationCountry: 'country',
  contract: 'contract type',
  serverAddress: 'server address',
  serverHeader: 'header name',
  encoding: 'encoding',
  parallel: 'parallel sends',
} satisfies Partial<Record<keyof Settings, string>>;

export const settings = {
  save: 'Save settings',
  saved: 'Saved.',
  notSaved: 'Changed, not saved yet.',
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
        return `Enter a whole number from 1 to ${problem.most}`;
    }
  },

  fromConfig: 'Set for everybody by your organisation. What you enter here counts instead on this device.',
  instead: (value: string) => `Set on this device. For everybody, your organisation has set: ${value}.`,
  takeBack: 'Use what the organisation set',
  /** A setting's value as a person reads it. */
  value<Name extends keyof Settings>(name: Name, value: Settings[Name]): string {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === '') return 'nothing';
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  /** What each section holds, in the list of them. */
  sections: {
    you: 'Name, country and contract',
    device: 'Backup, storage, erasing',
    groups: (all: number, notOnServer: number) =>
      all === 0
        ? 'None yet'
        : [number(all), ...(notOnServer > 0 ? [`${number(notOnServer)} not on the server`] : [])].join(', '),
    look: (language: string, scheme: keyof typeof schemes) =>
      `${language}, ${{ system: 'as this device', light: 'light', dark: 'dark' }[scheme]}`,
    server: (hasServer: boolean, connection: Connection | undefined) => {
      if (!hasServer) return 'None yet';
      if (!connection) return 'Address and key';
      return connection.finding === 'working' ? 'Connected' : 'Not connected';
    },
    about: (version: string) => `Version ${version}, sources, licence`,
  },

  organisation: {
    name: 'Organisation name',
    nameHint: 'Shown as the owner of your groups, and on what you print.',
    country: 'Organisation’s country',
    countryHint: 'Prices are in this country’s money. Empty: in the money of each person’s country.',
    contract: 'Contract type',
    contractHint:
      'With revenue share, Outpost asks for prices in each assignment. With other contracts it does not. A change applies to new assignments.',
  },

  server: {
    address: 'Server address',
    /** In practice. */
    inPage: {
      title: 'The server is inside this page',
      about: 'You are practising. Nothing leaves this device.',
    },
    addressHint:
      'Such as https://api.example.org. The people who run the server know it. Leave it empty and records stay on this device.',
    details: 'More about the server',
    header: 'Header name',
    headerHint: 'The request header that carries the key. Usually apikey.',
    encoding: 'Encoding',
    encodingHint: 'How requests write their fields down. Usually form fields.',
    parallel: 'Parallel sends',
    parallelHint:
      'How many people go at a time. Assignments always go one at a time, because each is a purchase.',
    switches: {
      idempotencyKey: {
        label: 'The server knows a request that it has seen (Idempotency-Key)',
        hint: 'A request whose answer was lost is then sent again by itself, because the server recognises it.',
      },
      groupsCreate: {
        label: 'Groups can be made on the server from here (groups/create)',
        hint: 'Groups made on this device are then made on the server too. Without it, somebody enters the ID that each has there.',
      },
      retryUnknownUsers: {
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
    remember: 'Remember on this device',
    rememberHint: 'Encrypted with a passphrase. When you open Outpost again, it asks for the passphrase.',
    use: 'Use the kept key',
    forget: 'Forget the key',
    known: 'This page knows the key.',
    forgotten: 'The key is forgotten.',
  },

  connection: {
    title: 'Connection',
    checking: 'Checking …',
    notChecked: 'Not checked yet.',
    check: 'Check connection',
  },

  lists: {
    title: 'Occupations and assessments',
    builtIn: 'The built-in list is used. Check connection asks the server for its own list again.',
    /** Around the address of the server whose list is used. */
    ofServer: { before: 'The list of', after: 'is used.' },
    useBuiltIn: 'Use the built-in list',
  },

  appearance: 'Appearance',
  about: {
    version: 'Version',
    versionOf: (version: string) => `Outpost ${version}`,
    licence: 'Licence',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Occupations',
    occupationsText:
      'International Standard Classification of Occupations (ISCO-08) and its index of occupational titles, ©\u00A0International\u00A0Labour\u00A0Organization. The ILO has no part in Outpost and does not endorse it. This service uses the ESCO classification of the European Commission. It is used here in a modified form.',
    countries: 'Countries',
    countriesText: 'The 249 codes of ISO 3166-1. Their names come from this browser.',
    assessments: 'Assessments',
    assessmentsText:
      'The descriptions are this project’s own wording, until those of a server take their place. They were not written by the makers of the surveys, and no validity is claimed.',
    sources: 'Sources',
    sourcesText:
      'The source code of Outpost says where each file of data comes from, and who has rights in it. For programmers: data/README.md',
    privacy: 'Privacy',
    privacyText:
      'Outpost speaks to the host it was loaded from and to the server set under Server, and to nobody else.',
  },
};
