import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'O que querem dizer as palavras',
  of: {
    draft: 'Um formulário por terminar. Não é enviado.',
    waiting: 'Guardada neste aparelho. Ainda não foi enviada.',
    sending: 'A caminho do servidor.',
    noReply: 'Enviada, mas não voltou resposta. Alguém tem de descobrir se chegou.',
    toFix: 'O servidor não a aceitou. Alguém tem de ver porquê.',
    onHold: 'Retida. Só é enviada se alguém premir Retomar.',
    confirmed: 'O servidor tem-na: respondeu que sim.',
    moved: 'Entregue a outro aparelho num ficheiro. É esse aparelho que a envia.',
    discarded: 'Alguém decidiu não a enviar.',
  } satisfies Record<ShownState, string>,
};
