import { shownState } from '../../../domain/states.ts';
import type { OpRow } from '../../../store/rows/rows.ts';
import type { AttemptRow } from '../../../store/rows/sync-rows.ts';
import { whyUnknown } from './evidence.ts';
import { listed, type NameOf } from './obstacles.ts';
import { HELD_BECAUSE } from './timeline.ts';

export interface StandingFacts {
  op: OpRow;
  attempts: readonly AttemptRow[];
  /** A server is set up. */
  hasServer: boolean;
  nameOf: NameOf;
}

const DOUBTFUL: Record<OpRow['lane'], string> = {
  user: 'The server said no, but it may have this person all the same. Ask the people who run the server.',
  assign:
    'The server said no, but the purchase may have been made all the same. Ask the people who run the server.',
  group: 'The server said no, but it may have this group all the same. Ask the people who run the server.',
};

/** What stays to be said after a refusal that proves nothing, whatever comes later. */
export function doubtSentence({ lane, doubtful }: Pick<OpRow, 'lane' | 'doubtful'>): string | undefined {
  return doubtful ? DOUBTFUL[lane] : undefined;
}

/** That the server has a record more than once, and under which names. */
export function duplicateSentence({ duplicates = [] }: Pick<OpRow, 'duplicates'>): string | undefined {
  if (duplicates.length < 2) return undefined;
  return `The server has it ${duplicates.length} times: ${duplicates.join(', ')}. Ask the people who run the server to remove all but one.`;
}

/** Where a record stands, why, and what happens next: one or two sentences. */
export function standingSentence({ op, attempts, hasServer, nameOf }: StandingFacts): string {
  switch (shownState(op.status)) {
    case 'draft':
      return 'Half typed. Finish it on the Register screen.';
    case 'waiting':
      return waiting(op, hasServer, nameOf);
    case 'sending':
      return 'On its way to the server. It cannot be changed until the answer has come.';
    case 'unknown':
      return `It was sent, and may have arrived or not: ${whyUnknown(attempts.at(-1)?.evidence)}.`;
    case 'needs you':
      return needsYou(op);
    case 'held':
      return held(op);
    case 'confirmed':
      return 'The server has it. What a server has cannot be changed or taken back.';
    case 'handed over':
      return 'Moved to another device. What happens next happens there.';
    case 'discarded':
      return 'Discarded. It is not sent, and can be restored.';
  }
}

function waiting({ waitsFor }: OpRow, hasServer: boolean, nameOf: NameOf): string {
  if (waitsFor.length > 0) {
    return `Complete. It waits for ${listed(waitsFor.map(nameOf))}, which the server has to know first.`;
  }
  return hasServer
    ? 'Complete. It is sent as soon as the server can be reached.'
    : 'Complete. It waits on this device until a server is set up in Settings.';
}

function needsYou({ problems = [] }: OpRow): string {
  return problems.length > 0
    ? 'It was not accepted. Put it right, and it is sent again.'
    : 'It was not accepted, and no reason was given.';
}

function held({ held: hold }: OpRow): string {
  if (!hold) return 'Held.';
  const because = `Held, because ${HELD_BECAUSE[hold.reason]}.`;
  if (hold.reason === 'other server') return `${because} Say on the Sync screen whether it goes to this one.`;
  if (hold.reason === 'by a person' || hold.reason === 'key reused')
    return `${because} Release it, and it goes on.`;
  return `${because} Release it when you are sure that the server does not have it yet.`;
}
