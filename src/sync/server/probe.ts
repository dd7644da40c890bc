import { readAnswer } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readOffers, type Offer } from '../../contract/offers.ts';
import { isSafeAddress } from '../../domain/server-address.ts';
import type { Answer } from '../proof/read-proof.ts';
import { addressOf, credentials, type Access } from './access.ts';
import type { Connection, Finding } from './connection.ts';
import type { Connections } from './http-version.ts';
import { ask, isOwnOrigin, type Network } from './exchange.ts';
import { findOnOwnOrigin, type OwnServer } from './own-origin.ts';

/** How many milliseconds to wait for the second request of `whyNothing`. */
const WHY_NOTHING = 5_000;

export interface ProbeEnvironment extends Network {
  /** Whether the browser says that it is offline. That it says it is online proves nothing. */
  offline: () => boolean;
  connections: Connections;
}

export interface Probed {
  connection: Connection;
  /** What the server gave, when all is well. */
  given?: Given;
}

export interface Given {
  /** The assessments, as text. */
  assessments: string;
  offers: readonly Offer[];
}

/** Finds out whether the server answers and is the service, with a request that changes nothing. */
export async function probe(environment: ProbeEnvironment, access: Access): Promise<Probed> {
  const at = environment.now().getTime();
  const hindrance = foundWithoutAsking(environment, access);
  if (hindrance) return { connection: { finding: hindrance, checkedAt: at } };
  const url = addressOf(access.settings, endpoints.assessments.path);
  const answer = await ask(environment, url, credentials(access));
  const { finding, headers = new Headers() } = isOwnOrigin(environment, url)
    ? await findOnOwnOrigin(environment, ownServer(access), answer)
    : { finding: withoutKey(await findingOf(environment, url, answer), access), headers: answer.headers };
  const connection: Connection = { finding, checkedAt: at, latencyMs: answer.evidence.durationMs };
  if (finding !== 'working') return { connection };
  return { connection, given: { assessments: answer.text, offers: readOffers(headers) } };
}

function ownServer(access: Access): OwnServer {
  const write = addressOf(access.settings, endpoints.createUser.path);
  return { write, headers: credentials(access), hasKey: access.key !== undefined };
}

function withoutKey(finding: Finding, { key }: Access): Finding {
  return finding === 'credentials refused' && key === undefined ? 'no key' : finding;
}

function foundWithoutAsking(environment: ProbeEnvironment, { settings }: Access): Finding | undefined {
  if (settings.baseUrl === '') return 'no server';
  if (!isSafeAddress(settings.baseUrl)) return 'unsafe address';
  return environment.offline() ? 'no network' : undefined;
}

async function findingOf(
  environment: ProbeEnvironment,
  url: string,
  { evidence, text }: Answer,
): Promise<Finding> {
  const { status, errorName } = evidence;
  if (status === undefined) return whyNothing(environment, url, errorName);
  if (errorName) return 'server trouble';
  // The browser hides a redirect (status 0); a page of HTML with a good status is a sign-in page too.
  if (status === 0 || (status < 300 && looksLikePage(text))) return 'sign-in page';
  if (status === 401 || status === 403) return 'credentials refused';
  if (status === 429 || status >= 500) return 'server trouble';
  return readAnswer(endpoints.assessments, { status, text }).ok ? 'working' : 'not this service';
}

function looksLikePage(text: string): boolean {
  return /^\s*<(!doctype|html|head|body)/i.test(text);
}

/**
 * A browser gives the same error when nothing answers and when the server does not let this page read its
 * answer. A second request, in `no-cors` mode, succeeds only in the latter case. It carries no credentials.
 */
async function whyNothing(environment: ProbeEnvironment, url: string, errorName?: string): Promise<Finding> {
  if (errorName === 'TimeoutError') return 'nothing answers';
  if (environment.offline()) return 'no network';
  const giveUp = new AbortController();
  const inTime = environment.timers.after(WHY_NOTHING, () => giveUp.abort());
  try {
    const init = { mode: 'no-cors', cache: 'no-store', credentials: 'omit', redirect: 'follow' } as const;
    await environment.fetch(url, { ...init, referrerPolicy: 'no-referrer', signal: giveUp.signal });
    return 'blocked by CORS';
  } catch {
    return 'nothing answers';
  } finally {
    inTime();
  }
}
