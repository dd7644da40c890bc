import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = consoleWords;
const networkBack = 'Repor a rede';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

/** The title of the scenes, and of what leads there. */
const showOthers = 'Mostrar o Outpost a outros';

/** Only the kinds of which there are any. */
const some: ScreenWords['practice']['page']['sum'] = ({ people: p, assignments: a }) =>
  [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : '']
    .filter((part) => part !== '')
    .join(', ');

export const practice: ScreenWords['practice'] = {
  mark: 'Treino: nada aqui é real',
  about: 'Pessoas inventadas. Nada sai deste aparelho.',
  aboutShort: 'Nada aqui é real.',
  restart: 'Reiniciar o treino',
  restartAbout: 'Apaga o que você inscreveu no treino e começa com as mesmas pessoas inventadas.',
  restarting: 'A reiniciar o treino',
  leave: 'Sair do treino',
  leaveShort: 'Sair',
  ways: { practice: 'Comparar aparelho e servidor', tour: showOthers },
  open: 'Abrir o treino',
  noRoom: 'O treino também precisa de espaço. Primeiro arranje espaço.',
  stillOpens: 'O treino continua a funcionar neste separador.',
  keyAsked: {
    title: 'Este separador esqueceria a chave do seu servidor',
    about:
      'Abra o treino num separador novo, e este conserva a chave. Se o abrir aqui, escreva a chave de novo ao voltar.',
    newTab: 'Abrir num separador novo',
    here: 'Abrir aqui',
  },
  outside: 'O treino tem pessoas inventadas. Lá nada é real. As suas próprias fichas não são tocadas.',
  learn: 'Lá pode ver o que acontece quando a rede falha ou se perde uma resposta, e o que fazer então.',

  page: {
    intro: 'O que este aparelho sabe de cada ficha, e o que o servidor tem de facto.',
    how: 'Escolha o que acontece quando você envia, inscreva alguém e compare.',
    device: 'Este aparelho',
    server: 'O servidor',
    sum: (n) => `${unbroken(people(n.people))}, ${unbroken(assigned(n.assignments))}`,
    settled: (n) =>
      count(n, {
        one: 'Mais # ficha está igual dos dois lados.',
        other: 'Mais # fichas estão iguais dos dois lados.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    on: {
      'nothing yet': 'ainda nada',
      'never sent': 'nunca foi enviada',
      'not there': 'não a tem',
      refused: 'não a aceitou',
      there: 'tem-na',
      answering: 'tem-na, a resposta está a caminho',
      'answer lost': 'tem-na, mas a resposta perdeu-se',
      twice: 'tem-na duas vezes: enviada de novo embora lá estivesse',
    },
    foundLater: 'tem-na, mas a primeira resposta perdeu-se',
    arrived: (there, missing) => {
      if (there === 0) return missing === 1 ? 'não chegou.' : 'não chegou nenhuma.';
      if (missing === 0) return there === 1 ? 'chegou.' : 'chegaram todas.';
      return `${count(there, { one: '# delas chegou', other: '# delas chegaram' })}, ${number(missing)} não.`;
    },
    differ: 'Os dois totais não coincidem:',
    missing: (n) => `Não estão no servidor: ${some(n)}.`,
    again: (n) => `Duas vezes no servidor: ${some(n)}.`,
    others: (n) => `Só no servidor: ${some(n)}.`,
    agree: 'Este aparelho e o servidor coincidem em todas as fichas enviadas.',
    noReply: (n) =>
      count(n, {
        one: 'Não veio resposta para #\u00A0ficha:',
        other: 'Não veio resposta para #\u00A0fichas:',
      }),
    twice: (n) =>
      count(n, {
        one: 'O servidor tem #\u00A0ficha duas vezes.',
        other: 'O servidor tem #\u00A0fichas duas vezes.',
      }),
    sending: (n) =>
      count(n, { one: '#\u00A0ficha está a caminho.', other: '#\u00A0fichas estão a caminho.' }),
    alsoTwice: (n) =>
      count(n, {
        one: '#\u00A0outra ficha chegou duas vezes.',
        other: '#\u00A0outras fichas chegaram duas vezes.',
      }),
    advice: 'Se enviar uma delas de novo, pode acontecer isto:',
    price: {
      person: 'A pessoa pode estar duas vezes no servidor. Ninguém pode retirar uma das duas.',
      assignment: (stake) => `Pode ser atribuído e pago duas vezes: ${stake}.`,
    },
  },

  deck: {
    title: 'O que acontece quando envia',
    chosen: 'Quando envia',
    cards: {
      works: ['A rede funciona', 'O servidor recebe cada ficha e responde.'],
      slow: [
        'Muito lento',
        'A resposta demora 40 segundos. Feche este separador antes disso e abra-o de novo: a ficha continua aqui, incerta.',
      ],
      'answer-lost': ['Resposta perdida', 'O servidor recebe a ficha. A resposta dele nunca volta.'],
      'drops-before': ['Corte da rede', 'A rede cai antes de o servidor receber a ficha.'],
      refused: ['O servidor recusa', 'O servidor diz que não, com uma razão.'],
      busy: ['Servidor ocupado', 'O servidor pede para tentar de novo daqui a um minuto.'],
      'no-credit': ['Sem crédito', 'O servidor recusa a próxima atribuição.'],
      'wrong-key': ['Chave errada', 'O servidor não aceita a chave deste aparelho.'],
      'sign-in-page': [
        'Página de acesso',
        'Uma página de Wi-Fi responde a tudo, até você escolher outra coisa.',
      ],
      'server-down': ['Nada responde', 'Nem a rede nem o servidor respondem, até você escolher outra coisa.'],
    },
    now: {
      works: 'A rede e o servidor funcionam normalmente.',
      slow: 'A próxima resposta demora 40 segundos.',
      'answer-lost': 'A próxima resposta perde-se.',
      'drops-before': 'A rede cai antes de chegar a próxima ficha.',
      refused: 'O servidor recusa a próxima ficha.',
      busy: 'O servidor está demasiado ocupado para a próxima ficha.',
      'no-credit': 'Não resta crédito para a próxima atribuição.',
      'wrong-key': 'O servidor não aceita a chave para a próxima ficha.',
      'sign-in-page': 'Uma página de acesso responde a tudo, até você escolher outra coisa.',
      'server-down': 'Nada responde, até você escolher outra coisa.',
    },
  },

  show: {
    title: showOthers,
    about: 'Cenas prontas: cada uma começa com um toque.',
    intro: 'Cada cena abre o treino.',
    introHere: 'Cada cena começa o treino de novo: o que fez no treino é apagado.',
    again: 'Você pode começar uma cena de novo as vezes que quiser.',
    untouched: 'As fichas reais não são tocadas.',
    noRoom: 'Ainda nenhuma cena pode começar: o treino também precisa de espaço. Primeiro arranje espaço.',
    ask: {
      title: (n) => `Você inscreveu ${people(n)} no treino.`,
      about: 'Começar uma cena apaga isso.',
      start: 'Apagar e começar',
      keep: 'Conservar',
    },
    begin: 'Começar',
    count: (n) => `${number(n)} de 5`,
    all: 'Todas as cenas',
    end: 'Terminar a cena',
    networkBack,
    isBack: 'A rede voltou. O que esperava é enviado agora.',
    next: 'Cena seguinte',
    scenes: {
      offline: {
        title: 'Inscrever sem rede',
        steps: `Não há rede. Inscreva alguém: a ficha fica logo guardada, em espera. Carregue em “${networkBack}”, e é enviada.`,
      },
      'answer-lost': {
        title: 'Perde-se uma resposta',
        steps:
          'Inscreva alguém. O servidor recebe a ficha, mas a resposta dele nunca chega: fica incerta, e não é enviada uma segunda vez.',
      },
      killed: {
        title: 'O Outpost é fechado durante o envio',
        steps:
          'Inscreva alguém. A resposta demora 40 segundos: feche este separador antes e abra-o de novo. A ficha não se perdeu. Está incerta, e você pode comparar este aparelho com o servidor.',
      },
      rules: {
        title: 'As regras dizem que não',
        steps: `A consola abre-se com valores errados. Carregue em “${send}”: a resposta nomeia cada regra que não cumprem, e nada é guardado.`,
      },
      curl: {
        title: 'A mesma chamada com curl',
        steps: `Carregue em “${send}”. Depois copie a linha para curl: um terminal recebe a mesma resposta do servidor de referência.`,
      },
    },
  },
};
