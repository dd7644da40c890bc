import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';

const { decimal, count, number } = numbersOf(first.language);

const { send } = console;
const { people } = first.counts;
const purchases = (n: number) => count(n, { one: '# compra', other: '# compras' });

export const practice: ScreenWords['practice'] = {
  mark: 'Treino: nada aqui é real',
  about: 'Pessoas inventadas. Nada aqui é real, e nada sai deste aparelho.',
  aboutShort: 'Nada aqui é real.',
  startAgain: 'Recomeçar',
  startingAgain: 'A recomeçar',
  ledgers: 'Dois registos',
  leave: 'Sair do treino',
  leaveShort: 'Sair',
  open: 'Abrir o treino',

  page: {
    title: 'Dois registos',
    intro: 'O que este aparelho julga, e o que o servidor tem de facto.',
    how: 'Para experimentar, escolha o que corre mal e inscreva alguém. Depois veja aqui o que cada lado tem.',
    device: 'Este aparelho',
    server: 'Servidor de treino',
    sum: (n) => `${people(n.people)}, ${purchases(n.purchases)}`,
    settled: (n) =>
      count(n, {
        one: 'Mais # ficha está igual dos dois lados.',
        other: 'Mais # fichas estão iguais dos dois lados.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    purchase: (keys) => `Avaliações ${keys.join(', ')}`,
    on: {
      'nothing yet': 'ainda nada',
      'not there': 'não a tem',
      refused: 'recusou-a',
      there: 'tem-na',
      'answer lost': 'tem-na, resposta perdida',
      twice: 'tem-na duas vezes, enviada de novo',
    },
    agree: 'Os dois registos coincidem sobre todas as pessoas enviadas.',
    disagree: (n) =>
      count(n, {
        one: 'O aparelho não pode dizer o que aconteceu a # ficha',
        other: 'O aparelho não pode dizer o que aconteceu a # fichas',
      }),
    advice:
      'Vistas do aparelho, parecem iguais. Decida sobre cada uma no ecrã Envios e depois compare de novo. Isto é o que cada uma custa se for enviada de novo:',
    price: {
      person: 'A pessoa pode estar duas vezes no servidor. Ninguém pode retirar uma das duas.',
      purchase: (n, total) => {
        const what = count(n, {
          one: '# avaliação pode ser comprada uma segunda vez',
          other: '# avaliações podem ser compradas uma segunda vez',
        });
        return total === undefined ? `${what}.` : `${what}, por ${decimal(total, 2)}.`;
      },
    },
  },

  deck: {
    title: 'O que corre mal',
    next: 'Para o próximo envio, ou até você escolher outra coisa.',
    cards: {
      works: ['Funciona', 'O servidor recebe e responde.'],
      slow: ['Muito lento', 'A resposta demora 40 segundos. Feche o separador entretanto.'],
      'answer-lost': ['Resposta perdida', 'O servidor recebe. A resposta dele nunca volta.'],
      'drops-before': ['Cai antes', 'A rede cai antes de o servidor receber.'],
      refused: ['Recusa', 'O servidor diz que não, com uma razão.'],
      busy: ['Servidor ocupado', 'Pede para tentar de novo daqui a um minuto.'],
      'no-credit': ['Sem crédito', 'Recusa a próxima compra.'],
      'wrong-key': ['Chave errada', 'Não conhece este aparelho.'],
      'sign-in-page': [
        'Página de acesso',
        'Uma página de Wi-Fi responde a tudo, até você escolher outra coisa.',
      ],
      'server-down': ['Sem servidor', 'Nada responde, até você escolher outra coisa.'],
    },
    active: (name) => `O que corre mal: ${name}`,
  },

  show: {
    about: 'Cinco cenas para quem mostra esta aplicação.',
    title: 'Cinco cenas que mostram o que o Outpost faz',
    intro:
      'Para quem mostra o Outpost a outras pessoas. Cada cena começa com as mesmas pessoas inventadas, e pode ser mostrada as vezes que se quiser. O que foi inscrito antes no treino desaparece então.',
    begin: 'Começar',
    count: (n) => `${number(n)} de 5`,
    all: 'Todas as cenas',
    end: 'Terminar a cena',
    networkBack: 'Repor a rede',
    scenes: {
      offline: {
        title: 'Inscrever sem rede',
        steps:
          'Nada responde agora. Inscreva alguém: a pessoa fica logo guardada, em espera. Reponha a rede, e a ficha é enviada.',
      },
      'answer-lost': {
        title: 'Perde-se uma resposta',
        steps:
          'Inscreva alguém. O servidor recebe a ficha, mas a resposta dele nunca chega: fica incerta, e não é enviada uma segunda vez.',
      },
      killed: {
        title: 'O navegador é fechado à força durante o envio',
        steps:
          'Inscreva alguém, e feche o navegador antes de 30 segundos. Abra-o de novo: ninguém se perdeu, a ficha está incerta, e os dois registos podem ser comparados.',
      },
      rules: {
        title: 'As regras dizem que não',
        steps: `Carregue em “${send}”. A resposta nomeia cada regra que estes valores não cumprem, e nada é guardado.`,
      },
      curl: {
        title: 'A mesma chamada com curl',
        steps: `Carregue em “${send}”. Depois copie a linha para curl: um terminal recebe a mesma resposta do servidor de referência.`,
      },
    },
  },
};
