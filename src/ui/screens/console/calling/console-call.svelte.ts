import { prepareRequest, readAnswer, type Encoding, type PreparedRequest } from '../../../../api/client.ts';
import {
  endpointNames,
  endpoints,
  type Endpoint,
  type EndpointName,
} from '../../../../contract/endpoints.ts';
import type { Problem } from '../../../../contract/problem.ts';
import { parseJson } from '../../../../domain/text/parse-json.ts';
import type { Call, Schema } from '../described/description.ts';
import { fieldsOf, isConfirmation, valuesOf, type FormValue, type FormValues } from '../form/form-value.ts';

/** An answer as it was received. */
interface ReceivedAnswer {
  status: number;
  headers: Headers;
  ms: number;
  text: string;
}

/** The result of a call. */
export type Outcome =
  | ({ kind: 'answer'; json: unknown } & ReceivedAnswer)
  | { kind: 'no answer'; ms: number }
  | { kind: 'not sent' };

/** Sends a request to the device or to the server, and resolves to the result. */
export type Ask = (request: PreparedRequest) => Promise<Outcome>;

/** A call that is being written. */
export class ConsoleCall {
  readonly call: Call;
  readonly name: EndpointName;
  /** The fields, in the shape for the organisation's contract; undefined if the call has none. */
  readonly schema: Schema | undefined;
  params = $state<FormValues>({});
  values = $state<FormValues>({});
  isSending = $state(false);
  outcome = $state.raw<Outcome>();
  /** The problems of the last answer, without those of fields that were changed since. */
  problems = $state.raw<readonly Problem[]>([]);

  constructor(call: Call, schema: Schema | undefined) {
    const name = endpointNames.find((one) => one === call.name);
    if (!name) throw new Error(`No endpoint is called ${call.name}`);
    this.call = call;
    this.name = name;
    this.schema = schema;
  }

  /** Sets a value. A confirmation is for the values at that time, so changing any other value removes it. */
  set(name: string, value: FormValue): void {
    const isConfirming = isConfirmation(this.schema?.properties?.[name] ?? {});
    this.values = { ...(isConfirming ? this.values : this.#unconfirmed()), [name]: value };
    this.problems = this.problems.filter(({ pointer }) => pointer.split('/')[1] !== name);
  }

  /** Fills an example in. Values from the screen's address, such as the person, stay. */
  fill(fields: Readonly<Record<string, unknown>>): void {
    if (!this.schema) return;
    const { user_uuid } = this.values;
    this.values = {
      ...valuesOf(this.schema, fields),
      ...(user_uuid && this.schema.properties?.['user_uuid'] && { user_uuid }),
    };
    this.problems = [];
  }

  /** Nothing is filled in: the call has fields, and would be sent without any. */
  get isEmpty(): boolean {
    return this.schema !== undefined && Object.keys(fieldsOf(this.schema, this.values)).length === 0;
  }

  /** The request for the filled-in values, or for an example. */
  request(baseUrl: string, encoding: Encoding, example?: Readonly<Record<string, unknown>>): PreparedRequest {
    const params = fieldsOf(this.call.parameters, this.params) as Record<string, string | number>; // None is nested.
    const values = this.schema && example ? valuesOf(this.schema, example) : this.values;
    const fields = this.schema && fieldsOf(this.schema, values);
    // `:key` cannot be left out of the address. While it is empty, a hyphen takes its place, which is no assessment's key.
    const given = endpoints[this.name].path.includes(':key') ? { key: '-', ...params } : params;
    return prepareRequest(
      endpoints[this.name],
      { params: given, ...(fields && { fields }) },
      { baseUrl, encoding },
    );
  }

  async send(request: PreparedRequest, ask: Ask): Promise<void> {
    this.isSending = true;
    try {
      this.outcome = await ask(request);
      this.problems = problemsIn(endpoints[this.name], this.outcome);
    } finally {
      this.isSending = false;
      // One confirmation is for one purchase.
      this.values = this.#unconfirmed();
    }
  }

  #unconfirmed(): FormValues {
    const kept = Object.entries(this.values).filter(
      ([name]) => !isConfirmation(this.schema?.properties?.[name] ?? {}),
    );
    return Object.fromEntries(kept);
  }
}

/** An answer as it is shown. Its `json` is undefined when the text is not JSON. */
export function answered(answer: ReceivedAnswer): Outcome {
  return { kind: 'answer', ...answer, json: parseJson(answer.text) };
}

function problemsIn(endpoint: Endpoint, outcome: Outcome): readonly Problem[] {
  const answer = outcome.kind === 'answer' ? readAnswer(endpoint, outcome) : undefined;
  return answer && !answer.ok && answer.reason === 'refused' ? answer.problems : [];
}
