import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = { other: 'Outro', 'revenue-share': 'Partilha de receitas' };
const encodings: Words['encodings'] = { form: 'Campos de formulário', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const { number } = numbersOf(first.language);

export const settings: Words = {
  save: 'Guardar definições',
  saved: 'Guardado.',
  notSaved: 'Alterado, ainda não guardado.',
  contracts,
  encodings,
  schemes: { system: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  names: {
    organisationName: 'nome da organização',
    organisationCountry: 'país',
    contract: 'tipo de contrato',
    serverAddress: 'endereço do servidor',
    serverHeader: 'nome do cabeçalho',
    encoding: 'codificação',
    parallel: 'envios paralelos',
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
        return `Escreva um número inteiro de 1 a ${problem.most}`;
    }
  },

  fromConfig: 'Definido para todos pela sua organização. Neste aparelho conta o que escrever aqui.',
  instead: (value) => `Definido neste aparelho. Para todos, a sua organização definiu: ${value}.`,
  takeBack: 'Usar o que a organização definiu',
  value(name, value) {
    if (typeof value === 'boolean') return value ? 'sim' : 'não';
    if (value === '') return 'nada';
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'Nome, país e contrato',
    device: 'Cópia de segurança, armazenamento, limpeza',
    groups: (all, notOnServer) =>
      all === 0
        ? 'Ainda nenhum'
        : [number(all), ...(notOnServer > 0 ? [`${number(notOnServer)} fora do servidor`] : [])].join(', '),
    look: (language, scheme) =>
      `${language}, ${{ system: 'como este aparelho', light: 'claro', dark: 'escuro' }[scheme]}`,
    server: (hasServer, connection) => {
      if (!hasServer) return 'Ainda nenhum';
      if (!connection) return 'Endereço e chave';
      return connection.finding === 'working' ? 'Ligado' : 'Sem ligação';
    },
    about: (version) => `Versão ${version}, fontes, licença`,
  },

  organisation: {
    name: 'Nome da organização',
    nameHint: 'Aparece como dona dos seus grupos, e no que você imprime.',
    country: 'País da organização',
    countryHint: 'Os preços são na moeda deste país. Vazio: na moeda do país de cada pessoa.',
    contract: 'Tipo de contrato',
    contractHint:
      'Com partilha de receitas, o Outpost pede preços em cada atribuição. Com outros contratos não. Uma alteração vale para as atribuições novas.',
  },

  server: {
    address: 'Endereço do servidor',
    inPage: {
      title: 'O servidor está dentro desta página',
      about: 'Você está em treino. Nada sai deste aparelho.',
    },
    addressHint:
      'Por exemplo https://api.example.org. Quem gere o servidor conhece-o. Deixe vazio e as fichas ficam neste aparelho.',
    details: 'Mais sobre o servidor',
    header: 'Nome do cabeçalho',
    headerHint: 'O cabeçalho do pedido que leva a chave. Normalmente apikey.',
    encoding: 'Codificação',
    encodingHint: 'Como os pedidos escrevem os seus campos. Normalmente em campos de formulário.',
    parallel: 'Envios paralelos',
    parallelHint:
      'Quantas pessoas vão de cada vez. As atribuições vão sempre uma a uma, porque cada uma é uma compra.',
    switches: {
      idempotencyKey: {
        label: 'O servidor reconhece um pedido já visto (Idempotency-Key)',
        hint: 'Um pedido cuja resposta se perdeu é então enviado de novo sozinho, porque o servidor o reconhece.',
      },
      groupsCreate: {
        label: 'Podem criar-se grupos no servidor a partir daqui (groups/create)',
        hint: 'Os grupos criados neste aparelho são então criados também no servidor. Sem isto, alguém escreve o identificador que cada um tem lá.',
      },
      retryUnknownUsers: {
        label: 'Enviar mais uma vez as pessoas incertas',
        hint: 'Quando ninguém pode dizer se uma pessoa chegou, o Outpost envia essa pessoa mais uma vez sozinho. Se da primeira vez chegou, o servidor tem a pessoa duas vezes, e nada aqui pode retirar uma. As atribuições nunca são enviadas de novo sozinhas.',
      },
    },
  },

  key: {
    label: 'Chave',
    hints: {
      none: 'Deixe vazio se o servidor não pedir nenhuma. O Outpost esquece-a se recarregar a página, fechar o separador ou não a usar durante doze horas.',
      session: 'Há uma chave definida. Deixe este campo vazio para a conservar.',
      'other server': 'Esta página conhece uma chave para outro servidor. Decida abaixo, ou escreva outra.',
      locked:
        'Uma chave está guardada neste aparelho. Escreva a frase secreta dela abaixo, ou outra chave aqui.',
    },
    passphrase: 'Frase secreta',
    passphraseHint: 'Quatro palavras ou mais. Ninguém a pode recuperar.',
    remember: 'Lembrar neste aparelho',
    rememberHint: 'Cifrada com uma frase secreta. Quando abrir o Outpost de novo, ele pede a frase secreta.',
    use: 'Usar a chave guardada',
    forget: 'Esquecer a chave',
    known: 'Esta página conhece a chave.',
    forgotten: 'A chave foi esquecida.',
  },

  connection: {
    title: 'Ligação',
    checking: 'A verificar …',
    notChecked: 'Ainda não verificada.',
    check: 'Verificar a ligação',
  },

  lists: {
    title: 'Profissões e avaliações',
    builtIn: 'A lista incluída está em uso. Verificar a ligação pede de novo ao servidor a lista dele.',
    ofServer: { before: 'A lista de', after: 'está em uso.' },
    useBuiltIn: 'Usar a lista incluída',
  },

  appearance: 'Aspeto',
  about: {
    version: 'Versão',
    versionOf: (version) => `Outpost ${version}`,
    licence: 'Licença',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Profissões',
    occupationsText:
      'Classificação Internacional Tipo das Profissões (CITP-08) e o seu índice de designações, ©\u00A0Organização\u00A0Internacional\u00A0do\u00A0Trabalho. A OIT não participa no Outpost e não o recomenda. Este serviço utiliza a classificação ESCO da Comissão Europeia. É usada aqui numa forma modificada.',
    countries: 'Países',
    countriesText: 'Os 249 códigos da norma ISO 3166-1. Os nomes vêm deste navegador.',
    assessments: 'Avaliações',
    assessmentsText:
      'As descrições são palavras deste projeto, até que as de um servidor tomem o seu lugar. Não foram escritas pelos autores dos inquéritos, e não se afirma nenhuma validade.',
    sources: 'Fontes',
    sourcesText:
      'O código-fonte do Outpost diz de onde vem cada ficheiro de dados, e quem tem direitos sobre ele. Para programadores: data/README.md',
    privacy: 'Privacidade',
    privacyText:
      'O Outpost fala com o alojamento de onde foi carregado e com o servidor indicado em Servidor, e com mais ninguém.',
  },
};
