import type { Settings } from '../../store/changes/settings.ts';
import type { ServerSettings } from '../sync.ts';

/** The part of the settings that says how to reach the server. */
export function serverSettings(settings: Settings): ServerSettings {
  const { serverAddress, serverHeader, encoding, idempotencyKey, groupsCreate, parallel, retryUnknownUsers } =
    settings;
  return {
    baseUrl: serverAddress,
    header: serverHeader,
    ...{ encoding, idempotencyKey, groupsCreate, parallel, retryUnknownUsers },
  };
}
