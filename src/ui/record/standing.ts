import { screens } from '../messages/screens.ts';
import { shownState } from '../../domain/record/states.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { isMarkedNotThere } from '../../store/outbox/marked-not-there.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';
import { whyNoReply } from './evidence.ts';
import { listed, type NameOf } from './obstacles.ts';
import { inLine } from '../messages/numbers.ts';

const words = screens.record;

export interface StandingFacts {
  op: OpRow;
  attempts: readonly AttemptRow[];
  /** A server is set up. */
  hasServer: boolean;
  nameOf: NameOf;
  /** The person whose screen shows the sentence. */
  here?: LocalId;
  /** Whether a record was confirmed by a person without its id on the server. */
  lacksId?: (id: LocalId) => boolean;
}

/** Says that the server has a record more than once, and under which ids. */
export function duplicateSentence({ duplicates = [] }: Pick<OpRow, 'duplicates'>): string | undefined {
  if (duplicates.length < 2) return undefined;
  return words.duplicate({ n: duplicates.length, ids: inLine(duplicates) });
}

/** Whether a record waits only because no server is set up. */
export function lacksServer({ op, hasServer }: StandingFacts): boolean {
  return !hasServer && shownState(op.status) === 'waiting' && op.waitsFor.length === 0;
}

/** The state of a record, the reason, and what happens next, in one or two sentences. */
export function standingSentence(facts: StandingFacts): string {
  const { op, attempts, lacksId = () => false } = facts;
  switch (shownState(op.status)) {
    case 'draft':
      return words.standing.draft;
    case 'waiting':
      return waiting(facts);
    case 'sending':
      return words.standing.sending;
    case 'noReply':
      return `${words.noReply.question} ${whyNoReply(attempts.at(-1)?.evidence)}`;
    case 'toFix':
      return toFix(op, attempts);
    case 'onHold':
      return onHold(op);
    case 'confirmed':
      return lacksId(op.subjectId) ? words.standing.confirmedWithoutId : words.standing.onServer[op.lane];
    case 'moved':
      return moved(op);
    case 'discarded':
      return words.standing.discarded;
  }
}

function waiting(facts: StandingFacts): string {
  const { op, hasServer, nameOf, here, lacksId = () => false } = facts;
  const { waitsFor } = op;
  const namesOf = (ids: readonly LocalId[]) => listed(ids.map(nameOf));
  const nameless = waitsFor.filter(lacksId);
  if (nameless.length > 0) return words.standing.waitsForId({ names: namesOf(nameless) });
  if (waitsFor.length === 1 && waitsFor[0] === here) return words.standing.waitsForPerson;
  if (waitsFor.length > 0) return words.standing.waitsFor({ names: namesOf(waitsFor) });
  return hasServer ? words.standing.waits : words.standing.noServer[op.lane];
}

function moved({ moved: transfer }: OpRow): string {
  return transfer
    ? words.standing.moved({ to: transfer.to, code: transfer.code })
    : words.standing.movedSomewhere;
}

function toFix(op: OpRow, attempts: StandingFacts['attempts']): string {
  if (isMarkedNotThere(op, attempts.at(-1))) return words.markedNotThere({ n: 1 });
  const { problems = [] } = op;
  return problems.length > 0 ? words.standing.rejected : words.standing.rejectedSilently;
}

function onHold({ onHold: hold }: OpRow): string {
  if (!hold) return words.standing.onHold;
  if (hold.reason === 'by a person') return `${words.standing.onHold} ${words.standing.release}`;
  const because = words.standing.onHoldBecause({ because: words.onHoldBecause[hold.reason] });
  if (hold.reason === 'other server') return `${because} ${words.standing.sayWhere}`;
  if (hold.reason === 'key reused') return `${because} ${words.standing.release}`;
  return `${because} ${words.standing.releaseWhenSure}`;
}
