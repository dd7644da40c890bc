import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentRow, AssignmentValues } from './assignment.ts';

/** The values of a row, as the journal keeps them. */
export function assignmentValuesOf(
  row: Omit<AssignmentRow, 'groupId'> & { groupId?: LocalId | undefined },
): AssignmentValues {
  const { contract, denominationCountry, entries, autoReserve, revenueShare, groupId, purchase } = row;
  return {
    contract,
    denominationCountry,
    entries,
    autoReserve,
    ...(revenueShare && { revenueShare }),
    ...(groupId && { groupId }),
    ...(purchase && { purchase }),
  };
}

/** The row with other values. A value that was removed has no property in it. */
export function withValues(
  { id, opId, seq, status, state, createdAt, serverUuid, userId }: AssignmentRow,
  values: AssignmentValues,
): AssignmentRow {
  const record = { id, opId, seq, status, state, createdAt, userId };
  return { ...record, ...(serverUuid && { serverUuid }), ...values };
}
