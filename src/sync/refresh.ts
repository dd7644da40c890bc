import { readAnswer } from '../api/client.ts';
import { Assessment } from '../contract/assessment.ts';
import { endpoints } from '../contract/endpoints.ts';
import { OccupationNode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import { keepRefdata, refdata } from '../store/refdata.ts';
import type { Store } from '../store/store.ts';
import { ask, type Network } from './dispatch.ts';
import { addressOf, credentials, type Access } from './probe.ts';
import { codesOf, keysOf, type ServerCatalogue } from './server-catalogue.ts';

/** Occupations are large and change once in years: fetched at most this often. */
const OCCUPATIONS_EVERY = 24 * 60 * 60 * 1_000;
/** The classification's major groups: a list without one of them is a mistake, and would stop good records. */
const MAJOR_GROUPS = 10;

/** Takes over what a good contact brought and fetches the occupations if they are old. Returns what holds now. */
export async function refresh(
  store: Store,
  network: Network,
  access: Access,
  assessments: string,
): Promise<ServerCatalogue> {
  const fetchedAt = network.now().getTime();
  const listed = readAnswer(endpoints.assessments, { status: 200, text: assessments });
  if (listed.ok && listed.value.length > 0) {
    const known = await refdata(store, 'assessments');
    if (JSON.stringify(known?.data) !== JSON.stringify(listed.value)) {
      await keepRefdata(store, { key: 'assessments', fetchedAt, data: listed.value });
    }
  }
  const known = await refdata(store, 'occupations');
  if (!known || Math.abs(fetchedAt - known.fetchedAt) > OCCUPATIONS_EVERY)
    await fetchOccupations(store, network, access);
  return serverCatalogue(store);
}

async function fetchOccupations(store: Store, network: Network, access: Access): Promise<void> {
  const { text, evidence } = await ask(
    network,
    addressOf(access.settings, '/api-v1/occupations'),
    credentials(access),
  );
  const answer = readAnswer(endpoints.occupations, { status: evidence.status ?? 0, text });
  if (!answer.ok || answer.value.data.length !== MAJOR_GROUPS) return;
  const fetchedAt = network.now().getTime();
  await keepRefdata(store, { key: 'occupations', fetchedAt, data: answer.value.data });
}

/** The codes and keys that the server had when it was last asked. */
export async function serverCatalogue(store: Store): Promise<ServerCatalogue> {
  const occupations = z.array(OccupationNode).safeParse((await refdata(store, 'occupations'))?.data);
  const assessments = z.array(Assessment).safeParse((await refdata(store, 'assessments'))?.data);
  return {
    ...(occupations.success && { occupations: codesOf(occupations.data) }),
    ...(assessments.success && { assessments: keysOf(assessments.data) }),
  };
}
