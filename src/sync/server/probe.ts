import { readAnswer } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { isSafeAddress } from '../../domain/server-address.ts';
import type { Instant } from '../../store/rows/rows.ts';
import type { Store } from '../../store/core/store.ts';
import { ask, isOwnOrigin, type Network } from '../attempt/dispatch.ts';
import type { ProfileRow } from '../../store/rows/sync-rows.ts';
import type { Brought } from '../proof/read-proof.ts';
import { findOnOwnOrigin, type OwnServer } from './own-origin.ts';
import { mayStream, sendsStreams } from './request-streams.ts';
import type { Connection, Finding, ReplaySafety, ServerSettings } from '../sync.ts';

/** What a browser can see of the connection that a request used: only if the server lets it (Timing-Allow-Origin). */
export interface Connections {
  /** Forgets what was seen: a browser remembers the first 250 requests only. */
  forget(): void;
  /** How the last request to an address went. */
  last(url: string): 'new' | 'reused' | 'http/2' | 'unseen';
}

export interface ProbeEnvironment extends Network {
  /** Whether the device itself says that it has no network; what else it says is not believed. */
  offline: () => boolean;
  connections: Connections;
}

export interface Access {
  settings: ServerSettings;
  /** Undefined while no key is known in this session. */
  key: string | undefined;
  /** Whose records may go there; undefined while nobody's may. */
  profile: ProfileRow | undefined;
}

export interface Probed {
  connection: Connection;
  /** The assessments as the server gave them, when all is well. */
  assessments?: string;
}

/** The headers that every request carries. */
export function credentials({ settings, key }: Access): Record<string, string> {
  return { accept: 'application/json', ...(key !== undefined && { [settings.header]: key }) };
}

/** Looks whether the server is there and is what it should be, with a request that changes nothing. */
export async function probe(environment: ProbeEnvironment, access: Access): Promise<Probed> {
  const at = environment.now().getTime();
  const hindrance = foundWithoutAsking(environment, access);
  if (hindrance) return { connection: connection(hindrance, at) };
  const url = addressOf(access.settings, endpoints.assessments.path);
  const brought = await ask(environment, url, credentials(access));
  const finding = isOwnOrigin(environment, url)
    ? await findOnOwnOrigin(environment, ownServer(access), brought)
    : withoutKey(await findingOf(environment, url, brought), access);
  if (finding !== 'working') return { connection: connection(finding, at, brought) };
  return { connection: connection(finding, at, brought), assessments: brought.text };
}

function ownServer(access: Access): OwnServer {
  const write = addressOf(access.settings, endpoints.createUser.path);
  return { write, headers: credentials(access), hasKey: access.key !== undefined };
}

function withoutKey(finding: Finding, { key }: Access): Finding {
  return finding === 'credentials refused' && key === undefined ? 'no key' : finding;
}

/** Where an endpoint of the configured server is. */
export function addressOf({ baseUrl }: ServerSettings, path: string): string {
  return baseUrl.replace(/\/+$/, '') + path;
}

function foundWithoutAsking(environment: ProbeEnvironment, { settings }: Access): Finding | undefined {
  if (settings.baseUrl === '') return 'no server';
  if (!isSafeAddress(settings.baseUrl)) return 'unsafe address';
  return environment.offline() ? 'no network' : undefined;
}

async function findingOf(
  environment: ProbeEnvironment,
  url: string,
  { evidence, text }: Brought,
): Promise<Finding> {
  const { status, errorName } = evidence;
  if (status === undefined) return whyNothing(environment, url, errorName);
  if (errorName) return 'server trouble';
  // A redirect is not shown to a page, and a page of HTML with a good status is what a sign-in page is.
  if (status === 0 || (status < 300 && looksLikePage(text))) return 'sign-in page';
  if (status === 401 || status === 403) return 'credentials refused';
  if (status === 429 || status >= 500) return 'server trouble';
  return readAnswer(endpoints.assessments, { status, text }).ok ? 'working' : 'not this service';
}

function looksLikePage(text: string): boolean {
  return /^\s*<(!doctype|html|head|body)/i.test(text);
}

/**
 * A browser gives the same error for "nothing there" and for "it answers, but does not let this page read it". A second
 * request that wants no answer to read succeeds only in the latter case. It carries no credentials.
 */
async function whyNothing(environment: ProbeEnvironment, url: string, errorName?: string): Promise<Finding> {
  if (errorName === 'TimeoutError') return 'nothing answers';
  if (environment.offline()) return 'no network';
  try {
    const init = { mode: 'no-cors', cache: 'no-store', credentials: 'omit', redirect: 'follow' } as const;
    const signal = AbortSignal.timeout(5_000);
    await environment.fetch(url, { ...init, referrerPolicy: 'no-referrer', signal });
    return 'blocked by CORS';
  } catch {
    return 'nothing answers';
  }
}

/**
 * Whether the server closes its connection after every answer: then a browser has no reused connection that could
 * die, and sends nothing twice. Seen from a second request right after the first, as is HTTP/2: only over that does a
 * browser send streams, which it never sends twice. (Measured in Chromium 156; over HTTP/3 it was not, so that does not count.)
 */
export async function replaySafety(
  environment: ProbeEnvironment & { store: Store },
  access: Access,
): Promise<ReplaySafety> {
  if (access.settings.idempotencyKey) return 'key';
  const url = addressOf(access.settings, endpoints.assessments.path);
  environment.connections.forget();
  await ask(environment, url, credentials(access));
  const seen = environment.connections.last(url);
  if (seen === 'new') return 'closes connections';
  const streams = seen === 'http/2' && sendsStreams();
  return streams && (await mayStream(environment.store, access.settings.baseUrl))
    ? 'streams'
    : 'not replay-safe';
}

const SENTENCES: Record<Exclude<Finding, 'working'>, string> = {
  'no server': 'No server is set. Records wait on this device.',
  'no key': 'Type the key of the server in Settings.',
  'unsafe address': 'The address must begin with https://, or the key could be read on the way.',
  'no network': 'This device has no network. Records wait here.',
  'sign-in page': 'A sign-in page answers instead of the server. Sign in to the network, then send again.',
  'nothing answers': 'Nothing answers at this address. Check the address and the connection.',
  'blocked by CORS':
    'Something answers at this address, but does not let this page read it. Ask whoever runs the server to allow this page (CORS).',
  'not this service': 'The address answers, but is not this service. Check the address.',
  'this app itself':
    'This is the address of the app itself, and no server answers there. Enter the address of your server in Settings.',
  'not signed in':
    'The server wants you to sign in. Press Check connection, and sign in when the browser asks.',
  'credentials refused': 'The server refuses the key. Check the key in Settings.',
  'server trouble': 'The server answers with an error of its own. It is tried again later.',
};

/** A finding with its sentence. */
export function connection(finding: Finding, checkedAt: Instant, brought?: Brought): Connection {
  const latencyMs = brought?.evidence.durationMs;
  const sentence = finding === 'working' ? `Working, ${latencyMs ?? 0} ms` : SENTENCES[finding];
  return { finding, sentence, checkedAt, ...(latencyMs !== undefined && { latencyMs }) };
}
