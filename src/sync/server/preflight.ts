import type { LocalId } from '../../domain/record/reference.ts';
import { ledger } from '../../store/queries/ledger.ts';
import type { Store } from '../../store/transaction/store.ts';
import { waitingAssignments, waitingPeople } from '../../store/outbox/queue.ts';
import type { Gone } from '../../store/schema/op.ts';
import { serverCatalogue } from './refresh.ts';

/** Why the server would refuse a record that has not been sent yet. */
export interface PreflightProblem extends Pick<Gone, 'rule' | 'value'> {
  id: LocalId;
}

export interface Preflight {
  fine: number;
  problems: PreflightProblem[];
}

/** Compares all waiting records with the lists that the server last gave. */
export async function preflight(store: Store): Promise<Preflight> {
  const { occupations, assessments } = await serverCatalogue(store);
  const problems: PreflightProblem[] = [];
  await waitingPeople(store, ({ id, occupation }) => {
    const known = !occupations || occupations.has(occupation);
    if (!known) problems.push({ id, rule: 'occupation-gone', value: occupation });
  });
  await waitingAssignments(store, ({ id, entries }) => {
    const gone = entries.find(({ key }) => assessments && !assessments.has(key));
    if (gone) problems.push({ id, rule: 'assessment-gone', value: gone.key });
  });
  const { waiting } = (await ledger(store)).all.states;
  return { fine: waiting - problems.length, problems };
}
