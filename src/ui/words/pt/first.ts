import { numbersOf } from '../plural.ts';
import type { FirstWords } from '../tables.ts';

const language = 'pt-PT';
const { number, money, count } = numbersOf(language);

const people = (n: number) => count(n, { one: '# pessoa', other: '# pessoas' });
const records = (n: number) => count(n, { one: '# ficha', other: '# fichas' });
const assessments = (n: number) => count(n, { one: '# avaliação', other: '# avaliações' });

export const first: FirstWords = {
  language,
  number,
  money,
  counts: { people, records, assessments },

  comma: ',',

  // Feminine: a state is said of a pessoa, a ficha or an atribuição.
  states: {
    draft: 'rascunho',
    waiting: 'em espera',
    sending: 'a caminho',
    noReply: 'incerta',
    toFix: 'por tratar',
    onHold: 'em pausa',
    confirmed: 'confirmada',
    moved: 'transferida',
    discarded: 'descartada',
  },

  titles: {
    register: 'Inscrever uma pessoa',
    people: 'Pessoas',
    person: 'Pessoa',
    assign: 'Atribuir avaliações',
    assessments: 'Avaliações',
    assessment: 'Avaliação',
    occupations: 'Profissões',
    occupation: 'Profissão',
    overview: 'Resumo',
    sync: 'Envios',
    settings: 'Definições',
    you: 'A sua organização',
    groups: 'Grupos',
    device: 'Este aparelho',
    look: 'Aspeto e língua',
    server: 'Servidor',
    about: 'Acerca de',
    setup: 'Configurar este aparelho',
    practice: 'Comparar aparelho e servidor',
    tour: 'Cenas',
    more: 'Mais',
    console: 'Consola',
    call: 'Chamada',
    unknown: 'Este ecrã não existe',
  },

  mend: {
    sex: 'Escolha homem ou mulher',
    country: 'Escolha um país da lista',
    occupation: 'Escolha uma profissão da lista',
    group: 'Escolha um grupo da lista, ou limpe o campo',
    purchase: 'Marque a caixa para confirmar a compra, ou retire as avaliações',
    eachPrice: 'Escreva o preço de uma avaliação em algarismos, por exemplo 12.50',
    extrasPrice: 'Escreva os custos extra em algarismos, por exemplo 0',
    referenceTooLong: 'Encurte a referência para 60 caracteres',
  },

  frame: {
    app: 'Outpost',
    practice: 'Treino',
    skip: 'Ir para o conteúdo principal',
    toRegister: 'Ir para Inscrever',
    notLoaded: 'Este ecrã não foi carregado',
    kept: 'O que você guardou antes continua neste aparelho.',
    connectOnce: 'Ligue-se à rede uma vez e depois carregue de novo a aplicação.',
    loadAgain: 'Recarregar',
    done: 'Pronto',
  },

  notLoaded: {
    receipt: 'O recibo não foi carregado',
    assessments: 'A lista de avaliações não foi carregada',
    recentPeople: 'A lista das últimas pessoas inscritas não foi carregada',
  },

  navigation: {
    name: 'Principal',
    register: 'Inscrever',
  },

  combobox: {
    usage:
      'Os resultados aparecem enquanto você escreve. Percorra-os com as setas para cima e para baixo e escolha com Enter, ou explore com o dedo.',
    clear: 'Limpar',
    nothingChosen: 'Ainda nada foi escolhido. Escolha da lista, ou limpe o campo.',
    chosen: (name) => `${name}, escolhido.`,
    results: (n) =>
      n === 0
        ? 'Nenhum resultado.'
        : count(n, { one: '# resultado disponível.', other: '# resultados disponíveis.' }),
    highlighted: (name, position, n) => `${name}, ${number(position)} de ${number(n)}, em destaque.`,
  },

  fields: {
    error: 'Erro:',
    problem: 'Há um problema',
    optional: '(facultativo)',
    sex: 'Sexo',
    sexes: { M: 'Homem', F: 'Mulher' },
    occupation: 'Profissão',
    country: 'País',
    nearMatch: (typed) => `Nada corresponde exatamente a “${typed}”. Queria dizer uma destas opções?`,
    typeCountry: 'Escreva um país',
    noCountry: (typed) =>
      `Nenhum país se chama “${typed}”. Tente o nome em português ou em inglês, ou o código de duas letras.`,
    group: 'Grupo',
    leaveEmpty: 'Deixe vazio se não houver.',
    noGroupChosen: 'nenhum grupo',
    change: 'Mudar',
    countryAndGroup: 'país e grupo',
    reference: 'Referência',
    referenceHint: 'Fica neste aparelho. Não escreva um nome completo.',
  },

  occupation: {
    broaderMark: '(grupo mais amplo)',
    via: 'encontrada como',
    ask: 'Escreva o que faz',
    loading: 'As profissões ainda estão a carregar.',
    titlesLoading: 'As designações ainda estão a carregar. Por agora só se encontram os nomes oficiais.',
    nothing: (typed) => `Nada corresponde a “${typed}”. Tente outra palavra para este trabalho.`,
    didYouMean: 'Queria dizer',
    tree: 'Procurar na árvore das profissões',
    pinned: 'fixada',
    sure: 'correspondência clara',
  },

  purchase: {
    eachPrice: 'Preço de uma avaliação',
    extrasPrice: 'Custos extra no total',
    confirm: (what, total) => `Confirmo a compra de ${what}${total === undefined ? '' : ` por ${total}`}`,
  },

  register: {
    save: 'Guardar e seguinte',
    saving: 'A guardar…',
    saved: 'Guardado. Inscreva a pessoa seguinte.',
    savedAt: (time) => `guardada ${time}`,
    sentIn: (seconds) => `Envio em ${number(seconds)} s`,
    sendNow: 'Enviar agora',
    notSaved: 'Ainda nada foi guardado',
    late: 'Ainda nada foi guardado: falta carregar uma parte da aplicação. O que escreveu fica neste aparelho.',
    preset: 'Avaliações por atribuir',
    presetLine: (keys) => `Avaliações por atribuir: ${keys.length === 0 ? 'nenhuma' : keys.join(', ')}`,
    gone: 'Já não estão na lista:',
    receipt: 'Última pessoa inscrita',
    restore: 'Recuperar',
    undo: 'Desfazer',
    edit: 'Editar',
    assign: 'Atribuir',
    open: 'Abrir',
  },

  offline: {
    ready: 'Pronto para funcionar sem rede',
    getting: 'A preparar-se para funcionar sem rede: mantenha a ligação',
    damaged: (file) => `Esta cópia da aplicação está danificada: avise quem a aloja (${file})`,
    noRoom: 'Não há espaço para funcionar sem rede: liberte espaço neste aparelho',
    notAllowed: 'Este navegador não deixa o Outpost funcionar sem rede',
  },

  firstSight: {
    title: 'Damos-lhe as boas-vindas ao Outpost',
    lines: [
      { what: 'Inscreva pessoas', how: 'uma após outra, mesmo sem rede.' },
      { what: 'Atribua-lhes', how: 'avaliações.' },
      { what: 'Envie tudo', how: 'quando houver rede.' },
    ],
    untilThen: 'Até lá, fica neste aparelho.',
    tryIt: 'Experimentar com pessoas de treino',
    connect: 'Ligar à sua organização',
    start: 'Começar a inscrever',
  },

  languages: {
    title: 'Língua',
    missing: (name) => `Não foi possível carregar esta língua: ${name}.`,
  },
};
