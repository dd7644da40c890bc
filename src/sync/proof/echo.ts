import type { GivenFields } from '../../contract/endpoints.ts';
import { z } from '../../contract/zod.ts';
import type { Sent } from '../../store/schema/attempt.ts';

/**
 * Whether an answer repeats the values that were sent. An answer about another person, swapped or cached on
 * the way, proves nothing about this request. A value that the answer leaves out is not counted as a
 * difference here: the schema checks what must be there.
 */
export function echoes(sent: Sent, body: unknown): boolean {
  if (sent.lane === 'user') return echoesUser(sent.fields, body);
  if (sent.lane === 'assign') return echoesAssignment(sent.fields, body);
  return echoesGroup(sent.fields, body);
}

const maybe = z.optional(z.unknown());
const UserEcho = z.looseObject({ data: z.looseObject({ sex: maybe, country: maybe, occupation: maybe }) });
const Coded = z.looseObject({ code: z.unknown() });

function echoesUser(sent: GivenFields<'createUser'>, body: unknown): boolean {
  const echo = UserEcho.safeParse(body);
  if (!echo.success) return false;
  const { sex, country, occupation } = echo.data.data;
  const coded = Coded.safeParse(occupation);
  return (
    same(sex, sent.sex) &&
    same(country, sent.country) &&
    (!coded.success || same(coded.data.code, String(sent.occupation)))
  );
}

const GroupEcho = z.looseObject({ data: z.looseObject({ name: maybe }) });

function echoesGroup(sent: GivenFields<'createGroup'>, body: unknown): boolean {
  const echo = GroupEcho.safeParse(body);
  return echo.success && same(echo.data.data.name, sent.name);
}

const Made = z.looseObject({
  assessments: z.array(z.looseObject({ assessment_key: z.string(), target_uuid: z.string() })),
});
const AssignEcho = z.looseObject({ data: z.looseObject({ user_uuid: maybe, assignments: z.unknown() }) });

function echoesAssignment(sent: GivenFields<'assign'>, body: unknown): boolean {
  const echo = AssignEcho.safeParse(body);
  if (!echo.success || !same(echo.data.data.user_uuid, sent.user_uuid)) return false;
  const made = z.array(Made).safeParse([echo.data.data.assignments].flat());
  if (!made.success) return true;
  const entries = made.data.flatMap((assignment) => assignment.assessments);
  const echoed = entries.map((entry) => `${entry.assessment_key} ${entry.target_uuid}`.toLowerCase());
  return echoed.sort().join() === targetsOf(sent).sort().join();
}

/** Key and target of each entry, with the user's own uuid where `self` was written. */
function targetsOf({ user_uuid, auto_assign = [] }: GivenFields<'assign'>): string[] {
  const entries = auto_assign.flatMap((one) => ('data' in one ? one.data : [one]));
  return entries.map(({ key, target }) => `${key} ${target === 'self' ? user_uuid : target}`.toLowerCase());
}

function same(echoed: unknown, sent: string): boolean {
  if (echoed === undefined) return true;
  return typeof echoed === 'string' && echoed.toLowerCase() === sent.toLowerCase();
}
