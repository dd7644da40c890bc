import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import type { Answer } from '../../../src/sync/proof/read-proof.ts';

/** What can happen to a request on its way there, at the server, and on its way back. */
export const HAPPENINGS = [
  'good',
  'dropped before',
  'dropped after',
  'refused',
  '401',
  '402',
  '404',
  '408',
  '429',
  '503 with a time',
  '500 before',
  '500 after',
  'page',
  'other echo',
  'repeated by the network',
  'repeated by the network, 401 the second time',
  'repeated by the network, 402 the second time',
  'repeated by the network, 404 the second time',
  'repeated by the network, 408 the second time',
  'repeated by the network, 422 the second time',
  'repeated by the network, 429 the second time',
  'repeated by the network, 503 the second time',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** A server that remembers what it did, and for which operation. */
export class ModelServer {
  /** What was done, by operation. */
  readonly effects = new Map<string, string[]>();
  /** How often the network itself sent a request of an operation a second time with effect. */
  readonly repeats = new Map<string, number>();
  /** The attempts of each operation that came in. */
  readonly received = new Map<string, string[]>();
  /** Whether the settings may say that it honours keys. */
  readonly honoursKeys: boolean;
  /** Whether each address, for each organisation, knows only the keys that were sent to it. */
  readonly #isApart: boolean;
  readonly #byKey = new Map<string, string>();
  #last = 0;

  constructor(honoursKeys: boolean, isApart: boolean) {
    this.honoursKeys = honoursKeys;
    this.#isApart = isApart;
  }

  receive(attempt: AttemptRow, happening: Happening): Answer {
    this.received.set(attempt.opId, [...(this.received.get(attempt.opId) ?? []), attempt.id]);
    switch (attempt.request.streamed ? unrepeated(happening) : happening) {
      case 'good':
        return this.#answer(attempt, this.#do(attempt));
      case 'dropped before':
        return nothing();
      case 'dropped after':
        this.#do(attempt);
        return nothing();
      case 'refused':
        return status(422);
      case '401':
      case '402':
      case '404':
      case '408':
      case '429':
        return status(Number(happening));
      case '503 with a time':
        return status(503, '2');
      case '500 before':
        return status(500);
      case '500 after':
        this.#do(attempt);
        return status(500);
      case 'page':
        return { ...status(200), text: '<!doctype html><h1>Sign in</h1>' };
      case 'other echo':
        this.#do(attempt);
        return {
          ...status(200),
          text: JSON.stringify({ message: 'ok', data: { uuid: this.#newUuid(), sex: 'X' } }),
        };
      case 'repeated by the network':
        this.#do(attempt);
        return this.#answer(attempt, this.#repeat(attempt));
      case 'repeated by the network, 401 the second time':
      case 'repeated by the network, 402 the second time':
      case 'repeated by the network, 404 the second time':
      case 'repeated by the network, 408 the second time':
      case 'repeated by the network, 422 the second time':
      case 'repeated by the network, 429 the second time':
        this.#do(attempt);
        return status(Number(/\d+/.exec(happening)?.[0]));
      case 'repeated by the network, 503 the second time':
        this.#do(attempt);
        return status(503, '2');
    }
  }

  #do({ opId, keyed, key, profileId }: AttemptRow): string {
    const name = this.#isApart ? `${profileId} ${key}` : key;
    const known = keyed ? this.#byKey.get(name) : undefined;
    if (known !== undefined) return known;
    const uuid = this.#newUuid();
    if (keyed) this.#byKey.set(name, uuid);
    this.effects.set(opId, [...(this.effects.get(opId) ?? []), uuid]);
    return uuid;
  }

  #repeat(attempt: AttemptRow): string {
    this.repeats.set(attempt.opId, (this.repeats.get(attempt.opId) ?? 0) + 1);
    return this.#do(attempt);
  }

  #newUuid(): string {
    this.#last += 1;
    return `bbbbbbbb-0000-4000-8000-${String(this.#last).padStart(12, '0')}`;
  }

  #answer({ sent }: AttemptRow, uuid: string): Answer {
    return { ...status(200), text: JSON.stringify({ message: 'ok', data: dataOf(sent, uuid) }) };
  }
}

/** A browser that cannot send a stream again says that the connection died. */
function unrepeated(happening: Happening): Happening {
  return happening.startsWith('repeated') ? 'dropped after' : happening;
}

function dataOf(sent: AttemptRow['sent'], uuid: string): object {
  if (sent.lane === 'user') {
    const { sex, country, occupation } = sent.fields;
    return { uuid, sex, country, occupation: { code: occupation, name: '' } };
  }
  if (sent.lane === 'group') return { uuid, name: sent.fields.name, type: sent.fields.type };
  const entries = (sent.fields.auto_assign ?? []).flatMap((one) => ('data' in one ? one.data : [one]));
  const assessments = entries.map(({ key, target }) => ({
    ...{ assessment_key: key, assessment_uuid: uuid, assessment_context: 'she', target_type: 'person' },
    target_uuid: target,
  }));
  return { user_uuid: sent.fields.user_uuid, assignments: { uuid, denomination_country: 'KE', assessments } };
}

function nothing(): Answer {
  return { evidence: { at: 0, durationMs: 1, errorName: 'TypeError' }, text: '' };
}

function status(code: number, retryAfter?: string): Answer {
  return { evidence: { at: 0, durationMs: 1, status: code, ...(retryAfter && { retryAfter }) }, text: '' };
}
