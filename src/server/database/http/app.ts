import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { Refusal, refusalResponse } from '../../../api/refusal.ts';
import { match } from '../../../api/route.ts';
import { DEVICE_HEADER, OFFERS_HEADER, RECEIPT_HEADER, REGISTERED_HEADER } from '../../../contract/offers.ts';
import { allowAnyOrigin, answerPreflight, isPreflight } from '../../node/cors.ts';
import { refuseRoute } from '../../node/refused-by-node.ts';
import { answerReading } from '../reading/answer.ts';
import { keysKnown } from '../service/api-keys.ts';
import { isBug, isFull } from '../storage/trouble.ts';
import { configFile } from './config-file.ts';
import { callerOf, KEY_HEADER } from './credentials.ts';
import type { Gates } from './rate-limits.ts';
import { createMetrics } from './metrics.ts';
import { announce, answerService, type ServiceParts } from './service.ts';

export interface AppParts extends ServiceParts {
  gates: Gates;
  /** The folder of the built app. If absent, only the service answers. */
  appFolder?: string;
  /** The address that people open, where a proxy stands in front. */
  publicUrl?: string;
  /** Takes one line for each request, and what failed. It is never given a value of a record. */
  log: (entry: LogEntry) => void;
}

export interface LogEntry {
  at: string;
  level: 'info' | 'error';
  method: string;
  /** The endpoint, the route, or that it was a file. Addresses are not logged: they may hold fields. */
  route: string;
  status: number;
  ms: number;
  key?: string;
  /** What failed, with the database's or the program's own words. */
  error?: string;
}

interface Env {
  Bindings: HttpBindings;
  Variables: { route: string; key?: string; failure?: Error };
}

/** What a page elsewhere may send to the service. */
const ALLOWED = [
  'content-type',
  'accept',
  KEY_HEADER,
  'idempotency-key',
  DEVICE_HEADER,
  RECEIPT_HEADER,
  REGISTERED_HEADER,
];

/** The whole server as one function from request to answer: service, reading, health, metrics, and the files of the app. */
export function createApp(parts: AppParts): Hono<Env> {
  const { storage, gates, now, log } = parts;
  const metrics = createMetrics();
  const doorkeeper = { storage, gates, hasKeys: keysKnown(storage.db) };
  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const began = performance.now();
    context.set('route', 'file');
    await next();
    const error = context.get('failure') ?? context.error;
    const [route, key] = [context.get('route'), context.get('key')];
    const [{ method }, { status }] = [context.req, context.res];
    const ms = performance.now() - began;
    metrics.count({ method, route, status }, ms);
    log({
      ...{ at: now().toISOString(), level: status >= 500 ? 'error' : 'info', method, route, status },
      ms: Math.round(ms),
      ...(key && { key }),
      ...(error && !(error instanceof Refusal) && { error: describe(error) }),
    });
  });
  app.notFound(({ req }) => refusalResponse(Refusal.ofRequest(404, 'path-unknown', { given: req.path })));
  app.onError((error) => refusalResponse(error instanceof Refusal ? error : failed(error)));
  app.use(
    secureHeaders({
      // The page brings the rest of its policy with it.
      contentSecurityPolicy: { frameAncestors: ["'none'"] },
      // Pages elsewhere may read what the service answers to their key.
      crossOriginResourcePolicy: false,
      permissionsPolicy: { camera: ['self'] },
    }),
  );
  app.use(compress());

  app.get('/healthz', async (context) => {
    context.set('route', 'healthz');
    await storage.db.selectFrom('organisations').select('id').limit(1).execute();
    return context.json({ status: 'ok', database: storage.kind });
  });

  app.get('/metrics', async (context) => {
    context.set('route', 'metrics');
    const { key } = await callerOf(doorkeeper, context.req.raw, addressOf(context.env), 'metrics');
    if (key) context.set('key', key.id);
    return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } });
  });

  app.use('*', etagOfReads());
  app.all('*', async (context, next) => {
    const { path, method } = context.req;
    const isService = path.includes('/api-v1/');
    if (!isService && !path.startsWith('/records/')) return next();
    context.set('route', isService ? (match(path)?.name ?? 'unknown') : 'records');
    if (!CARRIED.has(method)) return refusalResponse(refuseRoute(path, method));
    // Only where a key is asked for may pages of any origin call.
    const isOpen = await doorkeeper.hasKeys();
    const request = context.req.raw;
    if (isOpen && isPreflight(request)) return opened(answerPreflight(ALLOWED));
    const answer = await answerCaller(context, isService).catch(answerError(context));
    return isOpen ? opened(answer) : answer;
  });

  async function answerCaller(context: Context<Env>, isService: boolean): Promise<Response> {
    const request = context.req.raw;
    const caller = await callerOf(doorkeeper, request, addressOf(context.env), isService ? 'send' : 'read');
    if (caller.key) context.set('key', caller.key.id);
    const answering = isService
      ? answerService(parts, request, caller)
      : answerReading({ ...parts, brokeOff: noteBrokenOff }, request, caller.organisation);
    const answer = await answering.catch(answerError(context));
    announce(answer.headers, caller);
    return answer;
  }

  /** Its request has a line already, with the status that was sent before. */
  function noteBrokenOff(cause: unknown, began: Date): void {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const ms = now().getTime() - began.getTime();
    const { status } = failed(error);
    log({
      ...{ at: now().toISOString(), level: 'error', method: 'GET', route: 'records', status, ms },
      error: describe(error),
    });
  }

  const { appFolder } = parts;
  if (appFolder !== undefined) {
    app.get('/config.json', (context) => configFile({ ...parts, appFolder }, context.req.raw));
    app.use('/assets/*', async (context, next) => {
      await next();
      // Their names change with their content.
      if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
    });
    app.get('*', serveStatic({ root: appFolder }));
  }
  return app;
}

