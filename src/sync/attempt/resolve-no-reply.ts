import { Uuid } from '../../contract/uuid.ts';
import { serverUuid, type LocalId } from '../../domain/record/reference.ts';
import type { Changed } from '../../store/outbox/change-each.ts';
import { itArrived, itArrivedAs, itWasRejected, sendAgain } from '../../store/changes/decisions.ts';
import type { Store } from '../../store/transaction/store.ts';

/** What a person says about a record whose outcome is unknown. */
export type Resolution =
  /** `uuid` is the id that the record has on the server; empty where the person does not know it. */
  | { say: 'arrived'; uuid: string }
  | { say: 'rejected' }
  /**
   * For an assignment, `confirmedCost` says that a person confirmed the purchase again: it may be bought
   * twice.
   */
  | { say: 'send again'; confirmedCost?: boolean };

export type ResolutionProblem = 'decided already' | 'not a UUID' | 'uuid taken' | 'cost not confirmed';

/**
 * Carries out what a person says about a record whose outcome is unknown, or returns why that is not
 * possible.
 */
export async function resolveNoReply(
  store: Store,
  id: LocalId,
  resolution: Resolution,
): Promise<ResolutionProblem | undefined> {
  if (resolution.say === 'arrived' && resolution.uuid !== '' && !Uuid.safeParse(resolution.uuid).success)
    return 'not a UUID';
  const { entries = [] } = (await store.db.assignments.get(id)) ?? {};
  if (resolution.say === 'send again' && entries.length > 0 && !resolution.confirmedCost)
    return 'cost not confirmed';
  const [problem] = (await carryOut(store, id, resolution)).refused;
  if (!problem) return undefined;
  return problem.obstacle.reason === 'named' ? 'uuid taken' : 'decided already';
}

function carryOut(store: Store, id: LocalId, resolution: Resolution): Promise<Changed> {
  if (resolution.say === 'arrived') {
    const { uuid } = resolution;
    return uuid === '' ? itArrived(store, [id]) : itArrivedAs(store, id, serverUuid(uuid.toLowerCase()));
  }
  if (resolution.say === 'rejected') return itWasRejected(store, [id]);
  return sendAgain(store, [id], resolution.confirmedCost ?? false);
}
