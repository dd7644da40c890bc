import { readServerAddress } from '../server-address.ts';
import { LINK_LIMITS } from './link-limits.ts';
import { setupQuery } from './clean-link.ts';

/** Why nothing can be made of what was pasted. */
export type PasteProblem = { kind: 'no-link' } | { kind: 'broken' } | { kind: 'too-long'; most: number };

/**
 * The part from `#` on of the link in the pasted text, which may have words around it. For a server's address: that
 * part of a link that sets the server alone.
 */
export function pastedHash(text: string): { hash: string } | PasteProblem {
  if (text.length > LINK_LIMITS.letters) return { kind: 'too-long', most: LINK_LIMITS.letters };
  const found = setupQuery(text);
  if (found === 'broken') return { kind: 'broken' };
  if (found !== undefined) return { hash: `#/setup?${found.query}` };
  const typed = text.trim();
  const address = /[#\s]/.test(typed) ? undefined : readServerAddress(typed);
  if (!address || 'problem' in address || address.address === '') return { kind: 'no-link' };
  return { hash: `#/setup?server=${encodeURIComponent(address.address)}` };
}
