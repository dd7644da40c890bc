import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { settings } from '../settings/settings.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['setup'];

const { number, count } = numbersOf(first.language);
const { organisation, server } = settings;

const expected: Record<string, string> = {
  server: 'um endereço web',
  header: 'o nome de um cabeçalho para a chave, como apikey',
  encoding: '“form” ou “json”',
  organisation: 'um nome de 200 letras no máximo',
  country: 'as duas maiúsculas de um país, como GB',
  contract: '“other” ou “revenue-share”',
  'default-country': 'as duas maiúsculas de um país, como KE',
};

export const setup: Words = {
  labels: {
    organisationName: 'Organização',
    organisationCountry: organisation.country,
    contract: organisation.contract,
    defaultCountry: 'País do formulário',
    serverAddress: server.address,
    serverHeader: server.header,
    encoding: server.encoding,
    parallel: server.parallel,
    delaySeconds: server.delay,
    idempotencyKey: server.switches.idempotencyKey.label,
    groupsCreate: server.switches.groupsCreate.label,
    retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
  },
  intro: 'Ainda nada mudou.',
  trust: 'Configure-o só se souber quem lhe deu o link ou o endereço.',
  allGoesTo: 'Depois de configurado, as fichas são enviadas para',
  newGoTo: 'Depois de configurado, as fichas novas são enviadas para',
  linkSets: 'O link define este servidor',
  ownOrigin: 'É o endereço de onde vem o próprio Outpost.',
  noServer: 'nenhum',
  currentServer: 'Servidor atual:',
  fillsIn: 'Isto será definido',
  was: 'Agora:',
  goThere: (n) =>
    count(n, {
      one: 'Será enviada para o servidor novo.',
      other: 'Serão enviadas para o servidor novo.',
    }),
  keyNext: 'Se o servidor novo precisar de uma chave, escreve-a no passo seguinte.',
  notSentBefore: (n) => count(n, { one: 'Ainda não foi enviada.', other: 'Ainda não foram enviadas.' }),
  onHold: (n) => count(n, { one: 'Ficará em pausa.', other: 'Ficarão em pausa.' }),
  onHoldWhy: (n) =>
    count(n, {
      one: 'Já foi enviado algo para o servidor atual. Pode enviá-la mais tarde para o servidor novo, em Envios.',
      other:
        'Já foi enviado algo para o servidor atual. Pode enviá-las mais tarde para o servidor novo, em Envios.',
    }),
  staySaved: (n) =>
    count(n, {
      one: 'Continua guardada neste aparelho.',
      other: 'Continuam guardadas neste aparelho.',
    }),
  cannotWait: 'Se não puder esperar, toque em “Suspender o envio” em Envios. O link fica lá à espera.',
  onTheirWay: (n) =>
    count(n, {
      one: 'Está a caminho do servidor atual. O Outpost espera a resposta.',
      other: 'Estão a caminho do servidor atual. O Outpost espera as respostas.',
    }),
  noAnswer: 'Não veio nenhuma resposta.',
  wereSent: (n, isSet) =>
    isSet
      ? count(n, {
          one: 'Foi enviada para o servidor atual.',
          other: 'Foram enviadas para o servidor atual.',
        })
      : count(n, {
          one: 'Foi enviada para um servidor que já não está definido.',
          other: 'Foram enviadas para um servidor que já não está definido.',
        }),
  decideFirst: (n) =>
    count(n, {
      one: 'Decida primeiro sobre ela. O link fica à espera em Envios. Se continuar agora, fica incerta.',
      other:
        'Decida primeiro sobre elas. O link fica à espera em Envios. Se continuar agora, ficam incertas.',
    }),
  waitFirst: (n) =>
    count(n, {
      one: '# ficha vai antes para o servidor atual. Espere aqui: esta página muda sozinha.',
      other: '# fichas vão antes para o servidor atual. Espere aqui: esta página muda sozinha.',
    }),
  untilDecided: (n) =>
    count(n, {
      one: 'Fica como está até você decidir em Envios.',
      other: 'Ficam como estão até você decidir em Envios.',
    }),
  thenGo: (n) =>
    count(n, { one: 'Depois vai para o servidor novo.', other: 'Depois vão para o servidor novo.' }),
  laterGo: (n) =>
    count(n, {
      one: 'Pode enviá-la mais tarde para o servidor novo.',
      other: 'Pode enviá-las mais tarde para o servidor novo.',
    }),
  comeBack: (n) =>
    count(n, {
      one: 'Ficou em pausa para este servidor. Voltará a esperar, e será enviada para lá.',
      other: 'Ficaram em pausa para este servidor. Voltarão a esperar, e serão enviadas para lá.',
    }),
  keyOfOther: 'Escreve a chave do servidor novo no passo seguinte. Até lá, nada lhe é enviado.',
  linkWaits: 'Um link de configuração está à espera:',
  goOn: 'Continuar a configuração',
  goToSync: `Ir para ${first.titles.sync}`,
  allSet: 'Este aparelho já está configurado assim.',
  addsGroups: (n) => count(n, { one: '# grupo será juntado', other: '# grupos serão juntados' }),
  knownGroups: (n) =>
    count(n, {
      one: '# grupo já está aqui e fica como está.',
      other: '# grupos já estão aqui e ficam como estão.',
    }),
  sameName: (n) =>
    count(n, {
      one: '# grupo não será juntado, porque outro grupo aqui tem o mesmo nome:',
      other: '# grupos não serão juntados, porque outros grupos aqui têm os mesmos nomes:',
    }),
  ignored: (names) =>
    `Nenhum link pode configurar ${names.map((name) => `“${name}”`).join(', ')}. Fica de fora.`,
  confirm: 'Configurar este aparelho',
  notNow: 'Agora não',
  makeRoom: 'Primeiro arranje espaço. Depois configure este aparelho.',

  done: 'Este aparelho está configurado.',
  nextKey: 'Escreva agora a chave do servidor. Peça-a à pessoa que lhe deu o link ou o endereço.',
  enterKey: 'Escrever a chave',
  isSetUp: (name) =>
    name === '' ? 'A sua organização já está configurada.' : `${apart(name)} já está configurada.`,

  refused: 'Este link não pode ser usado',
  loadFirst: 'Toque em “Recarregar”. Depois o link abre-se.',
  nothingChanged: 'Nada mudou. Peça outro link a quem o fez.',
  inPractice: 'Você está no treino. Saia do treino para usar este link.',
  leavePractice: 'Sair do treino e abrir o link',
  problem,

  paste: 'Link de configuração ou endereço do servidor',
  pasteHint:
    'O link inteiro, ou um endereço como https://api.example.org. Você vê o que ele configura antes de alguma coisa mudar.',
  open: 'Abrir',
  pasteProblem: (fault) =>
    fault.kind === 'no-link'
      ? 'Cole o link inteiro, com #/setup, ou um endereço como https://api.example.org'
      : problem(fault),
};

