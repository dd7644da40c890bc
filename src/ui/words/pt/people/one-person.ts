import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `Voltar a ${screen}`,
  others: 'As outras da lista',
  place: (at, of) => `${number(at)} de ${number(of)}`,
  inList: (n) => `${number(n)} na lista`,
  previous: 'Pessoa anterior',
  next: 'Pessoa seguinte',
  previousShort: 'Anterior',
  nextShort: 'Seguinte',
  who: 'Dados da pessoa',
  edit: 'Editar pessoa',
  otherActs: 'Mais',
  details: 'Pormenores da atribuição',
  moreLines: (n) => `e ${count(n, { one: 'mais #', other: 'mais #' })}`,
  of: (name, sentence) => `${name}: ${sentence}`,
  onHoldToo: 'Esta atribuição também está em pausa. Não é enviada até a retomar.',
  personFirst: {
    noReply: 'Primeiro decida sobre a pessoa, acima.',
    toFix: 'Primeiro corrija a pessoa, acima.',
  },
  nextIn: {
    noReply: (n) => `Pessoa incerta seguinte (restam: ${number(n)})`,
    toFix: (n) => `Pessoa por tratar seguinte (restam: ${number(n)})`,
  },
  releasePerson: 'Retomar a ficha',
  releaseAll: (n) => (n === 1 ? 'Retomar as duas' : `Retomar as ${number(n + 1)}`),
  onHoldTogether: (n) =>
    `Esta pessoa e ${n === 1 ? 'a atribuição' : `${number(n)} atribuições`} estão em pausa. Nada é enviado até retomar.`,
  stillOnHold: (n) =>
    count(n, { one: '# atribuição continua em pausa.', other: '# atribuições continuam em pausa.' }),
  saved: 'Guardado.',
  assigned: (assessments) => `Foi atribuído: ${assessments}.`,
  sentAgain: 'Vai ser enviada outra vez.',
  idAdded: 'O identificador está guardado. O que esperava por ele já pode seguir.',
  done: {
    discard: 'Descartada. Pode recuperá-la.',
    restore: 'Recuperada.',
    hold: 'Em pausa.',
    release: 'Retomada. Vai ser enviada.',
  },
  decided: {
    arrived: 'Anotado que chegou.',
    rejected: 'Anotado que não chegou.',
    'send again': 'Vai ser enviada outra vez.',
  },
};
