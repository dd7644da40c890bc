import { Refusal } from '../../../api/refusal.ts';
import { isFromThisMachine } from '../../node/refuse-control.ts';
import { findKey, type ApiKey } from '../service/api-keys.ts';
import { listOrganisations, organisationOf, type Organisation } from '../service/organisations.ts';
import type { Storage } from '../storage/open.ts';
import type { Right } from '../storage/tables.ts';
import type { Gates } from './rate-limits.ts';

/** On whose behalf a request is made. */
export interface Caller {
  organisation: Organisation;
  /** None where the server has no keys yet, and listens to its own machine alone. */
  key?: ApiKey;
}

/** What decides who is let in. */
export interface Doorkeeper {
  storage: Storage;
  gates: Gates;
  /** Whether there was ever a key. */
  hasKeys: () => Promise<boolean>;
}

/** The header that carries the key, as in the app's settings. */
export const KEY_HEADER = 'apikey';

/**
 * Finds out who asks. @throws Refusal without a valid key, with a key that may not do this, or when too much is asked
 * @param address of the client, for the limits
 */
export async function callerOf(
  { storage, gates, hasKeys }: Doorkeeper,
  request: Request,
  address: string,
  right: Right,
): Promise<Caller> {
  const given = keyIn(request.headers);
  if (given === undefined && !(await hasKeys())) {
    // Without keys every page that this machine's browser shows could call the service, so only its own pages may.
    if (!isFromThisMachine(request))
      throw refused(403, 'not-this-machine', 'Add a key first: serve -- key add');
    const [organisation, ...others] = await listOrganisations(storage.db);
    if (!organisation || others.length > 0)
      throw refused(401, 'credentials', 'There are several organisations. Add a key first: serve -- key add');
    return { organisation };
  }
  const key = given === undefined ? undefined : await findKey(storage.db, given);
  if (!key) {
    await gates.wrongKey(address);
    throw refused(401, 'credentials', `Send a valid key in the header ${KEY_HEADER}`);
  }
  await gates.request(`${key.id} ${address}`);
  if (!allows(key.right, right))
    throw refused(403, 'right-missing', `This key may not do this: it has the right “${key.right}”`);
  return { organisation: await organisationOf(storage.db, key.organisationId), key };
}

export function allows(has: Right, wanted: Right): boolean {
  return has === wanted || (has === 'read' && wanted === 'send');
}

/** Prometheus sends a key as a bearer token. */
function keyIn(headers: Headers): string | undefined {
  const bearer = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return headers.get(KEY_HEADER) ?? bearer;
}

function refused(status: number, rule: string, detail: string): Refusal {
  return new Refusal(status, [{ pointer: '', rule, detail }]);
}
