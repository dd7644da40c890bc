import { prepareRequest, type Encoding, type PreparedRequest } from '../../../api/client.ts';
import { endpointNames, endpoints, type EndpointName } from '../../../contract/endpoints.ts';
import { parseJson } from '../../../domain/text/parse-json.ts';
import type { Call, Schema } from '../described/description.ts';
import { fieldsOf, isConfirmation, valuesOf, type FormValue, type FormValues } from '../form/form-value.ts';

/** What came of a call. */
export type Outcome =
  | { kind: 'answer'; status: number; type: string; ms: number; json: unknown; text: string }
  | { kind: 'no answer'; ms: number }
  | { kind: 'not sent' };

/** Sends a request, to the device or to the server, and resolves to what came of it. */
export type Ask = (request: PreparedRequest) => Promise<Outcome>;

/** A call that is being written. */
export class ConsoleCall {
  readonly call: Call;
  readonly name: EndpointName;
  /** The fields, in the shape that the organisation's contract asks for; undefined when the call has none. */
  readonly schema: Schema | undefined;
  params = $state<FormValues>({});
  values = $state<FormValues>({});
  isSending = $state(false);
  outcome = $state.raw<Outcome>();

  constructor(call: Call, schema: Schema | undefined) {
    const name = endpointNames.find((one) => one === call.name);
    if (!name) throw new Error(`No endpoint is called ${call.name}`);
    this.call = call;
    this.name = name;
    this.schema = schema;
  }

  /** Sets a value. Any other value that changes takes back a confirmation, which was for the values before. */
  set(name: string, value: FormValue): void {
    const isConfirming = isConfirmation(this.schema?.properties?.[name] ?? {});
    this.values = { ...(isConfirming ? this.values : this.#unconfirmed()), [name]: value };
  }

  fill(fields: Readonly<Record<string, unknown>>): void {
    if (this.schema) this.values = valuesOf(this.schema, fields);
  }

  request(baseUrl: string, encoding: Encoding): PreparedRequest {
    const params = fieldsOf(this.call.parameters, this.params) as Record<string, string | number>; // None is nested.
    const fields = this.schema && fieldsOf(this.schema, this.values);
    // `:key` cannot be left out of the address. While it is empty a hyphen stands there, which is no assessment's key.
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
export function answered(status: number, type: string, ms: number, text: string): Outcome {
  return { kind: 'answer', status, type, ms, text, json: parseJson(text) };
}
