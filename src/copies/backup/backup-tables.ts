import { z } from '../../contract/zod.ts';
import { GroupType } from '../../contract/group.ts';
import { Sex } from '../../contract/user.ts';
import { cleanName } from '../../domain/text/names.ts';
import { HOLD_REASONS } from '../../store/schema/op.ts';
import { STATUSES } from '../../domain/record/states.ts';

// The schema of a file's rows, table by table. Fields that are not in a schema are dropped: nothing unexamined reaches the database.
export const id = z.string().check(z.minLength(1), z.maxLength(100));
const text = z.string().check(z.maxLength(100_000));
export const whole = z.number().check(z.int(), z.gte(0));
/** A time in milliseconds, within the range of a `Date`: no screen can show another. */
export const at = z.number().check(z.gte(0), z.lte(8.64e15));
/** How many rounds of PBKDF2 make the key from a passphrase. More than this would take minutes on a phone. */
const iterations = z.number().check(z.int(), z.gte(1), z.lte(10_000_000));
const status = z.enum(STATUSES);

const sendable = { id, opId: id, seq: whole, status, createdAt: at, serverUuid: z.optional(id) };
const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('self') }),
  z.object({ kind: z.literal('user'), id }),
  z.object({ kind: z.literal('group'), id }),
]);
const why = {
  reason: z.enum(HOLD_REASONS),
  at,
  before: status,
};
/** One earlier reason is kept: that of the file, under *restored*. */
const hold = z.object({ ...why, earlier: z.optional(z.object(why)) });

export const SHAPES = {
  users: z.object({
    ...sendable,
    sex: Sex,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    occupation: z.string().check(z.regex(/^\d{1,4}$/)),
    occupationWords: z.optional(text),
    occupationAnswer: z.optional(id),
    reference: z.optional(text),
    groupId: z.optional(id),
    receipt: id,
    words: z.array(text),
    editedAt: z.optional(at),
    importId: z.optional(id),
    importRow: z.optional(whole),
  }),
  assignments: z.object({
    ...sendable,
    userId: id,
    contract: z.enum(['other', 'revenue-share']),
    entries: z.array(z.object({ assessmentId: id, key: z.string().check(z.regex(/^[A-Z]{2}$/)), target })),
    revenueShare: z.optional(z.array(z.looseObject({}))),
    denominationCountry: text,
    groupId: z.optional(id),
    autoReserve: z.boolean(),
    purchase: z.optional(z.object({ confirmedAt: at, count: whole, total: z.optional(z.number()) })),
  }),
  groups: z.object({
    id,
    origin: z.enum(['device', 'config', 'settings']),
    name: text.check(z.overwrite(cleanName), z.minLength(1)),
    type: GroupType,
    parentId: z.optional(id),
    createdAt: at,
    opId: z.optional(id),
    status: z.optional(status),
    serverUuid: z.optional(id),
  }),
  ops: z.object({
    id,
    key: id,
    profileId: id,
    seq: whole,
    lane: z.enum(['group', 'user', 'assign']),
    subjectId: id,
    status,
    notBefore: at,
    waitsFor: z.array(id),
    failures: whole,
    inDoubt: z.optional(z.boolean()),
    attempts: whole,
    problems: z.optional(z.array(z.looseObject({}))),
    doubtful: z.optional(z.boolean()),
    warning: z.optional(z.boolean()),
    duplicates: z.optional(z.array(id)),
    onHold: z.optional(hold),
    discarded: z.optional(z.object({ at, before: status, with: z.optional(id) })),
    moved: z.optional(z.object({ id, code: id, to: id, at })),
  }),
  attempts: z.looseObject({
    id,
    opId: id,
    n: whole,
    profileId: id,
    startedAt: at,
    failures: whole,
    request: z.looseObject({ url: text, contentType: text, body: text }),
    sent: z.looseObject({ lane: z.enum(['group', 'user', 'assign']) }),
    key: id,
    keyed: z.boolean(),
    outcome: z.optional(z.enum(['confirmed', 'rejected', 'not applied', 'noReply', 'interrupted'])),
    serverUuid: z.optional(id),
  }),
  journal: z.object({ seq: whole, at, subjectId: id, event: z.looseObject({ what: text }) }),
  idmap: z.object({ profileId: id, localId: id, serverUuid: id }),
  profiles: z.object({ id, baseUrl: z.optional(text), header: z.optional(text), createdAt: at }),
  transfers: z.object({
    direction: z.enum(['out', 'in']),
    id,
    code: id,
    other: id,
    at,
    ids: z.array(id),
    people: whole,
    assignments: whole,
    groups: whole,
    returnCode: z.optional(id),
    taken: z.optional(z.object({ at })),
    ended: z.optional(z.object({ at, by: z.enum(['return code', 'a person']) })),
  }),
  // Without `underWay`: a file never registers, sends or discards.
  imports: z.object({
    id,
    at,
    name: text,
    hash: id,
    form: z.object({
      kind: z.enum(['csv', 'tsv', 'xlsx', 'pasted']),
      separator: z.optional(id),
      columns: z.array(text),
    }),
    rows: whole,
    people: whole,
    assessments: whole,
    purchase: z.optional(
      z.object({
        contract: z.enum(['other', 'revenue-share']),
        confirmedAt: at,
        prices: z.optional(z.object({ each: z.number(), extras: z.number() })),
      }),
    ),
    batchesDone: whole,
    registered: whole,
    leftOut: z.record(text, whole),
    stoppedAt: z.optional(at),
    sentAt: z.optional(at),
    undoneAt: z.optional(at),
  }),
  drafts: z.object({ id, form: z.unknown(), savedAt: at }),
};

export type BackupTable = keyof typeof SHAPES;

const few = ['profiles', 'transfers', 'imports', 'drafts', 'idmap'] as const;
const records = ['groups', 'users', 'assignments'] as const;
const toldOfThem = ['attempts', 'journal'] as const;

/**
 * The tables in the order of a file. What is only told of a record comes behind all records, so that the first half of a file
 * is of use; the operation of each record stands beside it.
 */
export const ORDER_IN_FILE = { few, records, toldOfThem } as const;
export const BACKUP_TABLES = [
  ...few,
  ...records,
  'ops',
  ...toldOfThem,
] as const satisfies readonly BackupTable[];

/** The first line of every file. */
export const Head = z.object({
  /** A backup of practice mode has its own kind, so that a version without practice mode refuses it too. */
  kind: z.enum(['outpost backup', 'outpost practice backup']),
  format: z.literal(1),
  /** The version of the database whose rows these are. */
  schema: whole,
  madeAt: at,
  /** How many people, assignments and groups were on the device. */
  records: whole,
  /** What is needed, besides the passphrase, to open the rest; absent if the file is not sealed. */
  sealed: z.optional(z.object({ salt: z.instanceof(Uint8Array), iterations })),
});
export type Head = z.infer<typeof Head>;
