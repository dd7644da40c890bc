import { screens } from '../../words/screens.ts';
import type { LocalId } from '../../../domain/record/reference.ts';
import type { RecordName } from '../../../store/queries/names.ts';

const words = screens.record;

/** The name of a record in a sentence: `K7-4QF2 (NK-0012)`, `the assignment of K7-4QF2`, `the group Nakuru 3`. */
export function nameIn(names: ReadonlyMap<LocalId, RecordName>, id: LocalId): string {
  const name = names.get(id);
  switch (name?.kind) {
    case 'user':
      return words.names.user(name.receipt, name.reference);
    case 'assignment':
      return words.names.assignment(name.receipt);
    case 'group':
      return words.names.group(name.name);
    case undefined:
      return words.names.gone;
  }
}
