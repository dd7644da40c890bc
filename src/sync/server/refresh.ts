import { z } from '../../contract/zod.ts';
import { givenAssessments, givenOccupations } from '../../domain/given-catalogue.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { keepRefdata, refdata } from '../../store/outbox/refdata.ts';
import type { Store } from '../../store/transaction/store.ts';
import { ask, type Network } from './exchange.ts';
import { addressOf, credentials, type Access } from './access.ts';
import { codesOf, keysOf, type ServerCatalogue } from './server-catalogue.ts';

/** Occupations are large and change once in years: fetched at most this often. */
const OCCUPATIONS_EVERY = 24 * 60 * 60 * 1_000;

/**
 * Keeps the assessments that the probe got, and fetches the occupations if they are old. Returns the lists
 * that hold now.
 */
export async function refresh(
  store: Store,
  network: Network,
  access: Access,
  assessments: string,
): Promise<ServerCatalogue> {
  const fetchedAt = network.now().getTime();
  const server = access.settings.baseUrl;
  const data = givenAssessments(parseJson(assessments));
  const known = await refdata(store, 'assessments');
  if (data && !known?.isDeclined && JSON.stringify(known?.data) !== JSON.stringify(data)) {
    await keepRefdata(store, { key: 'assessments', server, fetchedAt, data });
  }
  const occupations = await refdata(store, 'occupations');
  const isOld = !occupations || Math.abs(fetchedAt - occupations.fetchedAt) > OCCUPATIONS_EVERY;
  if (isOld && !occupations?.isDeclined) await fetchOccupations(store, network, access);
  return serverCatalogue(store);
}

async function fetchOccupations(store: Store, network: Network, access: Access): Promise<void> {
  const { text, evidence } = await ask(
    network,
    addressOf(access.settings, '/api-v1/occupations'),
    credentials(access),
  );
  const isGood = (evidence.status ?? 0) >= 200 && (evidence.status ?? 0) <= 299;
  const data = isGood ? givenOccupations(Wrapped.safeParse(parseJson(text)).data?.data) : undefined;
  if (!data) return;
  const fetchedAt = network.now().getTime();
  await keepRefdata(store, { key: 'occupations', server: access.settings.baseUrl, fetchedAt, data });
}

/** "Occupation operations return `{lang, data}`": `data` is checked as a classification afterwards. */
const Wrapped = z.looseObject({ data: z.unknown() });

/** The codes and keys that the server had when it was last asked. */
export async function serverCatalogue(store: Store): Promise<ServerCatalogue> {
  const occupations = givenOccupations((await refdata(store, 'occupations'))?.data);
  const assessments = givenAssessments((await refdata(store, 'assessments'))?.data);
  return {
    ...(occupations && { occupations: codesOf(occupations) }),
    ...(assessments && { assessments: keysOf(assessments) }),
  };
}
