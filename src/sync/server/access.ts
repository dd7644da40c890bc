import type { ProfileRow } from '../../store/schema/profile.ts';
import type { ServerSettings } from './server-settings.ts';

/** What a tab needs to reach the server. */
export interface Access {
  settings: ServerSettings;
  /** Undefined while no key is known in this session. */
  key: string | undefined;
  /** The profile whose records may be sent there; undefined while there is none. */
  profile: ProfileRow | undefined;
}

/** The headers that every request carries. */
export function credentials({ settings, key }: Access): Record<string, string> {
  return { accept: 'application/json', ...(key !== undefined && { [settings.header]: key }) };
}

/** Where an endpoint of the configured server is. */
export function addressOf({ baseUrl }: ServerSettings, path: string): string {
  return baseUrl.replace(/\/+$/, '') + path;
}
