import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'O que querem dizer as palavras',
  of: {
    draft: 'Um formulário por terminar. Não é enviado.',
    waiting: 'Guardada neste aparelho. Ainda não foi enviada.',
    sending: 'A caminho do servidor.',
    unknown: 'Enviada, mas não voltou resposta. Alguém tem de descobrir se chegou.',
    'needs you': 'O servidor não a aceitou. Alguém tem de ver porquê.',
    held: 'Retida. Só é enviada se alguém premir Retomar.',
    confirmed: 'O servidor tem-na: respondeu que sim.',
    'handed over': 'Entregue a outro aparelho num ficheiro. É esse aparelho que a envia.',
    discarded: 'Alguém decidiu não a enviar.',
  } satisfies Record<ShownState, string>,
};
