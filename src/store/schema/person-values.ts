import type { PersonValues, UserRow } from './user.ts';

/** The values of a row, as the journal keeps them. */
export function personValuesOf(row: UserRow): PersonValues {
  const { sex, country, occupation, occupationWords, occupationAnswer, reference, groupId } = row;
  return {
    sex,
    country,
    occupation,
    ...(occupationWords && { occupationWords }),
    ...(occupationAnswer && { occupationAnswer }),
    ...(reference && { reference }),
    ...(groupId && { groupId }),
  };
}

/** The row without the values that were removed. */
export function withoutAbsent(row: { [Field in keyof UserRow]?: UserRow[Field] | undefined }): UserRow {
  const present = Object.entries<unknown>(row).filter(([, value]) => value !== undefined);
  // Only optional values are ever taken away: what `PersonChanges` allows, and what was absent before an edit.
  return Object.fromEntries(present) as unknown as UserRow;
}
