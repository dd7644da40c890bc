import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'What the words mean',
  of: {
    draft: 'A form that is not finished. It is not sent.',
    waiting: 'Saved on this device. It is not sent yet.',
    sending: 'On its way to the server.',
    noReply: 'Sent, but no answer came back. Somebody has to find out whether it arrived.',
    toFix: 'The server did not accept it. Somebody has to see why.',
    onHold: 'Kept back. It is sent only after somebody presses Stop holding.',
    confirmed: 'The server has it: it answered yes.',
    moved: 'Given to another device in a file. That device sends it.',
    discarded: 'Somebody decided not to send it.',
  } satisfies Record<ShownState, string>,
};
