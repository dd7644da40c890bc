/** What a column can hold. */
export const FIELDS = ['sex', 'occupation', 'country', 'group', 'reference', 'assessments'] as const;
export type Field = (typeof FIELDS)[number];

/** Which column holds what. No two columns hold the same field. */
export interface Mapping {
  /** One for each column; undefined for a column that is left out. */
  fields: readonly (Field | undefined)[];
  /** What holds for rows in which the field is empty, or that have no such column. */
  forEmpty: {
    /** ISO 3166-1 alpha-2. */
    country?: string;
    /** The id of a group of the device. */
    groupId?: string;
  };
}