function problem(fault: Parameters<Words['problem']>[0]): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'O link não configura nada.';
    case 'broken':
      return 'O link está partido em várias linhas. Copie-o inteiro numa só linha, ou peça-o de novo.';
    case 'too-long':
      return `O link tem mais de ${number(fault.most)} letras. Peça um com menos grupos.`;
    case 'key':
      return `O link contém uma chave, em “${fault.name}”. Quem vê um link pode lê-la: uma chave escreve-se sempre à mão. Peça um link sem ela, e uma chave nova.`;
    case 'twice':
      return `O link tem “${fault.field}” duas vezes.`;
    case 'address':
      return {
        'not whole':
          'O endereço do servidor no link não é um endereço web inteiro, como https://api.example.org.',
        'not https': 'O endereço do servidor no link não começa por https://. Outros poderiam ler a chave.',
        'holds credentials':
          'O endereço do servidor no link contém um nome de utilizador ou uma palavra-passe.',
      }[fault.problem];
    case 'unseen':
      return `“${fault.field}” contém caracteres que não se veem.`;
    case 'unexpected':
      return `“${fault.field}” deve ser ${expected[fault.field] ?? ''}.`;
    case 'many-groups':
      return `O link tem mais de ${number(fault.most)} grupos.`;
    case 'group':
      return `O grupo ${number(fault.at)} do link deve ter um UUID, um nome que se veja e um tipo como TEAM.`;
    case 'group-twice':
      return `O grupo ${number(fault.at)} do link está lá duas vezes.`;
  }
}
