import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

export const assign: ScreenWords['assign'] = {
  edit: 'Hariri mgawo',
  until: (entries) => `Hadi sasa: ${entries}.`,
  noSuch: 'Hakuna mgawo kama huo kwenye kifaa hiki.',
  discarded: 'Mtu huyu aliwekwa kando. Mrejeshe kwanza, kisha mgawie.',
  backToPerson: 'Rudi kwa mtu',
  noPerson: 'Hakuna mtu kama huyo kwenye kifaa hiki',
  toPeople: 'Nenda kwenye Watu',
  notLoaded: 'Tathmini bado zinapakiwa. Hifadhi tena baada ya muda mfupi.',
  anotherRecord: 'rekodi nyingine',

  about: 'Tathmini ni kuhusu nani?',
  aboutShort: 'Ni kuhusu nani?',
  oneself: { one: 'mtu huyu', each: 'kila mtu' },
  abouts: { one: 'Mtu huyu', each: 'Kila mtu', person: 'Mtu mwingine', group: 'Kikundi' },
  person: 'Mtu',
  thenTick: 'Kisha weka alama kwenye tathmini hapa chini.',
  findPerson: 'Kwa risiti, rejeleo au kazi.',
  nobody: (typed) => `Hakuna mtu mwingine kwenye kifaa hiki anayelingana na “${typed}”.`,

  assessments: 'Tathmini',
  assessmentsAbout: (name) => `Tathmini kuhusu ${name}`,
  factors: 'Maelezo',
  already: (state) => `Tayari imegawiwa: ${state}`,
  tickAgain: {
    yes: 'Ukiigawa tena, mtu huyu anakuwa nayo mara mbili.',
    maybe: 'Huenda ilifika. Ukiigawa tena, huenda mtu huyu akawa nayo mara mbili.',
    no: 'Ukiigawa tena, huenda mtu huyu akawa nayo mara mbili.',
  },
  settleFirst: { noReply: 'Amua kwanza kuhusu hiyo', toFix: 'Rekebisha hiyo kwanza' },
  waitsToo: {
    onHold: 'Rekodi ya mtu huyu imesitishwa. Unachogawa kinasubiri pia.',
    noReply:
      'Bado haijulikani kama rekodi ya mtu huyu ilifika kwenye seva. Migawo mipya inasubiri hadi uamue.',
    toFix: 'Kwanza rekebisha rekodi ya mtu huyu. Unachogawa sasa kinatumwa baada ya hapo.',
  },
  settlePerson: {
    onHold: 'Nenda kwa mtu huyu',
    noReply: 'Nenda kwa mtu huyu',
    toFix: 'Rekebisha rekodi hii',
  },
  alreadyOf: (n, all) => `${first.number(n)} kati ya ${first.number(all)} tayari wanayo`,
  again: {
    yes: (state) => `Mtu huyu atakuwa nayo mara mbili. Kabla: ${state}`,
    maybe: (state) => `Huenda mtu huyu akawa nayo mara mbili. Kabla: ${state}`,
    no: (state) => `Hii inagawa mpya. Kabla: ${state}`,
  },
  againOf: (n, all) =>
    `${first.number(n)} kati ya ${first.number(all)} tayari wanayo. Watakuwa nayo mara mbili`,
  measuresOf: (name) => `: ${name}`,

  joins: 'Kikundi cha kujiunga nacho',
  joinsHint: 'Acha wazi isipokuwa mtu anajiunga na kikundi kwa mgawo huu.',
  pricesFor: (country) => `Bei ni za ${country}, nchi ya mtu huyu.`,
  onePrice: 'Ulikuwa na bei kadhaa. Kuanzia sasa bei hizi ni za mgawo wote.',

  chosen: 'Za kugawiwa',
  nothingChosen: 'Bado hakuna iliyochaguliwa',
  toAssign: (count) => `Za kugawiwa: ${first.counts.assessments(count)}`,
  aboutWhom: (name) => `kuhusu ${name}`,
  takeOut: 'Ondoa',
  sum: 'Jumla:',
  chooseFirst: 'Teua angalau tathmini moja.',
  tickFirst: 'Weka alama kwenye mstari wa juu kwanza.',
  bought: 'Inanunuliwa inapotumwa. Hadi hapo unaweza kutengua.',
  noRoom: 'Hakuna nafasi ya kuhifadhi. Ongeza nafasi kwanza.',
  check: { new: 'Kagua na gawia', edit: 'Kagua na hifadhi' },

  saveAgain: 'Hifadhi na utume tena',
  save: 'Hifadhi',
  assign: 'Gawia',
  leaveEdit: 'Rudi bila kuhifadhi',
  leave: 'Rudi bila kugawia',
  many: {
    nobody: 'Hakuna aliyechaguliwa. Chagua watu kwenye orodha, kisha bonyeza Gawia.',
    title: (n: number) => `Gawia ${first.counts.people(n)}`,
    to: (names: string) => `Kwa ${names}.`,
    cannot: (n: number) => `Hakuna kinachoweza kugawiwa kwa ${first.counts.people(n)}:`,
    joinsHint: 'Acha wazi, isipokuwa wote wanajiunga na kikundi kwa hili.',
    each: 'Tathmini kwa kila mtu',
    inAll: 'Jumla',
    toPay: 'Ya kulipa',
    purchase: (assessments: string, n: number, total?: string) =>
      `${assessments} kwa ${first.counts.people(n)}${total === undefined ? '' : `, jumla ${total}`}`,
    assignTo: (n: number) => `Gawia ${first.counts.people(n)}`,
    assigned: (assessments: string, n: number) =>
      `${assessments} kwa kila mtu: zimegawiwa kwa ${first.counts.people(n)}.`,
    notAssigned: (n: number) => `Hakuna kilichogawiwa kwa ${first.counts.people(n)}:`,
    undone: (n: number) =>
      n === 0
        ? 'Imetenguliwa. Hakuna kilichogawiwa.'
        : `Imetenguliwa, isipokuwa kwa ${first.counts.people(n)}: imeshaondoka.`,
  },
};
