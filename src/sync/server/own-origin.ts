import { readAnswer } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { parseJson } from '../../domain/parse-json.ts';
import { askWithoutFields, type Network } from './exchange.ts';
import type { Answer } from '../proof/read-proof.ts';
import type { Finding } from './connection.ts';

/** How the server is asked. */
export interface OwnServer {
  /** The address at which people are made. */
  write: string;
  headers: Readonly<Record<string, string>>;
  /** Without one a proxy is thought to hold it. */
  hasKey: boolean;
}

/**
 * What answers at an address on the app's own origin. The app's files hold everything that can be read of the service, so on
 * every host of the app the read half looks like a server. Only a write tells the two apart, so one without fields is sent.
 * @param read what came of reading the assessments
 */
export async function findOnOwnOrigin(network: Network, server: OwnServer, read: Answer): Promise<Finding> {
  const finding = readingFinds(server, read);
  if (finding !== 'working') return finding;
  return writingFinds(server, await askWithoutFields(network, server.write, server.headers));
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

/** What says nothing about who answers. */
function troubleOf({ hasKey }: OwnServer, { evidence, text }: Answer): Finding | undefined {
  const { status, errorName } = evidence;
  if (status === undefined) return 'nothing answers';
  if (errorName) return 'server trouble';
  if (status === 0) return 'sign-in page';
  if (status === 429 || (status >= 500 && status !== 501)) return 'server trouble';
  // A host that only reads may forbid to write with a page of its own. A login is asked for with 401.
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
