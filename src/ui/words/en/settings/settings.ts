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
  session: 'This page knows a key. Leave empty to keep it, or enter another.',
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
    look: (language: string) => `${language}, light or dark`,
    server: (hasServer: boolean, connection: Connection | undefined) => {
      if (!hasServer) return 'None yet';
      if (!connection) return 'Address and key';
      return connection.finding === 'working' ? 'Connected' : 'Not connected';
    },
    about: (version: string) => `Version ${version}, sources, licence`,
  },

  organisation: {
    name: 'Organisation name',
    nameHint: 'Appears where the service names whom a group belongs to.',
    country: 'Organisation’s country',
    countryHint: 'In whose currency assignments are priced. Left empty, it is the country of each person.',
    contract: 'Contract type',
    contractHint:
      'With revenue share, each assignment asks for the price of one assessment and for extra costs. Other contracts ask for no prices. It counts from the next assignment.',
  },

  server: {
    address: 'Server address',
    /** In practice. */
    inPage: {
      title: 'The server is inside this page',
      about:
        'In practice everything is sent to a server that runs in this page. Nothing leaves this device, and there is nothing to set here.',
    },
    addressHint:
      'Such as https://api.example.org. Whoever runs the server knows it. Leave it empty and records stay on this device.',
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
    rememberHint: 'Encrypted with a passphrase. After a reload you enter the passphrase instead of the key.',
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
      'International Standard Classification of Occupations (ISCO-08) and its index of occupational titles, © International Labour Organization. The ILO has no part in Outpost and does not endorse it. This service uses the ESCO classification of the European Commission. It is used here in a modified form.',
    countries: 'Countries',
    countriesText: 'The 249 codes of ISO 3166-1. Their names come from this browser.',
    assessments: 'Assessments',
    assessmentsText:
      'The descriptions are this project’s own wording, until those of a server take their place. They were not written by the makers of the surveys, and no validity is claimed.',
    sources: 'Sources',
    sourcesText:
      'Where every file of data comes from, and who has rights in it, is told in data/README.md of the source code.',
    privacy: 'Privacy',
    privacyText:
      'Outpost speaks to the host it was loaded from and to the server set under Server, and to nobody else.',
  },
};
