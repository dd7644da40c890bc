import { parseUrl } from './text/parse-url.ts';

/**
 * Whether an address is allowed for a server: https anywhere, plain http only on this machine, because the key could be read on
 * the way to any other. The machine's names are the two that the content policy can allow. An address with a user name or a
 * password in it is not allowed.
 */
export function isSafeAddress(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '') return false;
  const local = ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && local);
}
