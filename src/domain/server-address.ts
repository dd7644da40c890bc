import { parseUrl } from './text/parse-url.ts';

/**
 * Whether a server may be addressed like this: https anywhere, plain http on this machine only, because the key would
 * be readable on the way to any other address, under the names that the content policy can allow; and no user name or password
 * inside.
 */
export function isSafeAddress(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '') return false;
  const local = ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && local);
}
