import { z } from '../../../../contract/zod.ts';

/** JSON Schema, as far as a form is made from it. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly const?: string | number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
}

const SchemaSchema: z.ZodMiniType<Schema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.string()),
  description: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  const: z.optional(z.union([z.string(), z.number()])),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  // Getters, because these are schemas themselves.
  get items() {
    return z.optional(SchemaSchema);
  },
  get anyOf() {
    return z.optional(z.array(SchemaSchema));
  },
  get properties() {
    return z.optional(z.record(z.string(), SchemaSchema));
  },
  required: z.optional(z.array(z.string())),
});

const Reference = z.object({ $ref: z.optional(z.string()) });

const Example = z.extend(Reference, { summary: z.optional(z.string()), value: z.optional(z.unknown()) });

const Content = z.record(
  z.string(),
  z.object({
    schema: z.optional(SchemaSchema),
    examples: z.optional(z.record(z.string(), Example)),
  }),
);

const Answer = z.extend(Reference, { content: z.optional(Content) });

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  'x-extension': z.optional(z.boolean()),
  tags: z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), description: z.string(), schema: SchemaSchema })),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), Answer),
});

/** The parts of `openapi.json` that are read. */
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), SchemaSchema),
    examples: z.record(z.string(), Example),
    responses: z.record(z.string(), Answer),
  }),
});
type Description = z.infer<typeof Description>;

/** A rule of the service, with the sentence of its refusal. */
export interface RuleInWords {
  readonly status: number;
  readonly rule: string;
  readonly sentence: string;
}

export interface GoodExample {
  readonly summary: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The service's answer to an example. */
export interface GoodAnswer {
  readonly summary: string;
  readonly json: unknown;
}

/** One endpoint. References in its schemas are replaced with the schemas. */
export interface Call {
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** `/api-v1/assessment/{key}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isExtension: boolean;
  /** Its subject: `Users`. Calls with the same subject are listed together. */
  readonly about: string;
  /** The parameters of the path. */
  readonly parameters: Schema;
  /** The fields that are sent; undefined when there are none. */
  readonly fields: Schema | undefined;
  readonly rules: readonly RuleInWords[];
  readonly examples: readonly GoodExample[];
  readonly answers: readonly GoodAnswer[];
}

/** OpenAPI describes a call with an optional parameter twice. The name for the path without it ends with this. */
const OMITTED = 'Omitted';

/** Reads `openapi.json`. Throws when it lacks something that a form is made from. */
export function readDescription(json: unknown): readonly Call[] {
  const description = Description.parse(json);
  const names = Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description,
      isExtension: operation['x-extension'] === true,
      about: operation.tags[0] ?? '',
      parameters: {
        type: 'object',
        properties: Object.fromEntries(
          operation.parameters.map((one) => [one.name, { ...one.schema, description: one.description }]),
        ),
        required: names.includes(operation.operationId + OMITTED)
          ? []
          : operation.parameters.map(({ name }) => name),
      },
      fields: fieldsOf(operation, description),
      rules: rulesOf(operation, description),
      examples: examplesOf(operation, description),
      answers: answersOf(operation),
    })),
  );
  // One form is enough for both.
  return calls.filter(({ name }) => !name.endsWith(OMITTED));
}

/** The content of the JSON body: its schema is also that of the form. */
function bodyOf({ requestBody }: z.infer<typeof Operation>) {
  return requestBody?.content['application/json'];
}

function fieldsOf(operation: z.infer<typeof Operation>, { components }: Description): Schema | undefined {
  const schema = bodyOf(operation)?.schema;
  return schema && whole(schema, components.schemas);
}

/** Replaces each reference by the schema that it names. No schema of a request refers to itself, so this ends. */
function whole(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const found = referred(schema, schemas);
  return {
    ...found,
    ...(found.items && { items: whole(found.items, schemas) }),
    ...(found.anyOf && { anyOf: found.anyOf.map((one) => whole(one, schemas)) }),
    ...(found.properties && {
      properties: Object.fromEntries(
        Object.entries(found.properties).map(([name, one]) => [name, whole(one, schemas)]),
      ),
    }),
  };
}

function rulesOf({ responses }: z.infer<typeof Operation>, { components }: Description): RuleInWords[] {
  return Object.entries(responses).flatMap(([status, given]) => {
    const examples =
      referred(given, components.responses).content?.['application/problem+json']?.examples ?? {};
    return Object.entries(examples).map(([rule, example]) => ({
      status: Number(status),
      rule,
      sentence: referred(example, components.examples).summary ?? '',
    }));
  });
}

function examplesOf(operation: z.infer<typeof Operation>, { components }: Description): GoodExample[] {
  return Object.values(bodyOf(operation)?.examples ?? {}).map((given) => {
    const { summary = '', value } = referred(given, components.examples);
    return { summary, fields: z.record(z.string(), z.unknown()).parse(value) };
  });
}

function answersOf({ responses }: z.infer<typeof Operation>): GoodAnswer[] {
  const examples = responses['200']?.content?.['application/json']?.examples ?? {};
  return Object.values(examples).map(({ summary = '', value }) => ({ summary, json: value }));
}

/** The part that a reference names by its last segment, or the part itself when it is no reference. */
function referred<Part extends { readonly $ref?: string | undefined }>(
  part: Part,
  parts: Readonly<Record<string, Part>>,
): Part {
  const name = part.$ref?.split('/').at(-1);
  if (name === undefined) return part;
  const found = parts[name];
  if (!found) throw new Error(`openapi.json has no ${name}`);
  return found;
}
