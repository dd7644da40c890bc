import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = {
  other: 'Sem preços: o seu contrato cobre-as',
  'revenue-share': 'Cada avaliação tem um preço',
};
const encodings: Words['encodings'] = { form: 'Campos de formulário', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const { count, number } = numbersOf(first.language);

export const settings: Words = {
  save: 'Guardar definições',
  saved: 'Guardado.',
  notSaved: 'Alterado, ainda não guardado.',
  noRoom: 'Primeiro arranje espaço.',
  noRoomYet: 'O que escreveu fica enquanto este ecrã estiver aberto.',
  contracts,
  encodings,
  schemes: { system: 'Como este aparelho', light: 'Claro', dark: 'Escuro' },
  names: {
    organisationName: 'nome da organização',
    organisationCountry: 'país',
    contract: 'pagamento das avaliações',
    serverAddress: 'endereço do servidor',
    serverHeader: 'nome do cabeçalho',
    encoding: 'codificação',
    parallel: 'envios paralelos',
    delaySeconds: 'espera antes de enviar',
  },

  mend(problem) {
    switch (problem.name) {
      case 'serverAddress':
        return {
          'not whole': 'Escreva o endereço completo do servidor, por exemplo https://api.example.org',
          'not https':
            'Use um endereço que comece por https://. Por http:// outros poderiam ler a chave, por isso é só para http://localhost',
          'holds credentials':
            'Retire do endereço o nome de utilizador e a palavra-passe. A chave tem um campo próprio',
        }[problem.problem];
      case 'serverHeader':
        return 'Escreva o nome de um cabeçalho, por exemplo apikey';
      case 'parallel':
      case 'delaySeconds':
        return `Escreva um número inteiro de ${problem.least} a ${problem.most}`;
    }
  },

  fromConfig: 'Definido para todos pela sua organização. Neste aparelho conta o que escrever aqui.',
  instead: (value) => `Definido neste aparelho. Para todos, a sua organização definiu: ${value}.`,
  takeBack: 'Usar o que a organização definiu',
  value(name, value) {
    if (typeof value === 'boolean') return value ? 'sim' : 'não';
    if (value === '') return 'nada';
    if (name === 'delaySeconds')
      return value === 0 ? 'sem espera' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'Por preencher',
    device: 'Cópia de segurança, armazenamento, limpeza',
    groups: (all, notOnServer) =>
      all === 0
        ? 'Ainda nenhum'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`${number(notOnServer)} fora do servidor`] : []),
          ].join(', '),
    look: (language, scheme) => `${language}${{ system: '', light: ' · claro', dark: ' · escuro' }[scheme]}`,
    notChecked: 'Ainda não verificado',
    server: (connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'Ligado' : 'Sem ligação';
    },
    about: (version) => `Versão ${version}, licença`,
  },

  organisation: {
    fillsIn: 'Isto é preenchido por quem prepara este aparelho.',
    linkFillsIn: 'Um link de configuração também o pode fazer.',
    name: 'Nome da organização',
    nameHint: 'Aparece como dona dos seus grupos, e no que você imprime.',
    country: 'País da organização',
    countryHint: 'Onde fica a sua organização. Os preços usam a moeda do país de cada pessoa.',
    countryIs: 'Onde fica a sua organização. Não é o país das pessoas.',
    contract: 'Como são pagas as avaliações?',
    contractHint: 'Se alterar isto, só mudam as atribuições novas.',
    notChosen: 'Ninguém escolheu ainda: por isso não se mostra nenhum preço.',
    notSure: 'Tem dúvidas? Pergunte a quem lhe deu o Outpost.',
  },

  server: {
    address: 'Endereço do servidor',
    inPage: {
      title: 'Este é um servidor de treino',
      about:
        'Está dentro desta página e não precisa de rede. O que você envia vai para ele, e nada sai deste aparelho.',
    },
    linkFillsIn: 'O link preenche tudo isto menos a chave. Sem link, escreva o endereço abaixo.',
    addressHint: 'Por exemplo https://api.example.org. Se estiver vazio, nada é enviado.',
    details: 'Mais definições do servidor',
    header: 'Nome do cabeçalho',
    headerHint: 'O cabeçalho do pedido que leva a chave. Normalmente apikey.',
    encoding: 'Codificação',
    encodingHint: 'Como os pedidos escrevem os seus campos. Normalmente em campos de formulário.',
    parallel: 'Envios paralelos',
    parallelHint:
      'Quantas pessoas vão de cada vez. As atribuições vão sempre uma a uma, porque cada uma é uma compra.',
    delay: 'Espera antes de enviar',
    delayHint:
      'O tempo que uma pessoa ou atribuição nova espera antes de seguir. Até lá pode desfazê-la, mesmo com rede.',
    switches: {
      idempotencyKey: {
        label: 'O servidor reconhece um pedido já visto (Idempotency-Key)',
        hint: 'Um pedido cuja resposta se perdeu é então enviado de novo sozinho, porque o servidor o reconhece.',
      },
      groupsCreate: {
        label: 'Podem criar-se grupos no servidor a partir daqui (groups/create)',
        hint: 'Os grupos criados neste aparelho são então criados também no servidor. Sem isto, alguém escreve o identificador que cada um tem lá.',
      },
      retryNoReplyUsers: {
        label: 'Enviar mais uma vez as pessoas incertas',
        hint: 'Quando ninguém pode dizer se uma pessoa chegou, o Outpost envia essa pessoa mais uma vez sozinho. Se da primeira vez chegou, o servidor tem a pessoa duas vezes, e nada aqui pode retirar uma. As atribuições nunca são enviadas de novo sozinhas.',
      },
    },
  },

  key: {
    label: 'Chave',
    hints: {
      none: 'Deixe vazio se o seu servidor não precisar de chave.',
      session: 'Há uma chave definida. Deixe o campo vazio para a manter, ou escreva a nova.',
      remembered:
        'Há uma chave definida, e este aparelho lembra-a. Deixe o campo vazio para a manter, ou escreva a nova.',
      'other server': 'Esta página conhece uma chave para outro servidor. Decida abaixo, ou escreva outra.',
      locked:
        'Uma chave está guardada neste aparelho. Escreva a frase secreta dela abaixo, ou outra chave aqui.',
    },
    passphrase: 'Frase secreta',
    passphraseHint: 'Quatro palavras ou mais. Ninguém a pode recuperar.',
    remember: 'Lembrar a chave neste aparelho',
    typeFirst: 'Escreva primeiro a chave.',
    rememberHint:
      'O Outpost guarda-a cifrada, e pede uma frase secreta quando o abrir de novo. Se não marcar, a chave é esquecida quando esta página é recarregada, ou depois de 12 horas sem uso. Então nada é enviado até que você a escreva de novo.',
    use: 'Usar a chave guardada',
    forget: 'Esquecer a chave',
    known: 'Esta página conhece a chave.',
    forgotten: 'A chave foi esquecida.',
    taken: 'O servidor aceita a chave.',
    refused: 'O servidor recusa a chave.',
  },

  connection: {
    title: 'Ligação',
    checking: 'A verificar …',
    here: {
      'no key': 'O servidor quer uma chave. Escreva-a no campo Chave.',
      'credentials refused': 'O servidor recusa a chave. Verifique o campo Chave.',
      'this app itself':
        'Este é o endereço da própria aplicação, e nenhum servidor responde aí. Escreva o endereço do seu servidor no campo dele.',
    },
    notChecked: 'Ainda não verificada.',
    lastAsked: (time) => `Última tentativa: ${time}.`,
    noNetworkAt: (time) => `Última tentativa: ${time}, sem rede.`,
    answered: (time) => `Última resposta: ${time}`,
    notAnswered: (time) => `Sem resposta: ${time}`,
    toFix: (n) => count(n, { one: '# ficha está por tratar.', other: '# fichas estão por tratar.' }),
    waitFor: (n) =>
      count(n, {
        one: 'Nenhum servidor está definido. # ficha espera por um.',
        other: 'Nenhum servidor está definido. # fichas esperam por um.',
      }),
    sendingNow: 'Estão a ser enviadas fichas agora. Pare em Envios antes de guardar uma alteração.',
    check: 'Verificar a ligação',
  },

  lists: {
    title: 'Profissões e avaliações',
    builtIn: 'A lista incluída está em uso. Verificar a ligação pede de novo ao servidor a lista dele.',
    ofServer: { before: 'A lista de', after: 'está em uso.' },
    useBuiltIn: 'Usar a lista incluída',
  },

  appearance: 'Claro ou escuro',
  atOnce: 'As alterações aplicam-se logo, neste aparelho.',
  atOnceFull: 'As alterações aplicam-se logo, mas podem durar só até esta página ser fechada.',
  about: {
    version: 'Versão',
    versionOf: (version) => `Outpost ${version}`,
    newerOpen: 'Uma versão mais recente está aberta noutro separador.',
    loadedFrom: 'Sítio',
    licence: 'Licença',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Profissões',
    occupationsText:
      'Classificação Internacional Tipo das Profissões (CITP-08) e o seu índice de designações, ©\u00A0Organização Internacional do Trabalho. A OIT não participa no Outpost e não o recomenda.',
    escoText:
      'Este serviço utiliza a classificação ESCO da Comissão Europeia. É usada aqui numa forma modificada.',
    countries: 'Países',
    countriesText: 'Os 249 códigos da norma ISO 3166-1. Os nomes vêm deste navegador.',
    assessments: 'Avaliações',
    assessmentsText:
      'As descrições em Avaliações são nossas, não dos autores das avaliações, e podem não ser exatas. Um servidor pode pôr as suas no lugar delas.',
    privacy: 'Privacidade',
    privacyOf: {
      server: 'O Outpost envia dados só para este servidor:',
      none: 'Nenhum servidor está definido: agora nada é enviado.',
      notRead: 'O Outpost envia dados só para um servidor que você defina.',
      practice: 'Isto é o treino: nada sai deste aparelho.',
    },
    loadsItself: 'O Outpost carrega-se do seu próprio sítio.',
    contactsNoOther: 'Não contacta nenhum outro sítio.',
    sources: 'Licenças e fontes',
    help: 'Ajuda',
    helpText: (organisation) =>
      organisation === ''
        ? 'Pergunte à pessoa que lhe deu o Outpost.'
        : `Pergunte a ${apart(organisation)}, ou à pessoa que lhe deu o Outpost.`,
    welcome: 'Mostrar de novo as boas-vindas',
  },
};
