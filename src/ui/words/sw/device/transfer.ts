import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { groups } from '../settings/groups.ts';

type Words = ScreenWords['transfer'];

const { count } = numbersOf(first.language);

const inNumbers: Words['going'] = ({ people, assignments, groups: made }) =>
  [
    people > 0 ? first.counts.people(people) : '',
    assignments > 0 ? assignmentTrouble.assigned(assignments) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const transfer: Words = {
  title: 'Kabidhi',
  about:
    'Kifaa kingine kinaweza kuchukua rekodi zinazosubiri hapa, na kuzituma. Zinaenda kama faili ambayo kifaa hicho tu kinaweza kuichukua.',
  thisDevice: 'Msimbo wa kifaa hiki',
  thisDeviceHint: 'Ili kukipa kifaa hiki rekodi, andika msimbo huu kwenye kifaa kingine.',
  copy: 'Nakili',
  codeCopied: 'Msimbo wa kifaa hiki',

  give: 'Kabidhi rekodi kwa kifaa kingine',
  everything: 'Kila kinachosubiri',
  chosen: (n) => count(n, { one: 'Ya mtu # aliyechaguliwa', other: 'Za watu # waliochaguliwa' }),
  ratherEverything: 'Kabidhi kila kinachosubiri badala yake',
  howToChoose: 'Ili kukabidhi watu wachache tu, wateue kwenye Watu.',
  toPeople: 'Nenda kwenye Watu',
  going: (numbers) => `Vinavyoweza kwenda: ${inNumbers(numbers)}.`,
  nothingGoes: 'Hakuna kinachosubiri kinachoweza kwenda sasa.',
  staying: {
    tried: (n) =>
      count(n, {
        one: 'Rekodi # haiwezi kwenda: kifaa hiki kimeanza kuituma.',
        other: 'Rekodi # haziwezi kwenda: kifaa hiki kimeanza kuzituma.',
      }),
    onHold: (n) =>
      count(n, {
        one: 'Rekodi # haiwezi kwenda: imesitishwa.',
        other: 'Rekodi # haziwezi kwenda: zimesitishwa.',
      }),
    toFix: (n) =>
      count(n, {
        one: 'Rekodi # haiwezi kwenda: inakuhitaji.',
        other: 'Rekodi # haziwezi kwenda: zinakuhitaji.',
      }),
    tied: (n) =>
      count(n, {
        one: 'Rekodi # haiwezi kwenda: imeunganishwa na rekodi inayobaki hapa, kama kikundi ambacho nyingine zinakisubiri.',
        other:
          'Rekodi # haziwezi kwenda: zimeunganishwa na rekodi inayobaki hapa, kama kikundi ambacho nyingine zinakisubiri.',
      }),
  },
  otherCode: 'Msimbo wa kifaa kingine',
  otherCodeHint: 'Kwenye kifaa kingine, fungua Mipangilio, Kifaa hiki, Kabidhi. Kinaonyesha msimbo.',
  action: 'Kabidhi',
  problems: {
    'not a code': 'Tazama msimbo tena: herufi moja si sahihi, au moja imekosekana',
    'own code': 'Huu ni msimbo wa kifaa hiki. Andika msimbo ambao kifaa kingine kinaonyesha',
    'not a return code': 'Tazama msimbo wa kurudisha tena: herufi moja si sahihi, au moja imekosekana',
    'another code': 'Huu ni msimbo wa kurudisha wa makabidhiano mengine',
    'not confirmed': 'Weka alama kwenye kisanduku ukishahakikisha',
  },
  given: (code) => `Tayari: ${code}. Sasa peleka faili yake kwenye kifaa kingine.`,

  take: 'Chukua rekodi kutoka kifaa kingine',
  takeAbout: 'Chagua faili ambayo kifaa kingine kiliunda kwa ajili ya hiki.',
  choose: 'Chagua faili',
  found: (from, code, time) =>
    `Faili inasema kwamba imetoka kifaa ${from}, ilikabidhiwa kwa ${code}, ${time}. Hakuna kinachothibitisha hilo: ichukue tu kutoka kwa mtu unayemfahamu.`,
  inFile: (numbers) => `Ndani yake: ${inNumbers(numbers)}. Ukishaichukua, kifaa hiki kinavituma.`,
  buys: (n, prices) => `Inanunua: ${first.counts.assessments(n)}, ${prices}.`,
  unpriced: (n) => `bila bei inayojulikana: ${first.counts.assessments(n)}`,
  looksFirst: 'Inachonunua kinasitishwa hapa mpaka uwe umekitazama.',
  takeThem: 'Zichukue',
  leaveThem: 'Ziache',
  unreadable: {
    'not a transfer': 'Faili hii si makabidhiano ya Outpost. Hakuna kilichobadilishwa.',
    'of a newer version':
      'Toleo jipya zaidi la Outpost liliunda faili hii. Sasisha Outpost, kisha uichague tena.',
    'of practice':
      'Faili hii ilifanywa kwenye mazoezi: hakuna kilicho halisi ndani yake. Ichukue kwenye mazoezi. Hakuna kilichobadilishwa.',
    'of the real world':
      'Faili hii ina rekodi halisi, na mazoezi hayapokei rekodi halisi. Ondoka kwenye mazoezi, kisha uichague tena. Hakuna kilichobadilishwa.',
    damaged: 'Faili hii imeharibika. Hakuna kilichochukuliwa. Ihifadhi tena kwenye kifaa kingine.',
  },
  forAnother: (other, here) =>
    `Faili hii ni ya kifaa ${other}. Hiki ni ${here}, na hakiwezi kuichukua. Hakuna kilichobadilishwa.`,
  takenAlready: (time) => `Kifaa hiki kilichukua faili hii ${time}. Hakuna kilichoongezwa.`,
  givenBackAlready: (time) =>
    `Kifaa hiki kilichukua faili hii, na kilirudisha rekodi zake ${time}. Hakuna kilichoongezwa.`,
  taken: (n) =>
    count(n, {
      one: 'Rekodi # iko hapa sasa, na inasubiri.',
      other: 'Rekodi # ziko hapa sasa, na zinasubiri.',
    }),
  toLookAt: (n) =>
    count(n, {
      one: 'Rekodi # nyingine imesitishwa mpaka uwe umetazama inachonunua. Tazama skrini ya Kutuma.',
      other: 'Rekodi # nyingine zimesitishwa mpaka uwe umetazama zinachonunua. Tazama skrini ya Kutuma.',
    }),
  takenOnHold: (n) =>
    count(n, {
      one: 'Rekodi # kati yake imesitishwa: iliundwa kwa ajili ya seva nyingine. Tazama skrini ya Kutuma.',
      other:
        'Rekodi # kati yake zimesitishwa: ziliundwa kwa ajili ya seva nyingine. Tazama skrini ya Kutuma.',
    }),
  wereHere: (n) =>
    count(n, {
      one: 'Rekodi # tayari ilikuwa hapa, na haikubadilika.',
      other: 'Rekodi # tayari zilikuwa hapa, na hazikubadilika.',
    }),

  list: 'Zilizokabidhiwa na zilizochukuliwa',
  out: (code, other) => `${code}, kwenda kifaa ${other}`,
  in: (code, other) => `${code}, kutoka kifaa ${other}`,
  when: (numbers, time) => `${inNumbers(numbers)}, ${time}`,
  getFile: 'Pata faili',
  saveFile: 'Hifadhi faili',
  shareFile: 'Shiriki faili',
  of: (code) => `ya ${code}`,
  fileReady: 'Faili iko tayari. Ikipotea, ipate tena hapa.',
  fileSaved: 'Faili imekabidhiwa kivinjari. Tazama kama unayo.',
  noFile: 'Rekodi zake ziko hapa tena. Hakuna faili tena.',

  hasThem: 'Kifaa kingine kinazo',
  hasThemAbout:
    'Angalia kifaa kingine. Rekodi hizi zikiwa huko, sema hapa: hadi hapo hazihesabiwi kuwa salama.',
  saidTaken: (time) => `Ziko salama: ulisema ${time} kwamba kifaa kingine kinazo.`,
  hasNot: 'Hakinazo',
  saySo: 'Kikishaichukua, sema hapo chini, kwenye “Kabidhi”.',
  onOther: (n) =>
    count(n, {
      one: 'Rekodi # iko kwenye kifaa kingine, kama ulivyosema.',
      other: 'Rekodi # ziko kwenye kifaa kingine, kama ulivyosema.',
    }),

  takeBack: 'Chukua tena',
  takeBackAbout: 'Kifaa kingine huonyesha msimbo wa kurudisha kinaporudisha rekodi.',
  returnCode: 'Msimbo wa kurudisha',
  takeBackAction: 'Chukua tena kwa msimbo',
  withoutCode: 'Bila msimbo wa kurudisha',
  risk: (numbers) =>
    `Ikiwa tu kifaa kingine kimepotea, au hakikuchukua faili. Kikituma pia, ${inNumbers(numbers)} huenda vikafika mara mbili, na kinachonunuliwa kinanunuliwa mara mbili.`,
  sure: 'Nimehakikisha kwamba kifaa kingine hakizitumi',
  takeBackAnyway: 'Chukua tena bila msimbo',
  takenBack: (n) =>
    count(n, { one: 'Rekodi # inasubiri hapa tena.', other: 'Rekodi # zinasubiri hapa tena.' }),
  ended: {
    out: {
      'return code': 'Zimechukuliwa tena kwa msimbo wake wa kurudisha',
      'a person': 'Zimechukuliwa tena bila msimbo wa kurudisha',
    },
    in: 'Zimerudishwa. Andika msimbo huu wa kurudisha kwenye kifaa kingine:',
  },

  giveBack: 'Rudisha',
  giveBackAbout: 'Kifaa hiki kinaziachia rekodi, na kinaonyesha msimbo wa kurudisha kwa kifaa kingine.',
  giveBackAction: 'Rudisha na uonyeshe msimbo',
  notPossible: 'Haziwezi kurudi kwa msimbo.',
  inTheWay: {
    tried: (n) =>
      count(n, {
        one: 'Rekodi # ilitumwa kutoka hapa, au ilianza kutumwa.',
        other: 'Rekodi # zilitumwa kutoka hapa, au zilianza kutumwa.',
      }),
    changed: (n) =>
      count(n, {
        one: 'Rekodi # ilibadilishwa hapa, au ilikuja kwa njia nyingine.',
        other: 'Rekodi # zilibadilishwa hapa, au zilikuja kwa njia nyingine.',
      }),
    named: (n) =>
      count(n, {
        one: 'Rekodi # iliyoundwa hapa ni yake.',
        other: 'Rekodi # zilizoundwa hapa ni zake.',
      }),
  },
  ratherFile: 'Kinachosubiri bado kinaweza kurudi kama makabidhiano kwa kifaa hicho.',
};