/** What a `Request` can carry. */
const CARRIED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A hash of what is read often and whole. An export is written as it is read from the database, and a POST is no reading: neither has one. */
function etagOfReads() {
  const add = etag();
  return (context: Parameters<typeof add>[0], next: () => Promise<void>) =>
    context.req.method === 'GET' && !context.req.path.startsWith('/records/') ? add(context, next) : next();
}

function opened(response: Response): Response {
  const open = new Response(response.body, response);
  allowAnyOrigin(open.headers);
  open.headers.append('access-control-expose-headers', `etag, ${OFFERS_HEADER}`);
  return open;
}

/** Makes the answer to an error of a request, and keeps the error for the log. */
function answerError(context: Context<Env>): (error: unknown) => Response {
  return (error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    const { incoming } = context.env;
    // Nobody reads the answer to a client that went away while it was sending.
    if (incoming.errored && !incoming.complete)
      return refusalResponse(refusal(400, 'request-broken-off', 'Send the whole request'));
    const failure = error instanceof Error ? error : new Error(String(error));
    context.set('failure', failure);
    return refusalResponse(failed(failure));
  };
}

/** The database could not, and may be asked again, or the program has a bug. Nothing was stored: every error takes the transaction back. */
function failed(error: Error): Refusal {
  if (isFull(error)) return refusal(507, 'server-full', 'The server has no space left. Nothing was stored');
  if (isBug(error)) return refusal(500, 'server-failed', 'The server failed: its log says why');
  return refusal(503, 'database-failed', 'The server’s database does not answer: its log says why');
}

function refusal(status: number, rule: string, detail: string): Refusal {
  const later: Record<string, string> = status > 500 ? { 'retry-after': '5' } : {};
  return new Refusal(status, [{ pointer: '', rule, detail }], later);
}

/** Whose words these are, and their code; a database may quote values in further details. */
function describe(error: Error): string {
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.name}: ${error.message}${code}`;
}

/** Who asks. A proxy on the same machine names its client last. */
function addressOf({ incoming }: HttpBindings): string {
  const peer = incoming.socket.remoteAddress ?? '';
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(peer);
  const named = [incoming.headers['x-forwarded-for'] ?? []].flat().at(-1)?.split(',').at(-1)?.trim();
  return isLocal && named ? named : peer;
}
