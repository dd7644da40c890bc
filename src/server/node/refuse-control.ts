import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { refuseCredentials, type ServiceOptions } from '../service/reference-service.ts';

/** The names by which a machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Who may read the ledger and set faults: whoever has the key, where the server has one. Without a key it is for trying out,
 * and then only this machine's own pages and programs may: a page from elsewhere is known by its origin, and one that had its
 * name lead to this machine by the host that it asks for. HTTP/2 has no such header, but comes with a certificate for localhost.
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
  return URL.canParse(address) && OWN_NAMES.includes(new URL(address).hostname);
}
