/** The tables that are mirrored, each with the path of its primary key. Reference data is left out: a server gives it again. */
const PRIMARY_KEYS = {
  users: ['id'],
  assignments: ['id'],
  groups: ['id'],
  ops: ['id'],
  journal: ['seq'],
  drafts: ['id'],
  profiles: ['id'],
  attempts: ['id'],
  idmap: ['profileId', 'localId'],
  transfers: ['direction', 'id'],
  imports: ['id'],
  meta: ['key'],
} as const;

export type MirroredTable = keyof typeof PRIMARY_KEYS;

export function isMirrored(table: string): table is MirroredTable {
  return Object.hasOwn(PRIMARY_KEYS, table);
}

export const MIRRORED_TABLES = Object.keys(PRIMARY_KEYS).filter(isMirrored);

/** A row's primary key, as IndexedDB has it. */
export function keyOf(table: MirroredTable, row: Readonly<Record<string, unknown>>): unknown {
  const parts = PRIMARY_KEYS[table].map((name) => row[name]);
  return parts.length === 1 ? parts[0] : parts;
}
