import type { ProfileRow } from '../../store/rows/profile.ts';
import type { ServerSettings } from './server-settings.ts';

/** What a tab knows of the way to the server. */
export interface Access {
  settings: ServerSettings;
  /** Undefined while no key is known in this session. */
  key: string | undefined;
  /** Whose records may go there; undefined while nobody's may. */
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
