import type { Settings } from '../../store/changes/settings.ts';
import type { Encoding } from '../../api/client.ts';

/**
 * How to reach the server, by the settings and the deployment. The key is not among them: a person types it.
 */
export interface ServerSettings {
  /** What stands before `/api-v1/`; empty when no server is configured. */
  baseUrl: string;
  /** The name of the header that carries the key. */
  header: string;
  encoding: Encoding;
  /** The server honours Idempotency-Key. */
  idempotencyKey: boolean;
  /** The host promises that the server closes its connection after every answer. */
  closesConnections: boolean;
  /** The server has groups/create. */
  groupsCreate: boolean;
  /** How many people are sent at a time, 1 to 6. Assignments always go one at a time. */
  parallel: number;
  /**
   * Whether people whose outcome is unknown are sent once more without asking, at the risk of a duplicate.
   */
  retryNoReplyUsers: boolean;
}

/** Before any server is configured. */
export const NO_SERVER: ServerSettings = {
  baseUrl: '',
  header: 'apikey',
  encoding: 'form',
  idempotencyKey: false,
  closesConnections: false,
  groupsCreate: false,
  parallel: 4,
  retryNoReplyUsers: false,
};

/** The part of the settings that says how to reach the server. */
export function serverSettings(settings: Settings): ServerSettings {
  const { serverAddress, serverHeader, encoding, idempotencyKey, closesConnections } = settings;
  const { groupsCreate, parallel, retryNoReplyUsers } = settings;
  return {
    baseUrl: serverAddress,
    header: serverHeader,
    encoding,
    idempotencyKey,
    closesConnections,
    groupsCreate,
    parallel,
    retryNoReplyUsers,
  };
}
