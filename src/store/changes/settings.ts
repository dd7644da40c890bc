import type { ContractType } from '../../contract/assignment.ts';
import type { OrganisationFacts } from '../../domain/rules/organisation.ts';
import type { Store } from '../transaction/store.ts';
import { commit } from '../transaction/commit.ts';

/** Every setting, as a person or the deployment has set it, or else with its default. */
export interface Settings {
  organisationName: string;
  /** ISO 3166-1 alpha-2; empty when unset. */
  organisationCountry: string;
  contract: ContractType;
  /** What the form starts with: ISO 3166-1 alpha-2, or empty. */
  defaultCountry: string;
  /** What stands before `/api-v1/`; empty when no server is configured. */
  serverAddress: string;
  /** The name of the header that carries the key. */
  serverHeader: string;
  encoding: 'form' | 'json';
  /** The server honours Idempotency-Key. */
  idempotencyKey: boolean;
  /**
   * The host promises that the server closes its connection after every answer. Only `config.json` can say so, and only for
   * the address in it.
   */
  closesConnections: boolean;
  /** The server has groups/create. */
  groupsCreate: boolean;
  /** How many users are sent at a time. */
  parallel: number;
  /** How long a new or edited person or assignment waits, and can be taken back, before it is sent. */
  delaySeconds: number;
  /** Whether people without a reply are sent once more without asking. */
  retryNoReplyUsers: boolean;
}

/** What can be set on a device. */
export type SettingName = Exclude<keyof Settings, 'closesConnections'>;

export const DEFAULT_SETTINGS: Settings = {
  organisationName: '',
  organisationCountry: '',
  contract: 'other',
  defaultCountry: '',
  serverAddress: '',
  serverHeader: 'apikey',
  encoding: 'form',
  idempotencyKey: false,
  closesConnections: false,
  groupsCreate: false,
  parallel: 4,
  delaySeconds: 15,
  retryNoReplyUsers: false,
};

const KEY = 'settings';

/** What has been set on this device. The deployment's `config.json` and the defaults fill in the rest. */
export async function savedSettings({ db }: Store): Promise<Partial<Settings>> {
  const row = await db.meta.get(KEY);
  // Only `saveSettings` writes it.
  return row?.value ?? {};
}

/** Every setting: what was set on this device, else what the deployment says, else the default. */
export async function settings(store: Store, deployment: Partial<Settings> = {}): Promise<Settings> {
  return settingsThatHold(deployment, await savedSettings(store));
}

/** The settings in effect. What the deployment promises about a server applies to that server only, not to another one that a person set. */
export function settingsThatHold(deployment: Partial<Settings>, saved: Partial<Settings> = {}): Settings {
  const all = { ...DEFAULT_SETTINGS, ...deployment, ...saved };
  const isItsServer = all.serverAddress !== '' && all.serverAddress === deployment.serverAddress;
  return { ...all, closesConnections: isItsServer && deployment.closesConnections === true };
}

/** What the rules must know about the organisation, from the settings in effect. */
export async function organisationFacts(
  store: Store,
  deployment: Partial<Settings>,
): Promise<OrganisationFacts> {
  const {
    organisationName: name,
    organisationCountry: country,
    contract,
  } = await settings(store, deployment);
  return { name, contract, ...(country && { country }) };
}

/** Sets some settings and leaves the others as they are. `undefined` removes a setting, so that its default applies. */
export async function saveSettings(
  store: Store,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<void> {
  await commit(store, [], async () => {
    const merged = Object.entries<unknown>({ ...(await savedSettings(store)), ...changes });
    const value = Object.fromEntries(merged.filter(([, setting]) => setting !== undefined));
    await store.db.meta.put({ key: KEY, value });
  });
}
