import type { Lane } from '../../../../domain/record/lane.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';

type Words = ScreenWords['sync'];
type Facts = Parameters<Words['phaseSentence']>[0];

const { number, count } = numbersOf(first.language);

const lanes: Record<Lane, (n: number) => string> = {
  group: (n) => count(n, { one: '# grupo', other: '# grupos' }),
  user: first.counts.people,
  assign: (n) => count(n, { one: '# atribuição', other: '# atribuições' }),
};

const laneWaitsFor: Record<Lane, string> = {
  group: 'o grupo de que faz parte',
  user: 'um grupo que o servidor ainda não conhece',
  assign: 'pessoas ou grupos que o servidor ainda não conhece',
};

/** What goes on, or why nothing does: one sentence. */
const phaseSentence: Words['phaseSentence'] = (facts) => {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'A chave do servidor está guardada atrás de uma frase secreta. Escreva a frase secreta nas Definições, e o envio continua.';
  if (keyStatus === 'other server')
    return 'A chave foi escrita para outro servidor. Nada é enviado antes de você decidir.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'As fichas são comparadas com a segunda cópia. O envio continua depois disso.';
    case 'checking':
      return 'À procura do servidor.';
    case 'sending':
      return state.progress ? status.progress(state.progress.confirmed, state.progress.total) : 'A enviar.';
    case 'waiting':
      return state.pause
        ? pauseSentence(state.pause)
        : 'O Outpost envia por si só o que espera, um pouco mais tarde.';
  }
};

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: Facts): string {
  if (waiting === 0) return undecided > 0 ? 'Nada mais espera o envio.' : 'Nada espera.';
  const goes = waiting - blocked;
  const stuck = count(waiting, {
    one: '# espera e ainda não pode seguir.',
    other: '# esperam e ainda não podem seguir.',
  });
  if (unsettled === 0) return goes > 0 ? 'Nada está a caminho.' : `${stuck} Mais abaixo indica-se porquê.`;
  if (goes > 0)
    return `${count(goes, { one: '# espera e segue com “Enviar agora”.', other: '# esperam e seguem com “Enviar agora”.' })} ${count(unsettled, { one: 'Decida primeiro sobre mais #.', other: 'Decida primeiro sobre mais #.' })}`;
  return `${count(waiting, { one: '# espera.', other: '# esperam.' })} ${count(unsettled, { one: 'Decida primeiro sobre # incerta.', other: 'Decida primeiro sobre # incertas.' })}`;
}

const keyOfAnotherServer: Words['keyOfAnotherServer'] = (of, now) => {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'um servidor que não está anotado'
      : isSameOrigin
        ? `o cabeçalho ${of.header}`
        : of.origin;
  const is = isSameOrigin ? `o cabeçalho é ${now.header}` : `o servidor é ${now.origin}`;
  return `A chave foi escrita para ${was}. Agora ${is}, que não a viu. Use a chave aí só se tiver confiança nele.`;
};

