import { href } from '../../app/routes.ts';

const KEY = 'key';

/** The address of the server settings, scrolled to the field for the key. */
export function keyAddress(): string {
  return `${href('server')}?${KEY}`;
}

export function wantsKeyField(query: URLSearchParams): boolean {
  return query.has(KEY);
}
