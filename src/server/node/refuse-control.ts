import { parseUrl } from '../../domain/text/parse-url.ts';
import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { refuseCredentials, type ServiceOptions } from '../service/reference-service.ts';

/** The names by which a machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses to let a caller read the ledger or set faults. A server with a key asks for it. A server without one is for trying
 * out, and serves only pages and programs of this machine.
 */
export function refuseControl(request: Request, options: ServiceOptions): Response | undefined {
  if (options.key !== undefined) return refuseCredentials(request, options);
  if (isFromThisMachine(request)) return undefined;
  const detail = 'Without --key, ledger and faults are for this machine’s own pages and programs';
  return refusalResponse(new Refusal(403, [{ pointer: '', rule: 'control-from-elsewhere', detail }]));
}

/** What a proxy adds. One on this machine may name the server as the machine names itself, and serves others. */
const BY_PROXY = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * Whether a request that reached a server which listens to this machine alone comes from its own pages and programs: a page from
 * elsewhere has another `Origin`, and a page whose domain was pointed at this machine has another `Host`. HTTP/2 has no Host
 * header, but needs a certificate for localhost.
 */
export function isFromThisMachine(request: Request): boolean {
  if ([...request.headers.keys()].some((name) => BY_PROXY.test(name))) return false;
  const host = request.headers.get('host');
  const origin = request.headers.get('origin');
  return (host === null || isOwnName(`http://${host}`)) && (origin === null || isOwnName(origin));
}

function isOwnName(address: string): boolean {
  return OWN_NAMES.includes(parseUrl(address)?.hostname ?? '');
}
