import type { Server, Socket } from 'node:net';
import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { findRoute } from '../../api/route.ts';
import { allowAnyOrigin } from './cors.ts';
import { addressOf, type Incoming, type Outgoing } from './node-exchange.ts';

/** The error of Node's parser for bytes that are no request. */
interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
  /** How many bytes of `rawPacket` were parsed. */
  bytesParsed?: number;
}

/**
 * Gives the service's own answer to what Node would answer by itself: bytes that it does not take for a request, methods and
 * expectations that it does not know, and CONNECT.
 */
export function answerWhatNodeRefuses(
  server: Server,
  call: (incoming: Incoming, outgoing: Outgoing) => void,
): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else void refuse(socket, refusalOf(error));
  });
  server.on('checkExpectation', call);
  server.on('connect', (incoming: Incoming, to: Socket | Outgoing) => {
    if ('writeHead' in to) call(incoming, to);
    else void refuse(to, refuseRoute('/', 'CONNECT'));
  });
}

/** Why a path and method that no `Request` can carry, such as TRACE, are refused. */
export function refuseRoute(target: string, method: string): Refusal {
  try {
    findRoute(new URL(addressOf(target)), method);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  return refusalOf();
}

const DETAILS: ReadonlyMap<string, [status: number, rule: string, detail: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'headers-too-large', 'Send fewer or shorter headers']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'request-too-slow', 'Send the whole request at once']],
]);
const UNREADABLE = [400, 'request-unreadable', 'Send a request that a browser could send'] as const;

function refusalOf(error?: ParseError): Refusal {
  const line = error?.code === 'HPE_INVALID_METHOD' ? requestLine(error) : undefined;
  if (line) return refuseRoute(line.target, line.method);
  const [status, rule, detail] = DETAILS.get(error?.code ?? '') ?? UNREADABLE;
  return new Refusal(status, [{ pointer: '', rule, detail }]);
}

/** The line in which the parser stopped. The packet may contain earlier requests. */
function requestLine({
  rawPacket,
  bytesParsed = 0,
}: ParseError): { method: string; target: string } | undefined {
  const text = rawPacket?.toString('latin1') ?? '';
  const line = text.slice(text.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1);
  const [, method, target] = /^([!#$%&'*+.^_`|~\w-]+) (\S+) HTTP\/\d/.exec(line) ?? [];
  return method !== undefined && target !== undefined ? { method, target } : undefined;
}

async function refuse(socket: Socket, refusal: Refusal): Promise<void> {
  // Node takes its own listener off a socket that it hands over, and an error without one would end the process.
  socket.on('error', () => socket.destroy());
  const response = refusalResponse(refusal);
  allowAnyOrigin(response.headers);
  const body = await response.text();
  const headers = {
    ...Object.fromEntries(response.headers),
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${response.status} Refused\r\n${lines.join('')}\r\n${body}`);
}
