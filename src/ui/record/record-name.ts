import { screens } from '../messages/screens.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { RecordName } from '../../store/queries/names.ts';

const words = screens.record;

/** `K7-4QF2 (NK-0012)`, or the receipt alone. */
export const nameOfUser = ({
  receipt,
  reference,
}: {
  receipt: string;
  reference?: string | undefined;
}): string => (reference ? words.names.userWithReference({ receipt, reference }) : receipt);

/** The name of a record in a sentence: `K7-4QF2 (NK-0012)`, `the assignment of K7-4QF2`, `the group Nakuru 3`. */
export function nameIn(names: ReadonlyMap<LocalId, RecordName>, id: LocalId): string {
  const name = names.get(id);
  return name ? nameOfRecord(name) : words.names.gone;
}

export function nameOfRecord(name: RecordName): string {
  switch (name.kind) {
    case 'user':
      return nameOfUser(name);
    case 'assignment':
      return words.names.assignment({ receipt: name.receipt });
    case 'group':
      return words.names.group({ name: name.name });
  }
}
