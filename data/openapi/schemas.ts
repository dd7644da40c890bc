import { Assessment, Factor } from '../../src/contract/assessment.ts';
import {
  AssignedAssessment,
  AssignFields,
  Assignment,
  AssignmentMembership,
  AssignResponse,
  AutoAssignEntry,
  RevenueShare,
} from '../../src/contract/assignment.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { CreateGroupFields, CreateGroupResponse } from '../../src/contract/group.ts';
import { Occupation, OccupationNode } from '../../src/contract/occupation.ts';
import { Problem, ProblemDocument } from '../../src/contract/problem.ts';
import { CreateUserFields, CreateUserResponse, User, UserMembership } from '../../src/contract/user.ts';
import { z } from '../../src/contract/zod.ts';
import { about } from './words.ts';

/** The schemas that have a name in the description. Other schemas are written out where they are used. */
export const named = {
  Assessment,
  Factor,
  Occupation,
  OccupationNode,
  MajorGroup: endpoints.occupationsInGroup.response,
  OccupationsToDepth: endpoints.occupationsToDepth.response,
  Occupations: endpoints.occupations.response,
  CreateUserFields,
  CreateUserResponse,
  User,
  UserMembership,
  AssignFields,
  AutoAssignEntry,
  RevenueShare,
  AssignResponse,
  AssignData: AssignResponse.shape.data,
  Assignment,
  AssignedAssessment,
  AssignmentMembership,
  CreateGroupFields,
  CreateGroupResponse,
  CreatedGroup: CreateGroupResponse.shape.data,
  GroupParent: CreateGroupResponse.shape.data.shape.parent.def.innerType,
  ProblemDocument,
  Problem,
} as const;

export type SchemaName = keyof typeof named;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The named schemas as JSON Schema, each with its description and those of its fields. They describe what a caller should send;
 * if the service accepts more (lower case, blanks), a description says so.
 */
export function componentSchemas(): Record<SchemaName, JsonSchema> {
  // Object.keys forgets the type; the table is a constant of this file.
  const names = Object.keys(named) as SchemaName[];
  const registry = z.registry<{ id: string }>();
  for (const name of names) registry.add(named[name], { id: name });
  const { schemas } = z.toJSONSchema(registry, {
    uri: refTo,
    io: 'output',
    unrepresentable: 'any',
    override: adjust,
  });
  const described = names.map((name) => [name, withWords(name, schemas[name] ?? {})] as const);
  return Object.fromEntries(described) as Record<SchemaName, JsonSchema>; // One entry for each of the names.
}

/** The reference to a named schema. */
export function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** An endpoint's schema: a reference where it has a name, an array of one otherwise. */
export function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const found = Object.entries(named).find(([, one]) => one === schema);
  if (found) return { $ref: refTo(found[0]) };
  if (schema instanceof z.ZodMiniArray) return { type: 'array', items: schemaOf(schema.def.element) };
  throw new Error('A schema of the table of endpoints has no name in the description');
}

/**
 * "Unknown extra fields are kept, never refused", in both directions. For a field that is transformed, the shape before the
 * transformation is described, because that is what goes over the wire.
 */
function adjust({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  delete jsonSchema.additionalProperties;
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type !== 'transform') return;
  Object.assign(jsonSchema, z.toJSONSchema(def.in, { io: 'output' }));
  delete jsonSchema.$schema;
}

function withWords(name: SchemaName, schema: JsonSchema): JsonSchema {
  const [description, words]: readonly [string, Readonly<Record<string, string>>] = about[name];
  const properties = Object.entries(schema.properties ?? {}).map(([field, given]) => {
    const property = typeof given === 'object' ? given : {};
    return [field, { ...property, description: words[field] ?? '' }] as const;
  });
  const { type, required } = schema;
  return { type, description, required, properties: Object.fromEntries(properties) };
}
