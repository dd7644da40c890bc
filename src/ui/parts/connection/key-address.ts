import { href } from '../../app/routes.ts';

const KEY = 'key';

/** The address of the settings of the server with the field of its key in sight. */
export function keyAddress(): string {
  return `${href('server')}?${KEY}`;
}

export function wantsKeyField(query: URLSearchParams): boolean {
  return query.has(KEY);
}
