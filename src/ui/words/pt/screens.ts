import type { ScreenWords } from '../tables.ts';
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { transfer } from './device/transfer.ts';
import { device } from './device/device.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import {
  loadToSee,
  loadToRegister,
  typedHere,
  mend,
  noRoom,
  noSync,
  notReadNow,
  storageAgain,
  storageTrouble,
} from './device/trouble.ts';
import { assign } from './people/assign.ts';
import { occupations } from './people/occupations.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { overview } from './overview.ts';
import { practice } from './practice/practice.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { groups } from './settings/groups.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { sync } from './sync/sync.ts';
import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

export const screens: ScreenWords = {
  mend,
  noSync,
  storageAgain,
  typedHere,
  loadToSee,
  loadToRegister,
  notReadNow,
  noRoom,
  storageTrouble,
  banners,
  keepOffer,
  privateWindow,
  assign,
  configProblem,
  console: consoleWords,
  transfer,
  overview,
  practice,
  device,
  groups,
  keeping,
  keys,
  occupations,
  people,
  many,
  person,
  onePerson,
  questions,
  record,
  settings,
  setup,
  anotherDevice,
  sync,
  assignmentTrouble,

  secret: {
    show: 'Mostrar',
    hide: 'Esconder',
  },

  copy: {
    done: (what) => `Copiado: ${what}.`,
    byHand: (text) => `Este navegador não deixa a página copiar. Selecione ${text} e copie à mão.`,
  },

  framed: {
    why: 'Outra página mostra o Outpost dentro de si. Essa página poderia levar você a tocar em algo que não vê.',
    ownWindow: 'Abrir o Outpost na sua própria janela',
  },

  noScreen:
    'Nada mudou. O link ou o endereço pode estar incompleto. Copie-o inteiro ou peça outro à pessoa que o enviou.',
  notLoaded: {
    quoted: (name) => `“${name}”`,
    title: (quoted) => `O ecrã ${quoted} não foi carregado`,
    thisCall: 'desta chamada',
    why: `O Outpost não conseguiu carregar este ecrã do seu site. Ligue-se uma vez à rede e carregue em “${first.frame.loadAgain}”.`,
    keepLink: 'Nada foi configurado. Guarde o link para o poder abrir mais tarde.',
    andThen: 'Pode continuar a inscrever. Se isto continuar, avise quem lhe deu o Outpost.',
  },
  status,
  rail: {
    noServer: 'Sem servidor',
    connected: 'Ligado',
    notConnected: 'Sem ligação',
    notChecked: 'Ligação ainda não verificada',
  },
  registeredLast: {
    title: 'Últimas inscrições',
    nobody: 'Ninguém por agora. As pessoas que você inscrever aparecem aqui.',
    all: 'Todas as pessoas',
  },

  parts: {
    recents: 'Profissões fixadas e recentes',
    fillIn: 'Toque num trabalho, ou Homem/Mulher para ambos:',
    more: (n) => `mais ${number(n)}`,
    justNow: 'agora mesmo',
    countriesByClock: 'Países segundo o relógio deste aparelho',
    countriesUsed: 'Países das últimas inscrições',
    keyOfOther: 'Chave para outro servidor',
    useKeyHere: 'Usar esta chave para o novo servidor',
    forgetKey: 'Esquecer esta chave',
    counting: 'A contar…',
    factorRing: (factors, name) => `Anel dos ${factors} fatores de ${name}`,
  },

  more: {
    noServer: 'Não definido: nada é enviado',
    overview: 'Gráficos',
    console: 'Experimentar as chamadas do serviço',
    practice: 'Experimentar com pessoas inventadas',
    assessments: 'O que cada uma mede',
    occupations: 'Encontrar um código',
    programmers: 'Para quem programa',
  },

  assessments: {
    about: 'Abra uma para ver o que mede e as suas atribuições.',
    times: (n) => count(n, { one: 'Atribuída # vez', other: 'Atribuída # vezes' }),
    all: 'Todas as avaliações',
    factors: 'Os doze fatores',
    noSuch: (key) => `Não há avaliação ${key}`,
    seeAll: 'Ver todas as avaliações',
    assign: 'Atribuí-la a pessoas',
    nobody: 'Primeiro inscreva uma pessoa. Depois pode atribuí-la.',
    toNobody: 'Ainda não foi atribuída a ninguém.',
    assignments: (n) => `Atribuições${n === undefined ? '' : ` (${number(n)})`}`,
  },

  factors: {
    choose: 'Toque num fator para ler sobre ele',
    low: 'Baixo',
    high: 'Alto',
  },
};