const preflightSentence: Words['preflightSentence'] = ({ fine, problems }) => {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${number(fine)} em ordem`];
  if (codes > 0)
    parts.push(
      count(codes, {
        one: '# usa um código que já não existe',
        other: '# usam um código que já não existe',
      }),
    );
  if (keys > 0)
    parts.push(
      count(keys, {
        one: '# indica uma avaliação que já não existe',
        other: '# indicam uma avaliação que já não existe',
      }),
    );
  return parts.join(', ');
};

const ASK = {
  server: 'Veja no servidor, ou pergunte a quem o gere. Depois decida.',
  people: 'O servidor já não está definido aqui: pergunte a quem o gere, e depois decida.',
  practice: 'Compare com o servidor de treino, e depois decida.',
};

export const sync: Words = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety: {
    key: 'O servidor reconhece um pedido que já viu: uma resposta perdida é pedida de novo e nada é feito duas vezes.',
    'closes connections':
      'Quem aloja a aplicação promete que o servidor fecha a ligação depois de cada resposta: o navegador não repete nada às escondidas, e o que é recusado não aconteceu.',
    streams:
      'O servidor fala HTTP/2, e o navegador envia-lhe cada pedido como um fluxo que não pode repetir às escondidas: o que é recusado não aconteceu.',
    'not replay-safe':
      'O navegador pode repetir um pedido quando a ligação cai. Uma pessoa pode então ser inscrita duas vezes, uma atribuição comprada duas vezes, e o que é recusado pode estar lá mesmo assim.',
    'not known yet': 'Se o navegador pode repetir um pedido às escondidas, descobre-se no primeiro contacto.',
  },
  onHoldBecause: {
    'by a person': {
      sentence: 'Você ou outra pessoa pôs estas fichas em pausa.',
      ofOne: 'Você ou outra pessoa pôs esta ficha em pausa.',
      action: 'Retomar',
    },
    'other server': {
      sentence:
        'Foram criadas para outro servidor ou outra chave. Mova-as só se o novo pertencer à mesma organização.',
      ofOne:
        'Foi criada para outro servidor ou outra chave. Mova-a só se o novo pertencer à mesma organização.',
      action: 'Mover para aqui',
    },
    restored: {
      sentence: 'Vêm de uma cópia de segurança. Retome-as só se nenhum outro aparelho as enviou.',
      ofOne: 'Vem de uma cópia de segurança. Retome-a só se nenhum outro aparelho a enviou.',
      action: 'Retomar',
    },
    'rolled back': {
      sentence:
        'O navegador perdeu parte do armazenamento, e elas podem já ter sido enviadas. Veja primeiro no servidor.',
      ofOne:
        'O navegador perdeu parte do armazenamento, e ela pode já ter sido enviada. Veja primeiro no servidor.',
      action: 'Retomar',
    },
    'key reused': {
      sentence: 'O servidor tomou-as por outros pedidos. Retome-as, e são enviadas como novas.',
      ofOne: 'O servidor tomou-a por outro pedido. Retome-a, e é enviada como nova.',
      action: 'Retomar',
    },
    transfer: {
      sentence:
        'Vieram num ficheiro de outro aparelho, e nada prova de qual. Veja o que compram e depois retome-as.',
      ofOne:
        'Veio num ficheiro de outro aparelho, e nada prova de qual. Veja o que compra e depois retome-a.',
      action: 'Retomar',
    },
  },
  openSettings: 'Abrir Definições',
  decideThere: `Decidir em ${first.titles.sync}`,
  seeWhyThere: `Ver porquê em ${first.titles.sync}`,
  seeThemThere: `Vê-las em ${first.titles.sync}`,
  noServer: 'Nenhum servidor está definido, por isso nada é enviado.',
  askForServer: 'Peça à sua organização o link, ou o endereço do servidor.',
  setServer: first.firstSight.connect,
  reading: 'A ler a lista…',
  records: 'Todas as fichas',
  nothingMade: 'Ainda ninguém foi inscrito neste aparelho.',
  registerPerson: 'Inscrever uma pessoa',
  meanings,

  told: {
    waiting: (n: number) =>
      count(n, { one: '# ficha voltou a ficar em espera.', other: '# fichas voltaram a ficar em espera.' }),
    group: (name: string, state: string) => `Estado do grupo ${name} agora: ${state}.`,
  },

  next: {
    title: 'O que fazer agora',
    noReply: {
      sentence: (n, name) =>
        n === 1 ? `${name} chegou ao servidor?` : `Estas ${number(n)} fichas chegaram ao servidor?`,
      why: (n, asks) =>
        `${n === 1 ? 'Foi enviada' : 'Foram enviadas'}, e nenhuma resposta voltou. ${ASK[asks]}`,
      act: () => 'Decidir',
    },
    toFix: {
      sentence: (n, name) =>
        n === 1 ? `${name} está por tratar: não aceite` : `${number(n)} fichas por tratar: não aceites`,
      why: (n) => (n === 1 ? 'Veja porquê, e corrija-a.' : 'Veja porquê, e corrija-as.'),
      act: () => 'Ver porquê',
    },
    onHold: {
      sentence: (n, name) => (n === 1 ? `${name} está em pausa` : `${number(n)} fichas estão em pausa`),
      why: (n, button) => {
        const are = n === 1 ? 'Não é enviada' : 'Não são enviadas';
        return button === undefined
          ? `${are} daqui.`
          : `${are}. Para ${n === 1 ? 'a enviar, toque em “Vê-la”' : 'as enviar, toque em “Vê-las”'} e depois em “${button}”.`;
      },
      forSeveralReasons: 'Não são enviadas. Mais abaixo indica-se porquê.',
      act: (n) => (n === 1 ? 'Vê-la' : 'Vê-las'),
    },
  },

  panel: {
    title: 'Envio',
    confirmedSoFar: 'Confirmadas até agora',
    triedAgainAt: (time) => `Nova tentativa às ${time}.`,
    triedAgainSoon: 'Nova tentativa dentro de momentos.',
    elsewhere: 'Outro separador do Outpost faz o envio.',
    failedOften: (n) =>
      count(n, {
        one: '# ficha falhou dez vezes seguidas. As tentativas continuam; veja o diário abaixo.',
        other: '# fichas falharam dez vezes seguidas. As tentativas continuam; veja o diário abaixo.',
      }),
    sendNow: 'Enviar agora',
    pause: 'Suspender o envio',
    waitingNow: (kinds) => `Em espera: ${kinds}.`,
    sendingNow: (n) => `A caminho: ${number(n)}.`,
    confirmedNow: (n) => `Confirmadas: ${number(n)}.`,
    repeats: 'E se a ligação cair?',
  },

  ledger: {
    caption: 'Fichas por estado',
    state: 'Estado',
    people: 'Pessoas',
    assignments: 'Atribuições',
    assignmentsShort: 'Atribuídas',
    groups: 'Grupos',
    all: 'Todas',
    made: 'Ao todo',
    none: '–',
  },

  links: {
    group: (name) => `Grupo ${name}`,
    assignment: 'atribuição',
    more: (n) => `e mais ${number(n)}`,
    inAll: (n, isMore) => `${first.counts.records(n)}${isMore ? ' ou mais' : ''}.`,
  },

  toFix: {
    title: 'Por tratar',
    noWords: 'Não aceites, sem uma palavra de explicação',
    openOne: (n) =>
      count(n, {
        one: '# ficha. Abra-a para a corrigir ou descartar. Se quem gere o servidor resolveu algo lá, envie-a de novo.',
        other:
          '# fichas. Abra uma para a corrigir ou descartar. Se quem gere o servidor resolveu algo lá, envie-as de novo.',
      }),
    sendAgain: (n) =>
      count(n, { one: 'Enviar de novo tal como está', other: 'Enviar as # de novo tal como estão' }),
    theFirst: (n) =>
      `Estas são as primeiras ${number(n)}. As outras seguem quando estas estiverem resolvidas.`,
    useFor: (n) => (n === 1 ? 'Usar para esta pessoa' : `Usar para todas: ${first.counts.people(n)}`),
    changeGroup: 'Mudar o grupo',
    oneGroup: 'um grupo',
    groupInPlaceOf: (name) => `Grupo em vez de ${name}`,
    groupHint: 'Deixe vazio para nenhum grupo. O que já chegou fica como está.',
    change: (what) => `Mudar: ${what}`,
    leave: 'Deixar como está',
    notChanged: (n, reasons) =>
      `${count(n, { one: '# ficha não alterada', other: '# fichas não alteradas' })}. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'Incertas',
    about: 'Abra uma para ver o que foi enviado e dizer o que lhe aconteceu. Até lá nada é enviado de novo.',
    more: 'E outras, que seguem quando estas estiverem resolvidas.',
    theGroup: (name) => `o grupo ${name}`,
  },

  onHold: 'Em pausa',

  waiting: {
    title: 'Em espera',
    lanes,
    blocked: (lane, blocked, all) =>
      blocked === all
        ? `à espera disto: ${laneWaitsFor[lane]}`
        : `${number(blocked)} delas à espera disto: ${laneWaitsFor[lane]}`,

    forId: (n) =>
      count(n, {
        one: '# atribuição espera até ser acrescentado o identificador no servidor de',
        other: '# atribuições esperam até ser acrescentado o identificador no servidor de',
      }),
    forGroup: {
      before: (n) => count(n, { one: '# ficha espera pelo grupo', other: '# fichas esperam pelo grupo' }),
      between: '. Escreva o identificador que o grupo tem no servidor, nas',
      settings: 'Definições',
    },
  },

  preflight: {
    check: 'Verificar antes de enviar',
    about: 'Compare o que espera com as últimas listas de profissões e avaliações do servidor.',
    goneOccupation: {
      before: (n) => count(n, { one: '# pessoa tem a profissão', other: '# pessoas têm a profissão' }),
      after: ', que o servidor já não tem na lista.',
    },
    goneAssessment: {
      before: (n) =>
        count(n, { one: '# atribuição indica a avaliação', other: '# atribuições indicam a avaliação' }),
      after: (n) =>
        `, que o servidor já não tem. Abra ${n === 1 ? 'a pessoa' : 'cada pessoa'}, edite a atribuição e escolha outra avaliação.`,
    },
  },

  log: {
    title: 'Diário',
    nothing: 'Ainda nada foi enviado para este servidor.',
    gone: 'Uma ficha que já não existe',
    attempt: (n) => `Tentativa ${number(n)}: `,
    newer: 'Mais recentes',
    older: 'Mais antigas',
  },
};
