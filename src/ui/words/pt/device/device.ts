import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';
import { check } from './check.ts';

const { size, count, number } = numbersOf(first.language);

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

export const device: ScreenWords['device'] = {
  check,
  safety: {
    question: 'O meu trabalho está seguro?',
    answers: { yes: 'Sim.', almost: 'Quase.', no: 'Ainda não.', nothing: 'Ainda nada está guardado' },
    when: { lost: 'Se este aparelho se perder agora', closed: 'Quando esta janela privada for fechada' },
    lost: {
      nobody: 'Ainda ninguém está inscrito.',
      nothing: 'Ainda ninguém está inscrito. Se tem uma cópia de segurança, restaure-a mais abaixo.',
      none: 'Cada ficha está no servidor, ou num ficheiro fora deste navegador.',
      all: (when, n) =>
        n === 1 ? `${when}, ela perde-se.` : `${when}, estas ${number(n)} fichas perdem-se.`,
      perhaps: (when, n) =>
        n === 1
          ? `Talvez esteja também no servidor: não veio nenhuma resposta. ${when}, pode perder-se.`
          : `Talvez estejam também no servidor: não veio nenhuma resposta. ${when}, podem perder-se.`,
      onTheirWay: (when, n) =>
        n === 1
          ? `Está a ser enviada, e a resposta ainda não chegou. ${when}, pode perder-se.`
          : `Estão a ser enviadas, e as respostas ainda não chegaram. ${when}, podem perder-se.`,
      some: (when) => `${when}:`,
      sure: (n) => count(n, { one: '# ficha perde-se.', other: '# fichas perdem-se.' }),
      sending: (n) =>
        count(n, {
          one: '# pode perder-se: está a ser enviada.',
          other: '# podem perder-se: estão a ser enviadas.',
        }),
      noReply: (n) =>
        count(n, {
          one: '# pode perder-se: não veio nenhuma resposta.',
          other: '# podem perder-se: não veio nenhuma resposta.',
        }),
      drafts: (when, n) =>
        `${when}, ${count(n, { one: '# rascunho perde-se', other: '# rascunhos perdem-se' })}.`,
      draftsToo: (n) =>
        count(n, { one: '# rascunho perde-se também.', other: '# rascunhos perdem-se também.' }),
    },
    moved: (n) =>
      count(n, {
        one: '# ficha foi transferida. Está segura quando o outro aparelho tiver recebido o ficheiro.',
        other:
          '# fichas foram transferidas. Estão seguras quando o outro aparelho tiver recebido o ficheiro.',
      }),
    notReal: 'Aqui nada é real',
    inPractice: 'As pessoas do treino não precisam de cópia de segurança. Aqui pode experimentar uma.',
    ofThem: (n) => `Destas ${number(n)}:`,
    allToFix: (n) => `As ${number(n)} fichas estão todas por tratar: não foram aceites.`,
    allOnHold: (n) => `As ${number(n)} fichas estão todas em pausa: não são enviadas até você o dizer.`,
    waiting: (n) => count(n, { one: '# espera ser enviada.', other: '# esperam ser enviadas.' }),
    toFix: (n) =>
      count(n, {
        one: '# ficha está por tratar: não foi aceite.',
        other: '# fichas estão por tratar: não foram aceites.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# ficha está em pausa: não é enviada até você o dizer.',
        other: '# fichas estão em pausa: não são enviadas até você o dizer.',
      }),
    backupWhere: 'Guarde o ficheiro num cartão de memória ou noutro aparelho.',
    sendingNow: (n) => `A enviar agora: ${number(n)} ainda por confirmar.`,
    discardedNotCounted: (n) =>
      count(n, { one: '# ficha descartada não é contada.', other: '# fichas descartadas não são contadas.' }),
    sending: (n) =>
      count(n, {
        one: '# ficha está a caminho do servidor.',
        other: '# fichas estão a caminho do servidor.',
      }),
    unsure: (n) =>
      count(n, {
        one: 'Não se sabe se # ficha chegou.',
        other: 'Não se sabe se # fichas chegaram.',
      }),
    oneCopy: 'Este navegador conserva só uma cópia. Faça mais vezes uma cópia de segurança.',
    secondHelps: 'A segunda cópia ajuda se os dados do navegador se estragarem, não se o aparelho se perder.',
    snapshots:
      'Este navegador escreve a segunda cópia alguns segundos depois de cada alteração. Se perder as fichas antes disso, as mais recentes perdem-se: faça mais vezes uma cópia de segurança.',
    behind: 'A segunda cópia ainda não tem as últimas alterações. É escrita de novo sozinha.',
    newer:
      'Uma versão mais recente do Outpost guardou neste navegador fichas que esta versão não pode ler. Ficam como estão: atualize o Outpost.',
    notRead: 'Não foi possível ler as fichas. Carregue de novo a aplicação.',
  },
  copies: {
    title: 'Onde estão as suas fichas',
    names: {
      device: 'Este aparelho',
      second: 'Segunda cópia neste aparelho',
      file: 'Cópia de segurança',
      server: 'Servidor',
    },
    looks: {
      solid: 'segura',
      pale: 'só neste aparelho',
      sending: 'a ser enviada',
      noReply: first.states.noReply,
      lacking: 'não está lá',
    },
    ages: {
      now: 'agora',
      none: 'ainda nenhuma',
      missing: 'nenhuma',
      starting: 'a comparar',
      'no server': 'nenhum servidor definido agora',
      'nothing sent': 'ainda nada enviado',
      sending: 'a enviar',
      before: 'enviadas antes',
      'server before': 'enviadas antes, nenhum servidor definido agora',
    },
    behind: (since) => (since === undefined ? 'a ser escrita' : `atrasada, escrita ${since}`),
    notKnown: 'ainda não se sabe',
    records: (n) => count(n, { one: ' ficha', other: ' fichas' }),
  },

  export: {
    title: 'Exportar',
    about:
      'Tabelas do que foi criado neste aparelho, com estados e horas. Uma tabela não é uma cópia de segurança: nada pode ser restaurado a partir dela.',
    actions: {
      people: 'Exportar as pessoas como folha de cálculo',
      assignments: 'Exportar as atribuições como folha de cálculo',
      peopleCsv: 'Exportar as pessoas em CSV',
      assignmentsCsv: 'Exportar as atribuições em CSV',
      everything: 'Exportar ambas em JSON',
    },
    written: (done, all) => `${number(done)} de ${first.counts.records(all)} escritas`,
    stopped: 'Parado. Nenhum ficheiro foi guardado.',
    made: 'O ficheiro foi entregue ao navegador. Veja onde ele guarda os ficheiros descarregados.',
  },

  storage: 'Armazenamento neste aparelho',
  records: 'Fichas',
  recordsMade: (made) =>
    [
      first.counts.people(made.people),
      count(made.assignments, { one: '# atribuição', other: '# atribuições' }),
      groups.inNumbers(made.groups),
    ].join(', '),
  promise: 'O navegador pode apagar as suas fichas?',
  kept: { strong: 'Não.', rest: 'Não apaga nada aqui sem que uma pessoa o peça.' },
  mayBeErased: { strong: 'Sim.', rest: 'Pode apagá-las quando o aparelho ficar sem espaço.' },
  notSaid: 'Este navegador não diz se conserva o que está guardado.',
  sevenDays: 'Sete dias',
  safari: {
    before: 'O Safari apaga tudo aqui após sete dias de uso sem abrir o Outpost:',
    day: (day) => `não antes de ${day}`,
    after: ', a não ser que o abra antes. Não o faz quando o Outpost está no ecrã principal ou na Dock.',
  },
  privateWindow: 'Janela privada',
  inPrivateWindow:
    'Se esta for uma janela privada, tudo o que se inscreve desaparece quando ela é fechada. Use uma janela normal.',
  opened: 'Abre em',
  openedAs: {
    app: 'Uma aplicação própria, a partir do ecrã principal, da Dock ou do menu Iniciar.',
    tab: 'Um separador do navegador. Instale o Outpost, e é menos provável que o navegador apague o que está guardado.',
  },
  used: 'Usado',
  usedText: (bytes) => `${size(bytes, UNITS)}, incluindo a própria aplicação`,
  free: 'Livre',
  freeText: (bytes) => `O navegador permite mais ${size(bytes, UNITS)}. O próprio aparelho pode ter menos.`,
  askToKeep: 'Pedir ao navegador que as conserve',
  agreed: 'O navegador conserva o que está guardado aqui.',
  notAgreed:
    'O navegador não aceitou. Instale o Outpost ou junte-o aos favoritos, use-o algum tempo e depois peça de novo.',

  erase: {
    title: 'Apagar',
    open: 'Apagar tudo neste aparelho',
    notArrived: (n) =>
      count(n, {
        one: '# ficha não chegou a nenhum servidor.',
        other: '# fichas não chegaram a nenhum servidor.',
      }),
    gone: (n) =>
      count(n, {
        one: 'Apagada aqui, perde-se para sempre, e ninguém a pode trazer de volta.',
        other: 'Apagadas aqui, perdem-se para sempre, e ninguém as pode trazer de volta.',
      }),
    inBackup: (n) =>
      count(n, {
        one: 'Uma cópia de segurança contém-na: restaure esse ficheiro para a recuperar.',
        other: 'Uma cópia de segurança contém-nas: restaure esse ficheiro para as recuperar.',
      }),
    onlyHere: (n) =>
      count(n, {
        one: '# delas está só neste aparelho: nenhuma cópia de segurança a tem.',
        other: '# delas estão só neste aparelho: nenhuma cópia de segurança as tem.',
      }),
    moved: (n) =>
      count(n, {
        one: '# ficha foi transferida. Veja primeiro no outro aparelho: se ele não recebeu o ficheiro, também se perde.',
        other:
          '# fichas foram transferidas. Veja primeiro no outro aparelho: se ele não recebeu o ficheiro, também se perdem.',
      }),
    backupFirst: 'Fazer primeiro uma cópia de segurança',
    heldUp:
      'Outro separador do Outpost não responde. Feche os outros separadores do Outpost: depois o Outpost continua a apagar sozinho.',
    interrupted: 'O Outpost foi fechado enquanto tudo se apagava neste aparelho. Agora está tudo apagado.',
    notFinished:
      'O Outpost foi fechado enquanto tudo se apagava neste aparelho, e ainda não é possível terminar. Feche os outros separadores do Outpost e depois carregue de novo.',
    looked: 'Verificado depois: não resta nenhuma ficha, definição ou chave neste navegador.',
    left: 'Isto ainda está neste navegador. Feche os outros separadores do Outpost, carregue de novo e apague mais uma vez:',
    places: {
      database: 'Base de dados',
      files: 'Ficheiros da segunda cópia',
      cache: 'Respostas guardadas',
      entry: 'Definição',
    },
    allArrived:
      'Tudo o que foi criado aqui chegou, foi transferido ou foi descartado. O que se apaga é a história deste aparelho: nenhum servidor a devolve.',
    noRecords: 'Não há fichas neste aparelho. As definições e os grupos são apagados.',
    words: (erased) =>
      erased === 0 ? 'apagar tudo' : `apagar ${erased} ${erased === 1 ? 'ficha' : 'fichas'}`,
    type: (words) => `Escreva “${words}”`,
    typeHint:
      'As fichas, os grupos, as definições e a chave do servidor são apagados em todos os separadores, com a segunda cópia. A própria aplicação fica.',
    typeThis: (words) => `Escreva: ${words}`,
    erasing: 'A apagar',
    action: 'Apagar tudo',
  },
};
