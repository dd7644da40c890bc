import { readAnswer } from '../../api/client.ts';
import type { Problem } from '../../contract/problem.ts';
import { z } from '../../contract/zod.ts';
import { Uuid } from '../../contract/uuid.ts';
import { serverUuid, type ServerUuid } from '../../domain/record/reference.ts';
import type { AttemptRow, Evidence, Sent } from '../../store/schema/attempt.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { endpointOf } from '../../domain/record/lane.ts';
import type { Proof } from './decide-by-answer.ts';
import { echoes } from './echo.ts';

/**
 * The answer to a request, or how it failed: the evidence that is kept, and the whole body to judge it by.
 */
export interface Answer {
  evidence: Evidence;
  text: string;
  /** Those that the browser may show; absent where no answer came. */
  headers?: Headers;
}

export interface Reading {
  proof: Proof;
  /** With *arrived*. */
  serverUuid?: ServerUuid;
  /** With *refused*: what the server says is wrong. */
  problems?: readonly Problem[];
}

const BY_STATUS: Readonly<Record<number, Proof>> = {
  401: 'credentials',
  403: 'credentials',
  402: 'credit',
  404: 'address',
  405: 'address',
  410: 'address',
  501: 'address',
  408: 'too early',
  421: 'too early',
  425: 'too early',
  429: 'busy',
};

/** How a server that honours Idempotency-Key says that it has seen the key with another request (status 422). */
const KEY_REUSED = 'idempotency-key-reused';

/** What an answer proves about one attempt. Only status and schema decide, never the wording of an answer. */
export function readProof(
  { sent, keyed }: Pick<AttemptRow, 'sent' | 'keyed'>,
  { evidence, text }: Answer,
): Reading {
  const { status } = evidence;
  if (status === undefined) return { proof: 'lost' };
  if (status >= 200 && status <= 299)
    return evidence.errorName ? { proof: 'lost' } : readSuccess(sent, text, status);
  if (status < 400) return { proof: 'no proof' };
  if (keyed && status === 409) return { proof: 'key pending' };
  const proof = BY_STATUS[status] ?? (status >= 500 ? brokenOrBusy(evidence) : 'rejected');
  if (proof !== 'rejected') return { proof };
  return readRefusal(sent, text, status, keyed);
}

function brokenOrBusy({ status, retryAfter }: Evidence): Proof {
  return status === 503 && retryAfter !== undefined ? 'busy' : 'broken';
}

function readRefusal(sent: Sent, text: string, status: number, keyed: boolean): Reading {
  const answer = readAnswer(endpointOf(sent.lane), { status, text });
  const problems = answer.ok ? [] : answer.problems;
  const reused = keyed && status === 422 && problems.some((problem) => problem.rule === KEY_REUSED);
  return { proof: reused ? 'key reused' : 'rejected', problems };
}

const One = z.looseObject({ uuid: Uuid });
const Created = z.looseObject({ message: z.string(), data: z.looseObject({ uuid: Uuid }) });
const Assigned = z.looseObject({
  message: z.string(),
  data: z.looseObject({ assignments: z.union([One, z.array(One).check(z.minLength(1))]) }),
});

function readSuccess(sent: Sent, text: string, status: number): Reading {
  const body = parseJson(text);
  const uuid = essentialUuid(sent, body);
  if (!uuid || !echoes(sent, body)) return { proof: 'no proof' };
  const whole = readAnswer(endpointOf(sent.lane), { status, text });
  return { proof: whole.ok ? 'arrived' : 'arrived, oddly', serverUuid: serverUuid(uuid.toLowerCase()) };
}

/** "essentials there (`message`, `data.uuid` or `data.assignments.uuid`)" */
function essentialUuid(sent: Sent, body: unknown): string | undefined {
  if (sent.lane !== 'assign') {
    const created = Created.safeParse(body);
    return created.success ? created.data.data.uuid : undefined;
  }
  const assigned = Assigned.safeParse(body);
  return assigned.success ? [assigned.data.data.assignments].flat()[0]?.uuid : undefined;
}
