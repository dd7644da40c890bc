import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `Rudi kwenye ${screen}`,
  others: 'Wengine kwenye orodha',
  place: (at, of) => `${number(at)} kati ya ${number(of)}`,
  inList: (n) => `${number(n)} kwenye orodha`,
  previous: 'Mtu aliyetangulia',
  next: 'Mtu anayefuata',
  previousShort: 'Aliyetangulia',
  nextShort: 'Anayefuata',
  who: 'Maelezo ya mtu',
  edit: 'Hariri mtu',
  otherActs: 'Zaidi',
  details: 'Maelezo ya mgawo',
  moreLines: (n) => `na ${count(n, { one: '# zaidi', other: '# zaidi' })}`,
  of: (name, sentence) => `${name}: ${sentence}`,
  onHoldToo: 'Mgawo huu pia umesitishwa. Hautumwi hadi uuruhusu.',
  personFirst: {
    noReply: 'Kwanza amua kuhusu mtu huyu, hapo juu.',
    toFix: 'Kwanza rekebisha mtu huyu, hapo juu.',
  },
  nextIn: {
    noReply: (n) => `Mtu anayefuata bila uhakika (wamebaki ${number(n)})`,
    toFix: (n) => `Mtu anayefuata anayekuhitaji (wamebaki ${number(n)})`,
  },
  releasePerson: 'Ruhusu rekodi hii',
  releaseAll: (n) => (n === 1 ? 'Ruhusu zote mbili' : `Ruhusu zote ${number(n + 1)}`),
  onHoldTogether: (n) =>
    `Rekodi ya mtu huyu na ${n === 1 ? 'mgawo' : `migawo ${number(n)}`} zimesitishwa. Hakuna kinachotumwa hadi uruhusu.`,
  stillOnHold: (n) => count(n, { one: 'Mgawo # bado umesitishwa.', other: 'Migawo # bado imesitishwa.' }),
  saved: 'Imehifadhiwa.',
  assigned: (assessments) => `Imegawiwa: ${assessments}.`,
  sentAgain: 'Itatumwa tena.',
  idAdded: 'Kitambulisho kimehifadhiwa. Kilichokingoja sasa kinaweza kwenda.',
  done: {
    discard: 'Imewekwa kando. Unaweza kuirejesha.',
    restore: 'Imerejeshwa.',
    hold: 'Imesitishwa.',
    release: 'Imeruhusiwa. Itatumwa.',
  },
  decided: {
    arrived: 'Imeandikwa kwamba ilifika.',
    rejected: 'Imeandikwa kwamba haikufika.',
    'send again': 'Itatumwa tena.',
  },
};
