import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';

type Words = ScreenWords['transfer'];

const { count } = numbersOf(first.language);

const inNumbers: Words['going'] = ({ people, assignments, groups: made }) =>
  [
    people > 0 ? first.counts.people(people) : '',
    assignments > 0 ? count(assignments, { one: '# atribuição', other: '# atribuições' }) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const transfer: Words = {
  title: 'Transferir',
  about:
    'Outro aparelho pode receber as fichas que esperam aqui, e enviá-las. Vão num ficheiro que só esse aparelho pode receber.',
  thisDevice: 'Código deste aparelho',
  thisDeviceHint: 'Para dar fichas a este aparelho, escreva este código no outro aparelho.',
  copy: 'Copiar',
  codeCopied: 'Código deste aparelho',

  give: 'Dar fichas a outro aparelho',
  everything: 'Tudo o que está em espera',
  chosen: (n) => `De ${count(n, { one: '# pessoa escolhida', other: '# pessoas escolhidas' })}`,
  ratherEverything: 'Em vez disso, transferir tudo o que está em espera',
  howToChoose: 'Para transferir só algumas pessoas, escolha-as em Pessoas.',
  toPeople: 'Ir para Pessoas',
  going: (numbers) => `Podem ir: ${inNumbers(numbers)}.`,
  nothingGoes: 'Nada do que está em espera pode ir agora.',
  staying: {
    tried: (n) =>
      count(n, {
        one: '# ficha não pode ir: este aparelho começou a enviá-la.',
        other: '# fichas não podem ir: este aparelho começou a enviá-las.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# ficha não pode ir: está em pausa.',
        other: '# fichas não podem ir: estão em pausa.',
      }),
    toFix: (n) =>
      count(n, {
        one: '# ficha não pode ir: está por tratar.',
        other: '# fichas não podem ir: estão por tratar.',
      }),
    tied: (n) =>
      count(n, {
        one: '# ficha não pode ir: está ligada a uma ficha que fica aqui, por exemplo um grupo por que outras esperam.',
        other:
          '# fichas não podem ir: estão ligadas a uma ficha que fica aqui, por exemplo um grupo por que outras esperam.',
      }),
  },
  otherCode: 'Código do outro aparelho',
  otherCodeHint: 'No outro aparelho, abra Definições, Este aparelho, Transferir. O código aparece lá.',
  action: 'Transferir',
  problems: {
    'not a code': 'Veja o código de novo: há uma letra errada, ou falta uma',
    'own code': 'Este é o código deste aparelho. Escreva o código que o outro aparelho mostra',
    'not a return code': 'Veja o código de devolução de novo: há uma letra errada, ou falta uma',
    'another code': 'Este é o código de devolução de outra transferência',
    'not confirmed': 'Marque a caixa quando tiver a certeza',
  },
  given: (code) => `Feito: ${code}. Leve agora o ficheiro para o outro aparelho.`,

  take: 'Receber fichas de outro aparelho',
  takeAbout: 'Escolha o ficheiro que o outro aparelho fez para este.',
  choose: 'Escolher o ficheiro',
  found: (from, code, time) =>
    `O ficheiro diz que vem do aparelho ${from}, transferência ${code} de ${time}. Nada o prova: receba-o só de alguém que conheça.`,
  inFile: (numbers) => `Contém: ${inNumbers(numbers)}. Depois de o receber, é este aparelho que envia tudo.`,
  buys: (n, prices) => `Compra ${first.counts.assessments(n)}: ${prices}.`,
  unpriced: (n) => `${first.counts.assessments(n)} sem preço conhecido`,
  looksFirst: 'O que compra fica aqui em pausa até que o tenha visto.',
  takeThem: 'Receber',
  leaveThem: 'Não receber',
  unreadable: {
    'not a transfer': 'Este ficheiro não é uma transferência do Outpost. Nada foi alterado.',
    'of a newer version':
      'Este ficheiro foi feito por uma versão mais recente do Outpost. Atualize o Outpost e depois escolha-o de novo.',
    'of practice':
      'Este ficheiro foi feito no treino: nada nele é real. Receba-o no treino. Nada foi alterado.',
    'of the real world':
      'Este ficheiro tem fichas reais, e o treino não recebe nenhuma. Saia do treino e depois escolha-o de novo. Nada foi alterado.',
    damaged: 'Este ficheiro está danificado. Nada foi recebido. Guarde-o de novo no outro aparelho.',
  },
  forAnother: (other, here) =>
    `Este ficheiro é para o aparelho ${other}. Este é o ${here}, e não o pode receber. Nada foi alterado.`,
  takenAlready: (time) => `Este aparelho recebeu este ficheiro em ${time}. Nada foi acrescentado.`,
  givenBackAlready: (time) =>
    `Este aparelho recebeu este ficheiro, e devolveu as fichas em ${time}. Nada foi acrescentado.`,
  taken: (n) =>
    count(n, {
      one: '# ficha está agora aqui, em espera.',
      other: '# fichas estão agora aqui, em espera.',
    }),
  toLookAt: (n) =>
    count(n, {
      one: 'Mais # ficha está em pausa até que tenha visto o que compra. Veja no ecrã Envios.',
      other: 'Mais # fichas estão em pausa até que tenha visto o que compram. Veja no ecrã Envios.',
    }),
  takenOnHold: (n) =>
    count(n, {
      one: '# delas está em pausa: foi criada para outro servidor. Veja no ecrã Envios.',
      other: '# delas estão em pausa: foram criadas para outro servidor. Veja no ecrã Envios.',
    }),
  wereHere: (n) =>
    count(n, {
      one: '# ficha já estava aqui, e não mudou.',
      other: '# fichas já estavam aqui, e não mudaram.',
    }),

  list: 'Transferidas e recebidas',
  out: (code, other) => `${code}, para o aparelho ${other}`,
  in: (code, other) => `${code}, do aparelho ${other}`,
  when: (numbers, time) => `${inNumbers(numbers)}, em ${time}`,
  getFile: 'Obter o ficheiro',
  saveFile: 'Guardar o ficheiro',
  shareFile: 'Partilhar o ficheiro',
  of: (code) => `de ${code}`,
  fileReady: 'O ficheiro está pronto. Se ele se perder, obtenha-o de novo aqui.',
  fileSaved: 'O ficheiro foi entregue ao navegador. Veja se o tem.',
  noFile: 'As fichas dele estão de novo aqui. Já não há ficheiro.',

  hasThem: 'O outro aparelho tem-nas',
  hasThemAbout:
    'Veja no outro aparelho. Quando estas fichas estiverem lá, diga-o aqui: até então não contam como seguras.',
  saidTaken: (time) => `Seguras: disse em ${time} que o outro aparelho as tem.`,
  hasNot: 'Ele não as tem',
  saySo: 'Quando o tiver recebido, diga-o abaixo, em “Transferir”.',
  onOther: (n) =>
    count(n, {
      one: '# ficha está noutro aparelho, como disse.',
      other: '# fichas estão noutro aparelho, como disse.',
    }),

  takeBack: 'Tomar de volta',
  takeBackAbout: 'O outro aparelho mostra um código de devolução quando devolve as fichas.',
  returnCode: 'Código de devolução',
  takeBackAction: 'Tomar de volta com o código',
  withoutCode: 'Sem código de devolução',
  risk: (numbers) =>
    `Só se o outro aparelho se perdeu, ou nunca recebeu o ficheiro. Se ele também as enviar, tudo isto pode chegar duas vezes, e o que elas compram é comprado duas vezes: ${inNumbers(numbers)}.`,
  sure: 'Tenho a certeza de que o outro aparelho não as envia',
  takeBackAnyway: 'Tomar de volta sem código',
  takenBack: (n) =>
    count(n, {
      one: '# ficha está de novo em espera aqui.',
      other: '# fichas estão de novo em espera aqui.',
    }),
  ended: {
    out: {
      'return code': 'Tomadas de volta com o código de devolução',
      'a person': 'Tomadas de volta sem código de devolução',
    },
    in: 'Devolvidas. Escreva este código de devolução no outro aparelho:',
  },

  giveBack: 'Devolver',
  giveBackAbout: 'Este aparelho larga as fichas, e mostra um código de devolução para o outro.',
  giveBackAction: 'Devolver e mostrar o código',
  notPossible: 'Não podem ser devolvidas com um código.',
  inTheWay: {
    tried: (n) =>
      count(n, {
        one: '# ficha foi enviada daqui, ou começou a ser enviada.',
        other: '# fichas foram enviadas daqui, ou começaram a ser enviadas.',
      }),
    changed: (n) =>
      count(n, {
        one: '# ficha foi alterada aqui, ou veio de outra maneira.',
        other: '# fichas foram alteradas aqui, ou vieram de outra maneira.',
      }),
    named: (n) =>
      count(n, {
        one: '# ficha criada aqui pertence-lhes.',
        other: '# fichas criadas aqui pertencem-lhes.',
      }),
  },
  ratherFile: 'O que ainda está em espera pode voltar numa transferência para esse aparelho.',
};
