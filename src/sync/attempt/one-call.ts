import type { Answer } from '../proof/read-proof.ts';
import { isSafeAddress } from '../../domain/server-address.ts';
import { addressOf, credentials, type Access } from '../server/access.ts';
import { DEADLINES, exchange, type Network } from '../server/exchange.ts';

/** A request that a person has written by hand. */
export interface OneCall {
  method: 'GET' | 'POST';
  /** Starts with `/api-v1/`. */
  path: string;
  /** Without the credentials, which are added. */
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/**
 * Sends such a request to the server that is set, once.
 * @throws Error where no server is set, or one that no key may go to
 */
export async function sendOne(
  network: Network,
  access: Access,
  { method, path, headers, body }: OneCall,
): Promise<Answer> {
  const { baseUrl } = access.settings;
  // Without an address the path would be the app's own.
  if (baseUrl === '' || !isSafeAddress(baseUrl)) throw new Error('There is no server to call');
  const init = {
    method,
    headers: { ...headers, ...credentials(access) },
    ...(body !== undefined && { body }),
  };
  return exchange(network, addressOf(access.settings, path), init, (network.deadlines ?? DEADLINES).assign);
}
