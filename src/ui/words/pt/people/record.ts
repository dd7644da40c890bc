import { capital } from '../../capital.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const record: ScreenWords['record'] = {
  list: (shown, left) => {
    const all = left > 0 ? [...shown, `mais ${number(left)}`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join(', ')} e ${last}` : last;
  },
  none: 'nenhum',
  nothing: 'nada',
  person: 'Pessoa',
  joiningGroup: 'Entrada num grupo',
  assignmentOf: (keys) => `Atribuição de ${keys}`,

  names: {
    user: (receipt, reference) => (reference ? `${receipt} (${reference})` : receipt),
    assignment: (receipt) => `a atribuição de ${receipt}`,
    group: (name) => `o grupo ${name}`,
    gone: 'uma ficha que não está neste aparelho',
  },

  whyNoReply: {
    closed: 'o Outpost foi fechado antes de chegar uma resposta',
    late: 'nenhuma resposta inteira chegou a tempo',
    broken: 'a ligação caiu antes de chegar uma resposta',
    elsewhere: 'a resposta veio de outro endereço',
    foreign: 'a resposta não era das que este serviço dá',
    status: (status) => `a resposta do servidor não diz se fez alguma coisa (resposta ${status})`,
  },

  attempt: {
    open: 'enviada; ainda sem resposta',
    confirmed: 'enviada, e confirmada pelo servidor',
    rejected: (status) => `enviada, e não aceite pelo servidor${answer(status)}`,
    notApplied: (status) => `enviada, e não executada pelo servidor${answer(status)}`,
    noReply: (why) => `enviada; ${why}`,
  },

  obstacles: {
    sending: 'Está a caminho do servidor. Espere pela resposta.',
    noReply: 'Não se sabe se chegou. Diga primeiro o que lhe aconteceu.',
    confirmed: 'O servidor tem-na. Aqui já não pode ser alterada nem descartada.',
    moved: 'Foi transferida para outro aparelho. Faça-o lá.',
    discarded: 'Está descartada. Recupere-a primeiro.',
    notDiscarded: 'Não está descartada.',
    otherServer: 'Pertence a outro servidor. Mova-a no ecrã Envios.',
    notOnHold: 'Não está em pausa.',
    onHoldAlready: 'Já está em pausa.',
    halfTyped: 'Está escrita a meio. Termine-a no ecrã Inscrever.',
    gone: 'Já não está neste aparelho.',
    inDoubt: 'Não se sabe se chegou. É enviada de novo para se saber: espere pela resposta.',
    named: (by) =>
      `É referida por outra ficha, que ficaria à espera para sempre: ${by}. Descarte essa primeiro.`,
    with: (name) => `Pertence a uma ficha descartada: ${name}. Recupere essa primeiro.`,
    empty: 'Já não pediria nada. Em vez disso, descarte-a.',
    cost: 'Pode ser comprada uma segunda vez. Abra-a e confirme a compra de novo.',
  },

  outcome: (wish, done, refused) => {
    const { one, other } = DONE[wish];
    const said = count(done, { one: `# pessoa ${one}`, other: `# pessoas ${other}` });
    return refused === 0 ? said : `${said}, ${number(refused)} não`;
  },

  onHoldBecause: {
    'by a person': 'você ou outra pessoa pôs a ficha em pausa',
    'other server': 'foi criada para outro servidor ou outra chave',
    restored: 'veio de uma cópia de segurança',
    'rolled back': 'o navegador tinha perdido o que lhe aconteceu por último',
    'key reused': 'o servidor tomou-a por outro pedido',
    transfer: 'veio de outro aparelho',
  },

  duplicate: (uuids) =>
    `O servidor tem-na ${number(uuids.length)} vezes: ${uuids.join(', ')}. Peça às pessoas que gerem o servidor que retirem todas menos uma.`,

  standing: {
    draft: 'Escrita a meio. Termine-a no ecrã Inscrever.',
    waitsFor: (names) => `Pronta. É enviada depois disto: ${names}.`,
    waitsForPerson: 'Espera, e é enviada depois desta pessoa.',
    waits: 'Pronta para enviar. É enviada na sua vez, assim que houver ligação ao servidor.',
    waitsItsTurn: 'Pronta para enviar. É enviada na sua vez.',
    waitsForServer: {
      user: 'Esta pessoa espera neste aparelho: agora não há servidor definido.',
      assign: 'Espera neste aparelho: agora não há servidor definido.',
      group: 'Espera neste aparelho: agora não há servidor definido.',
    },
    sending: 'A caminho do servidor. Não pode ser alterada até chegar a resposta.',
    rejected: 'Não foi aceite. Corrija-a e depois envie-a de novo.',
    rejectedSilently: 'Não foi aceite.',
    onHold: 'Em pausa.',
    onHoldByPerson: {
      user: 'Esta ficha está em pausa. Não é enviada até tocar em Retomar a ficha.',
      assign: 'Esta atribuição está em pausa. Não é enviada até tocar em Retomar.',
      group: 'Este grupo está em pausa. Não é enviado até tocar em Retomar.',
    },
    onHoldBecause: (because) => `Em pausa, porque ${because}.`,
    sayWhere: 'Diga no ecrã Envios se vai para este.',
    release: 'Retome-a, e ela continua.',
    releaseWhenSure: 'Retome-a quando tiver a certeza de que o servidor ainda não a tem.',
    confirmed: 'O servidor tem-na. Aqui já não pode ser alterada nem descartada.',
    confirmedPerson: 'Esta pessoa chegou ao servidor, e aqui já não pode ser alterada nem descartada.',
    confirmedWithoutId:
      'O servidor tem-na: alguém a viu lá. O identificador dela no servidor ainda não é conhecido, e as avaliações esperam por ele.',
    waitsForId: (names) =>
      `Pronta. Espera pelo identificador de ${names} no servidor. Acrescente-o lá quando alguém o souber.`,
    moved: (to, code) =>
      `Transferida para o aparelho ${to} com ${code}. Esse aparelho envia-a, e este nunca.`,
    movedSomewhere: 'Transferida para outro aparelho. O que vem a seguir acontece lá.',
    discarded: 'Descartada. Não é enviada, e pode ser recuperada.',
  },

  history: {
    damaged: 'tem uma linha do histórico danificada, que não pode ser mostrada',
    made: 'guardada neste aparelho',
    changed: (what) => `alteração: ${what}`,
    fromTo: (what, from, to) => `${what} de ${from} para ${to}`,
    renamed: (before, after) => `nome mudado de ${before} para ${after}`,
    discarded: 'descartada',
    discardedWith: 'descartada com a pessoa',
    restored: 'recuperada',
    onHold: (because) => `posta em pausa, porque ${because}`,
    released: 'retomada',
    linked: (uuid) => `ligação a ${uuid} no servidor`,
    late: 'resposta tardia; a resposta conta',
    stopped: (why) => `não enviada: ${why}`,
    decided: {
      arrived: 'alguém disse que chegou',
      rejected: 'alguém disse que não está lá',
      'send again': 'para enviar de novo, embora possa ter chegado',
    },
    confirmedAgain: '; a compra foi confirmada mais uma vez',
    takenBack: 'tinha chegado antes de ser alterada; reposta como foi enviada',
    triedAgain: 'para enviar de novo tal como está',
    duplicate: (uuids) => `encontrada mais de uma vez no servidor: ${uuids}`,
    'changed server': 'movida para o servidor definido agora',
    moved: (to, code) => `transferida para o aparelho ${to} com ${code}`,
    received: (from, code) => `recebida do aparelho ${from} com ${code}`,
    givenBack: (to, code) => `devolvida ao aparelho ${to}, de ${code}`,
    takenBackBy: {
      'return code': (code) => `tomada de volta de ${code} com o código de devolução`,
      'a person': (code) =>
        `tomada de volta de ${code}, porque alguém disse que o outro aparelho não a envia`,
    },
  },

  values: {
    sex: 'sexo',
    occupation: 'profissão',
    occupationWords: 'palavras escritas',
    occupationAnswer: 'resposta à pergunta',
    country: 'país',
    groupId: 'grupo',
    reference: 'referência',
    assessments: 'avaliações',
    groupToJoin: 'grupo em que entra',
    prices: 'preços',
    named: (name, code) => `${name} (${code})`,
    quoted: (text) => `“${text}”`,
    about: (key, whom) => `${key} sobre ${whom}`,
    thisPerson: 'esta pessoa',
    price: (each, extras) => `${each} cada, custos extra ${extras}`,
    purchaseConfirmed: (what) => `a compra de ${what} foi confirmada`,
  },

  stake: (entries, total) => {
    const what = first.counts.assessments(entries);
    return total === undefined ? what : `${what} por ${total}`;
  },
  confirmAgain: (stake) => `Confirmo mais uma vez a compra de ${stake}`,

  noReply: {
    sentOn: (time) => `Enviada em ${time}.`,
    stake: 'Em jogo:',
    stakeAdvice: (stake) => `${stake}. Se chegou, enviar de novo compra duas vezes.`,
    advice: 'Primeiro veja no servidor, ou pergunte a quem o gere.',
    copyQuestion: 'Copiar uma pergunta para quem gere o servidor',
    theQuestion: 'A pergunta',
    question: 'Chegou ao servidor?',
    questions: {
      user: 'Esta ficha chegou ao servidor?',
      assign: (names) => `A atribuição de ${names} chegou ao servidor?`,
      group: (what) => `Chegou ${what} ao servidor?`,
    },
    because: (why) => `${capital(why)}.`,
    untilThen: {
      user: 'Nada mais é enviado desta pessoa até você decidir.',
      assign: 'Nada mais é enviado desta atribuição até você decidir.',
      group: 'Nada mais é enviado deste grupo até você decidir.',
    },
    does: {
      arrived: 'Conta como confirmada.',
      rejected: 'Depois pode enviá-la de novo.',
    },
    arrived: 'Chegou',
    rejected: 'Não chegou',
    sendAgain: 'Não sei: enviar de novo',
    later: 'Decidir depois',
    uuid: 'Identificador no servidor',
    uuidHint: 'Um número comprido com traços. Quem gere o servidor pode procurá-lo.',
    withoutId: {
      user: 'Sem ele, as avaliações desta pessoa esperam neste aparelho até alguém o acrescentar.',
      group: 'Sem ele, quem entra no grupo espera até alguém o acrescentar nas Definições, em Grupos.',
      assign: 'Nada espera por ele.',
    },
    confirmArrived: 'Confirmar que chegou',
    confirmRejected: 'Confirmar que não chegou',
    addId: 'Acrescentar o identificador no servidor',
    addIdNow: 'Acrescentar o identificador',
    afterRejected: 'Fica então por tratar: corrija-a e envie-a de novo, ou descarte-a.',
    sendAllTheSame: 'Enviar de novo mesmo assim',
    mayBuy: (stake) => `Isto pode comprar ${stake} duas vezes.`,
    twice: {
      user: 'Esta pessoa pode ficar inscrita duas vezes.',
      group: 'Este grupo pode ficar lá duas vezes.',
      assign: 'Não compra nada, por isso uma segunda vez não faz mal.',
    },
    problems: {
      'decided already': 'Entretanto chegou uma resposta. Já não há nada para decidir.',
      'not a UUID':
        'Escreva o identificador tal como o servidor o mostra, por exemplo 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
      'uuid taken': 'Outra ficha neste aparelho tem esse identificador. Veja de novo no servidor.',
      'cost not confirmed': 'Marque a caixa para confirmar a compra mais uma vez',
    },
  },

  details: {
    summary: 'Pedido e resposta',
    unanswered: 'O que foi enviado',
    of: (time) => `de ${time}`,
    request: 'Pedido',
    streamed: 'Foi enviado como um fluxo, que o navegador não pode enviar duas vezes sozinho.',
    answer: 'Resposta',
    noAnswer: 'Não chegou nenhuma.',
    after: (milliseconds) => `Após ${number(Math.round(milliseconds))} ms`,
  },

  gone: {
    'occupation-gone': (code) => `O servidor já não tem a profissão ${code}. Escolha outra`,
    'assessment-gone': (key) => `O servidor já não tem a avaliação ${key}. Escolha outra`,
  },
  refusals: {
    person: 'Escolha outra pessoa: o servidor não tem esta',
    repeated:
      'Retire uma das duas: a mesma avaliação está lá duas vezes sobre a mesma pessoa ou o mesmo grupo',
    assessment: 'Escolha outra avaliação: o servidor não tem esta',
    countries: 'Use um só país para toda a atribuição',
    nothing: 'Escolha pelo menos uma avaliação, ou um grupo a que aderir',
    groupType: 'Escolha o tipo de grupo',
    contract: 'Veja o tipo de contrato nas Definições: o servidor quer atribuições para o outro',
    app: 'O servidor não consegue ler o que o Outpost envia. Pergunte a quem gere o servidor',
  },
  notSentBecause: 'Porque não foi enviada',
  serverSaid: 'Não foi aceite. O servidor disse:',
  markedNotThere: (n) =>
    count(n, {
      one: 'Marcada como não chegada. Envie-a de novo, ou corrija-a antes.',
      other: 'Marcadas como não chegadas. Envie-as de novo, ou abra uma para a corrigir.',
    }),
  noReason:
    'O servidor não deu nenhuma razão. O que foi enviado está em “O que aconteceu”, na página da pessoa.',
};

const DONE = {
  edit: { one: 'alterada', other: 'alteradas' },
  discard: { one: 'descartada', other: 'descartadas' },
  restore: { one: 'recuperada', other: 'recuperadas' },
  hold: { one: 'posta em pausa', other: 'postas em pausa' },
  release: { one: 'retomada', other: 'retomadas' },
  arrived: { one: 'confirmada', other: 'confirmadas' },
  'not there': { one: 'marcada: não está lá', other: 'marcadas: não estão lá' },
  'send again': { one: 'para enviar outra vez', other: 'para enviar outra vez' },
  'send first': { one: 'para enviar primeiro', other: 'para enviar primeiro' },
};

function answer(status: number | undefined): string {
  return status ? ` (resposta ${status})` : '';
}
