import type { LocalId } from '../../../domain/reference.ts';
import type { RecordName } from '../../../store/queries/names.ts';

/** What to call a record in a sentence: `K7-4QF2 (NK-0012)`, `the assignment of K7-4QF2`, `the group Nakuru 3`. */
export function nameIn(names: ReadonlyMap<LocalId, RecordName>, id: LocalId): string {
  const name = names.get(id);
  switch (name?.kind) {
    case 'user':
      return name.reference ? `${name.receipt} (${name.reference})` : name.receipt;
    case 'assignment':
      return `the assignment of ${name.receipt}`;
    case 'group':
      return `the group ${name.name}`;
    case undefined:
      return 'a record that is not on this device';
  }
}
