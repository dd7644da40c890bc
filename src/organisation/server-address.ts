import { parseUrl } from '../domain/text/parse-url.ts';
import { isSafeAddress } from '../domain/server-address.ts';

/** Why an address cannot be kept. */
export type AddressProblem = 'not whole' | 'not https' | 'holds credentials';

/** Either the part of an address before `/api-v1/`, ready to be kept, or the problem with what was typed. */
export type ServerAddress = { address: string } | { problem: AddressProblem };

/**
 * Reads an address as people type or paste it: without a scheme, with a slash at its end, with the path of one of
 * the service's pages behind it. Nothing typed means that there is no server.
 */
export function readServerAddress(typed: string): ServerAddress {
  const text = typed.trim();
  if (text === '') return { address: '' };
  // The same machine, under a name that the content policy can allow.
  const whole = withScheme(text).replace(/^http:\/\/\[::1\]/i, 'http://localhost');
  const url = parseUrl(whole);
  if (!url) return { problem: 'not whole' };
  if (url.username !== '' || url.password !== '') return { problem: 'holds credentials' };
  if (!/^https?:$/.test(url.protocol) || !looksLikeHost(url.hostname)) return { problem: 'not whole' };
  if (!isSafeAddress(whole)) return { problem: 'not https' };
  return { address: url.origin + url.pathname.replace(/\/api-v1(\/.*)?$/, '').replace(/\/+$/, '') };
}

/** `api.example.org` is meant as https, `localhost:8787` as http: no other scheme would work there. */
function withScheme(text: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(text) ? `http://${text}` : `https://${text}`;
}

/** Whether a host name is plausible. A single word is a typing mistake, which would otherwise fail only later. */
function looksLikeHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname);
}
