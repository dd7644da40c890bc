import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);
const persons = first.counts.people;

export const people: ScreenWords['people'] = {
  nobody:
    'Ainda ninguém está inscrito neste aparelho. As pessoas que você inscrever aparecem aqui, e ficam aqui.',
  nobodyFits: (text, state) =>
    `${state === undefined ? 'Nenhuma pessoa corresponde' : `Nenhuma pessoa no estado “${state}” corresponde`} a “${text}”. Encontram-se pessoas por um recibo, uma referência, uma profissão ou o código dela; o começo de uma palavra basta.`,
  nobodyIs: (state) => `Nenhuma pessoa está no estado “${state}” agora.`,
  showEverybody: 'Mostrar todas',
  byState: 'Pessoas por estado',
  search: 'Procurar',
  searchHint: 'Recibo, referência, profissão ou código.',
  halfTyped: 'Um formulário a meio espera no ecrã Inscrever.',
  goOn: 'Continuar',
  found: (n) => count(n, { one: '# pessoa encontrada', other: '# pessoas encontradas' }),
  moreThanFound: '. Estas são as mais recentes, há mais; junte uma palavra para encontrar menos',
  selectSeveral: 'Escolher várias',
};

export const many: ScreenWords['many'] = {
  progress: (tried, wanted) => `${number(tried)} de ${persons(wanted)}`,
  soFar: 'Feito até agora',
  stop: 'Parar',
  left: (n) => count(n, { one: '# ficou como estava.', other: '# ficaram como estavam.' }),
  hide: 'Esconder isto',
  restore: 'Recuperar',
  discard: 'Descartar',
  hold: 'Pôr em pausa',
  release: 'Retomar',
  claim: 'Foi criada aqui',
  selectedPeople: 'Pessoas escolhidas',
  selected: (n) => count(n, { one: '# escolhida', other: '# escolhidas' }),
  selectAll: (n) => `Escolher todas: ${number(n)}`,
  shown: 'mostradas',
  selectNone: 'Limpar escolha',
  done: 'Pronto',
  export: 'Exportar em CSV',
  handOver: 'Transferir',
};

export const person: ScreenWords['person'] = {
  none: 'Nenhum',
  about: (whom) => `sobre ${whom}`,
  denomination: 'Moeda',
  prices: 'Preços',
  eachAndExtras: (each, extras) => `${each} cada, extras ${extras}`,
  joins: 'Entra em',
  purchase: 'Compra',
  confirmed: (stake) => `${stake}, confirmado`,
  serverUuid: 'UUID do servidor',
  notKnown: 'Ainda não se sabe',
  the: (what) => `“${what}”`,
  person: 'pessoa',
  editHeading: 'Editar',
  save: 'Guardar',
  saveAndSend: 'Guardar e enviar de novo',
  back: 'Voltar sem guardar',
  editAndSend: 'Editar e enviar de novo',
  sendAsItIs: 'Enviar de novo tal como está',
  sendAsItIsHint: 'Envie-a tal como está quando a causa estiver resolvida no servidor.',
  along: (n) =>
    count(n, {
      one: 'Descartar leva também # atribuição; recuperar traz essa atribuição de volta.',
      other: 'Descartar leva também # atribuições; recuperar traz essas atribuições de volta.',
    }),
  notNow: 'Não pode ser editada agora.',
  registrationOf: (receipt) => `a inscrição de ${receipt}`,
  assignments: 'Atribuições',
  noAssignments: 'Ainda nenhuma avaliação foi atribuída.',
  history: 'O que aconteceu',
  noSuch: 'Essa pessoa não existe neste aparelho',
  toPeople: 'Ir para Pessoas',
  typed: (words) => `Escrito: “${words}”`,
  receipt: 'Recibo',
  registered: 'Inscrita',
  notDone: {
    discard: 'Não foi descartada.',
    restore: 'Não foi recuperada.',
    hold: 'Não foi posta em pausa.',
    release: 'Não foi retomada.',
    claim: 'Não foi assumida.',
  },
  notLoaded: 'As profissões ainda estão a carregar. Guarde de novo daqui a pouco.',
};

export const assignmentTrouble: ScreenWords['assignmentTrouble'] = {
  'needs you': (n) => count(n, { one: '# atribuição por tratar', other: '# atribuições por tratar' }),
  unknown: (n) => count(n, { one: '# atribuição incerta', other: '# atribuições incertas' }),
  toLookAt: 'Atribuições para ver',
  none: {
    'needs you': 'Nenhuma atribuição está por tratar agora.',
    unknown: 'Nenhuma atribuição está incerta agora.',
  },
};
