import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'Maana ya maneno',
  of: {
    draft: 'Fomu ambayo haijakamilika. Haitumwi.',
    waiting: 'Imehifadhiwa kwenye kifaa hiki. Bado haijatumwa.',
    sending: 'Iko njiani kwenda kwa seva.',
    noReply: 'Imetumwa, lakini jibu halikurudi. Mtu lazima ahakikishe kama imefika.',
    toFix: 'Seva haikuikubali. Mtu lazima aone sababu.',
    onHold: 'Imezuiwa. Inatumwa tu mtu akibonyeza Ruhusu.',
    confirmed: 'Seva inayo: imejibu ndiyo.',
    moved: 'Imepewa kifaa kingine ndani ya faili. Kifaa hicho ndicho kinachoituma.',
    discarded: 'Mtu ameamua isitumwe.',
  } satisfies Record<ShownState, string>,
};
