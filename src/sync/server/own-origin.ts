import { readAnswer } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { askWithoutFields, type Network } from './exchange.ts';
import type { Answer } from '../proof/read-proof.ts';
import type { Finding } from './connection.ts';

/** The address and the access of a server on the app's own origin. */
export interface OwnServer {
  /** The address of `users/create`. */
  write: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the device has a key. If not, a proxy is expected to add it. */
  hasKey: boolean;
}

export interface Found {
  finding: Finding;
  /** Those of whoever takes what is written. */
  headers?: Headers | undefined;
}

/**
 * Finds out what answers at an address on the app's own origin. The app's own files contain everything that
 * the service lets be read, so every host of the app looks like a server to a GET. Only a POST tells the two
 * apart, so one without fields is sent.
 * @param read the answer to the GET of the assessments
 */
export async function findOnOwnOrigin(network: Network, server: OwnServer, read: Answer): Promise<Found> {
  const finding = readingFinds(server, read);
  if (finding !== 'working') return { finding };
  const written = await askWithoutFields(network, server.write, server.headers);
  // The host may answer the GET itself, from its files: what the server offers is in its answer to the POST.
  return { finding: writingFinds(server, written), headers: written.headers };
}

function readingFinds(server: OwnServer, { evidence, text }: Answer): Finding {
  const trouble = troubleOf(server, { evidence, text });
  if (trouble) return trouble;
  const { status = 0 } = evidence;
  if (readAnswer(endpoints.assessments, { status, text }).ok) return 'working';
  return isOfHost(status, text) ? 'this app itself' : 'not this service';
}

function writingFinds(server: OwnServer, { evidence, text }: Answer): Finding {
  const trouble = troubleOf(server, { evidence, text });
  if (trouble) return trouble;
  const { status = 0 } = evidence;
  if (isOfHost(status, text)) return 'this app itself';
  return BY_RULE.has(status) || namesField(status, text) ? 'working' : 'not this service';
}

/** Answers that do not tell a proxy from a host of files. */
function troubleOf({ hasKey }: OwnServer, { evidence, text }: Answer): Finding | undefined {
  const { status, errorName } = evidence;
  if (status === undefined) return 'nothing answers';
  if (errorName) return 'server trouble';
  if (status === 0) return 'sign-in page';
  if (status === 429 || (status >= 500 && status !== 501)) return 'server trouble';
  // A host of files may forbid POST with a 403 and a page of its own. A proxy that wants a login answers
  // 401.
  if (status === 401 || (status === 403 && isJson(text)))
    return hasKey ? 'credentials refused' : 'not signed in';
  return undefined;
}

const NOT_TAKEN: ReadonlySet<number> = new Set([404, 405, 410, 501]);
const BY_RULE: ReadonlySet<number> = new Set([400, 409, 415, 422]);

function isOfHost(status: number, text: string): boolean {
  return NOT_TAKEN.has(status) || !isJson(text);
}

function namesField(status: number, text: string): boolean {
  return status >= 400 && /"[^"]*\b(sex|country|occupation)\b/.test(text);
}

function isJson(text: string): boolean {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null;
}
