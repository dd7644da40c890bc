import { z } from './zod.ts';

/** One broken rule. */
export const Problem = z.looseObject({
  /** JSON Pointer (RFC 6901) into the fields that were sent: `/auto_assign/0/key`; empty for the request as a whole. */
  pointer: z.string(),
  /** A stable code, to be looked up and tested against: `country-unknown`. */
  rule: z.string(),
  /** A sentence for a person, which says what to do. */
  detail: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** How a request is refused: RFC 9457 `application/problem+json`, with every broken rule, not only the first. */
export const ProblemDocument = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.array(Problem),
  /** How many more there are than `errors` lists; absent where it lists all. */
  more: z.optional(z.number()),
});
export type ProblemDocument = z.infer<typeof ProblemDocument>;

export const PROBLEM_TYPE = 'application/problem+json';

/** The names, by RFC 9110, RFC 6585 and RFC 4918, of all statuses with which a host of the service refuses. */
export const REFUSAL_TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};
