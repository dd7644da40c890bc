import { screens } from '../screens.ts';

/** How many assignments of an assessment are in trouble. Says who did not reply, because a person may seem not to have answered. */
export const troubleSaid = (state: 'noReply' | 'toFix', n: number): string =>
  state === 'noReply' ? screens.assessments.noReply({ n }) : screens.people.ofState.toFix({ n });
