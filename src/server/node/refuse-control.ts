import { parseUrl } from '../../domain/text/parse-url.ts';
import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { refuseCredentials, type ServiceOptions } from '../service/reference-service.ts';

/** The names by which a machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses to let a caller read the ledger or set faults. A server with a key asks for it. A server without
 * one is for trying out, and serves only pages and programs of this machine: a page from elsewhere has
 * another `Origin`, and a page whose domain was pointed at this machine has another `Host`. HTTP/2 has no
 * Host header, but needs a certificate for localhost.
 */
export function refuseControl(request: Request, options: ServiceOptions): Response | undefined {
  if (options.key !== undefined) return refuseCredentials(request, options);
  const host = request.headers.get('host');
  const origin = request.headers.get('origin');
  const isOwn = (host === null || isOwnName(`http://${host}`)) && (origin === null || isOwnName(origin));
  if (isOwn) return undefined;
  const detail = 'Without --key, ledger and faults are for this machine’s own pages and programs';
  return refusalResponse(new Refusal(403, [{ pointer: '', rule: 'control-from-elsewhere', detail }]));
}

function isOwnName(address: string): boolean {
  return OWN_NAMES.includes(parseUrl(address)?.hostname ?? '');
}
