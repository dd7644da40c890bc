import {
  actThenAnswer,
  actThenRefuseWith,
  actThenWrite,
  bigJson,
  cutInHalf,
  refuseWith,
  signInPage,
  trickle,
} from './answers.ts';
import { differentEcho, reuseUuid, wrapAssignments, wrapObjects } from './distort.ts';
import type { Fault } from './fault.ts';

/** Longer than any client waits, but not endless. */
const PAST_ANY_DEADLINE = 120_000;

/**
 * Every way in which the server can misbehave, by name. *Acts* means that the user, assignment or group is really created
 * and is in the ledger, whatever the answer says.
 */
export const faults = {
  slow: {
    says: 'Waits `ms` (2000), then acts and answers as usual',
    act: async (call) => {
      await call.sleep(call.options.ms ?? 2000);
      return { response: await call.proceed() };
    },
  },
  late: {
    says: 'Acts at once and answers after `ms` (120000), when no one may be waiting any more',
    act: async (call) => {
      const response = await call.proceed();
      await call.sleep(call.options.ms ?? PAST_ANY_DEADLINE);
      return { response };
    },
  },
  'drop-before': {
    says: 'Closes the connection without acting and without a byte',
    act: () => Promise.resolve('close'),
  },
  'drop-after': {
    says: 'Acts, then closes the connection without a byte',
    act: async (call) => {
      await call.proceed();
      return 'close';
    },
  },
  'reset-before': {
    says: 'Resets the connection without acting and without a byte',
    act: () => Promise.resolve('reset'),
  },
  'reset-after': {
    says: 'Acts, then resets the connection without a byte; on a reused connection browsers send a POST again by themselves',
    act: async (call) => {
      await call.proceed();
      return 'reset';
    },
  },
  'reset-then-refuse': {
    says: 'Acts, then resets the connection without a byte, and refuses the next request of the same address and bytes with `status` (503): what a client sees when its browser repeated a request of which the answer was lost',
    act: async (call) => {
      await call.proceed();
      call.refuseRepetition(call.options.status ?? 503, () => refuseWith(503, 'Not this time')(call));
      return 'reset';
    },
  },
  'stream-reset-after': {
    says: 'Acts, then resets the HTTP/2 stream of the request alone; by HTTP/1.1 the connection',
    act: async (call) => {
      await call.proceed();
      return 'reset stream';
    },
  },
  'reset-mid-answer': {
    says: 'Acts, sends the head and half of the answer, then resets the connection',
    act: async (call) => ({ response: await cutInHalf(await call.proceed(), call) }),
  },
  rule: {
    says: 'Refuses by rule without acting: 422 or another `status`',
    act: refuseWith(422, 'The server has a rule of its own'),
  },
  '401': { says: 'Refuses the credentials without acting', act: refuseWith(401, 'The key is not known') },
  '402': { says: 'Says without acting that credit is used up', act: refuseWith(402, 'No credit left') },
  '403': { says: 'Forbids without acting', act: refuseWith(403, 'Not allowed') },
  '404': { says: 'Says without acting that the path is unknown', act: refuseWith(404, 'Nothing here') },
  '408': { says: 'Says without acting that the request took too long', act: refuseWith(408, 'Too slow') },
  '409': {
    says: 'Says without acting that there is a conflict',
    act: refuseWith(409, 'There is a conflict'),
  },
  '429': {
    says: 'Says without acting that there were too many requests; with Retry-After when `retryAfter` is given',
    act: refuseWith(429, 'Too many requests'),
  },
  '429-after': {
    says: 'Acts, then answers 429: what a client sees when a proxy repeated its request',
    act: actThenRefuseWith(429, 'Too many requests'),
  },
  '503': {
    says: 'Says without acting that the service is away; with Retry-After when `retryAfter` is given',
    act: refuseWith(503, 'Under maintenance'),
  },
  '503-after': {
    says: 'Acts, then answers 503: what a client sees when a proxy repeated its request',
    act: actThenRefuseWith(503, 'Under maintenance'),
  },
  '500-before': { says: 'Fails with 500 without acting', act: refuseWith(500, 'Something broke') },
  '500-after': { says: 'Acts, then fails with 500', act: actThenRefuseWith(500, 'Something broke') },
  '502-before': { says: 'Fails with 502 without acting', act: refuseWith(502, 'Bad gateway') },
  '502-after': { says: 'Acts, then fails with 502', act: actThenRefuseWith(502, 'Bad gateway') },
  '504-before': { says: 'Fails with 504 without acting', act: refuseWith(504, 'Gateway timeout') },
  '504-after': { says: 'Acts, then fails with 504', act: actThenRefuseWith(504, 'Gateway timeout') },
  'html-200': {
    says: 'Answers 200 with a sign-in page without acting, as a captive portal does',
    act: () => Promise.resolve({ response: signInPage() }),
  },
  'empty-200': { says: 'Acts, then answers 200 with an empty body', act: actThenWrite(() => '') },
  'truncated-json': {
    says: 'Acts, then answers with the first half of the JSON as if it were all of it',
    act: actThenWrite((text) => text.slice(0, text.length / 2)),
  },
  'wrong-shape': {
    says: 'Acts, then answers with JSON that is not the contract’s',
    act: actThenAnswer(() => ({ status: 'ok', result: { id: 7 } })),
  },
  'other-echo': {
    says: 'Acts, then answers with values that are not those sent, as if for someone else',
    act: actThenAnswer(differentEcho),
  },
  'repeated-uuid': {
    says: 'Acts, then answers with the UUID that the former call of the same operation was given',
    act: actThenAnswer((answer, call) => reuseUuid(answer, call.formerAnswer())),
  },
  swapped: {
    says: 'Acts, then exchanges the answer with the next call of the same operation: set it for a `count` of 2, or they wait `ms` (2000)',
    act: async (call) => ({ response: await call.swap(await call.proceed()) }),
  },
  redirect: {
    says: 'Redirects to `location` (a sign-in page here) with 302 or another `status`, without acting',
    act: ({ options }) => {
      const headers = { location: options.location ?? '/_sign-in' };
      return Promise.resolve({ response: new Response(null, { status: options.status ?? 302, headers }) });
    },
  },
  'no-cors': {
    says: 'Acts and answers, but without the headers that let a page of another origin read it',
    act: async (call) => ({ response: await call.proceed(), cors: false }),
  },
  'preflight-refused': {
    says: 'Refuses the preflight, so that the browser never sends the request itself',
    at: 'preflight',
    act: () => Promise.resolve({ response: new Response(null, { status: 403 }), cors: false }),
  },
  'arrays-for-objects': {
    says: 'Acts, then answers with every inner object as an array that holds it',
    act: actThenAnswer(wrapObjects),
  },
  'assignments-as-array': {
    says: 'Acts, then answers with `data.assignments` as an array, which the contract’s readers accept',
    act: actThenAnswer(wrapAssignments),
  },
  'big-body': {
    says: 'Acts, then answers with `bytes` (50 MB) of JSON',
    act: async (call) => {
      await call.proceed();
      return { response: bigJson(call.options.bytes ?? 50_000_000) };
    },
  },
  trickle: {
    says: 'Acts, then sends the answer one byte every `ms` (1000)',
    act: async (call) => {
      const response = await call.proceed();
      return { response: await trickle(response, () => call.sleep(call.options.ms ?? 1000)) };
    },
  },
  'proxy-repeats': {
    says: 'Acts twice on the same request, as behind a proxy that repeats POSTs, and answers what the second time gave',
    act: async (call) => {
      await call.proceed();
      return { response: await call.proceed() };
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[]; // The keys of a literal are its type's keys.
