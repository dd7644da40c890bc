import type { AssignedAssessment, AssignResponse } from '../../contract/assignment.ts';
import { GROUP_TYPE_LABELS } from '../../contract/group-type-labels.ts';
import type { Group } from '../../contract/group.ts';
import type { Sex } from '../../contract/user.ts';
import type { AssignFacts, FoundTarget, ReadAssign } from './assign.ts';
import { completeAutoAssign } from './auto-assign.ts';
import type { KnownUser, NewAssignment, NewEntry } from '../record/records.ts';

/** A request that passed every rule, with the facts that the rules looked up. */
export interface CheckedAssign {
  request: ReadAssign;
  facts: AssignFacts;
  user: KnownUser;
}

/** `newId` gives the assignment its UUID first, then each of its assessments in order. */
export function makeAssignment(
  { request, facts, user }: CheckedAssign,
  { now, newId }: { now: () => Date; newId: () => string },
): NewAssignment {
  const { organisation, group } = facts;
  const { entries, terms } = completeAutoAssign(request.sent.auto_assign, organisation.contract);
  return {
    uuid: newId(),
    userUuid: user.uuid,
    contract: organisation.contract,
    entries: entries.map(({ key, target }) => ({
      assessmentUuid: newId(),
      key,
      ...aim(target, user, facts),
    })),
    ...(terms.length > 0 && { revenueShare: terms }),
    denominationCountry: terms[0]?.country ?? organisation.country ?? user.country,
    ...(group && { group }),
    autoReserve: request.auto_reserve === 1 && entries.length > 0,
    createdAt: now(),
  };
}

function aim(target: string, user: KnownUser, facts: AssignFacts): Pick<NewEntry, 'target' | 'targetKind'> {
  if (target === 'self' || target === user.uuid) return { target: 'self', targetKind: 'self' };
  return { target, targetKind: found(target, facts).kind };
}

/** "`data.member_of`: absent when the user has no group", else the group joined last, with its type's label. */
export function assignResponse(
  assignment: NewAssignment,
  user: KnownUser,
  facts: AssignFacts,
): AssignResponse {
  const group = assignment.group ?? facts.formerGroup;
  return {
    message: 'Assignment created',
    data: {
      user_uuid: user.uuid,
      assignments: {
        uuid: assignment.uuid,
        denomination_country: assignment.denominationCountry,
        assessments: assignment.entries.map((entry) => assigned(entry, user, facts)),
      },
      ...(group && {
        member_of: { name: group.name, type: GROUP_TYPE_LABELS[group.type], uuid: group.uuid },
      }),
    },
  };
}

function assigned(entry: NewEntry, user: KnownUser, facts: AssignFacts): AssignedAssessment {
  const isSelf = entry.targetKind === 'self';
  return {
    assessment_key: entry.key,
    assessment_uuid: entry.assessmentUuid,
    assessment_context: isSelf
      ? selfContext(user.sex)
      : contextOf(found(entry.target, facts), user, facts.group),
    target_type: entry.targetKind === 'group' ? 'group' : 'person',
    target_uuid: isSelf ? user.uuid : entry.target,
  };
}

function selfContext(sex: Sex): string {
  return sex === 'F' ? 'self (f)' : 'self (m)';
}

/** `we` when the target is a group of the user, including one that the user joins with this call. */
function contextOf(target: FoundTarget, user: KnownUser, joining: Group | undefined): string {
  if (target.kind === 'user') return target.user.sex === 'F' ? 'she' : 'he';
  const { uuid } = target.group;
  return uuid === joining?.uuid || user.groupUuids.includes(uuid) ? 'we' : 'they';
}

function found(target: string, facts: AssignFacts): FoundTarget {
  const result = facts.targets.get(target);
  if (!result) throw new Error(`Target ${target} was never looked up, although the rules passed`);
  return result;
}
