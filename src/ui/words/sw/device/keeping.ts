import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const { records } = first.counts;

const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

export const keeping: ScreenWords['keeping'] = {
  onlyHere: {
    nothing: 'Hakuna kilicho kwenye kifaa hiki pekee',
    records: (n) => `${number(n)} kwenye kifaa hiki pekee`,
    upTo: 'Hadi',
    ofThemSending: (n) => count(n, { one: 'kati yake # inatumwa', other: 'kati yake # zinatumwa' }),
    andDrafts: (n) => `pamoja na rasimu ${number(n)} zaidi`,
    drafts: (n) => `Rasimu ${number(n)} kwenye kifaa hiki pekee`,
  },
  about:
    'Nakala rudufu ni faili moja yenye kila rekodi. Iweke kwenye kifaa kingine au kadi ya kumbukumbu: kivinjari hiki kinaweza kufutwa, na kifaa hiki kinaweza kupotea.',
  withPassphrase: 'Funga nakala kwa kaulisiri',
  passphrase: 'Kaulisiri',
  passphraseHint:
    'Iache wazi kwa faili ambayo yeyote anaweza kuisoma. Hakuna anayeweza kufungua faili bila kaulisiri yake.',
  make: 'Unda nakala rudufu',
  made: (n, discarded) =>
    `Faili yenye ${records(n)}${ofThem(discarded)} imekabidhiwa kivinjari. Tazama kama unayo.`,
  haveIt: 'Ninayo faili',
  haveNot: 'Sinayo',
  asked: (at) => `Faili ya nakala rudufu iliundwa: ${at}. Je, unayo?`,
  makeAgain: 'Unda nakala rudufu tena.',
  counted: 'Vizuri. Rekodi hizi hazihesabiwi tena kuwa kwenye kifaa hiki pekee.',
  share: 'Tuma kwa programu nyingine',
  readyToShare: 'Faili iko tayari.',
  shareNow: 'Chagua programu',
  shared: 'Faili imekabidhiwa. Tazama kama imefika.',
  file: {
    begun: (name) => `Kila kitu kiko kwenye ${name}. Outpost huisasisha faili hii yenyewe.`,
    notWritten: (name) => `${name} haikuweza kuandikwa. Chagua mahali pengine pa faili.`,
    kept: (name, at) => `Faili ya nakala rudufu ${name}: iliandikwa ${at}.`,
    soon: 'Rekodi mpya zaidi zinafuata baada ya muda mfupi.',
    behind: (name, since) => `Faili ya nakala rudufu ${name} inakosa yaliyofanyika tangu ${since}.`,
    why: {
      asks: 'Kivinjari kinataka ruhusa yako kuiandika tena.',
      gone: 'Haipo ilipokuwa, kwa hiyo haihesabiwi tena kuwa nakala. Unda nakala rudufu tena.',
      failed: 'Haikuweza kuandikwa. Tazama kama diski au kadi yake ipo na ina nafasi.',
    },
    update: 'Sasisha faili',
    forget: 'Acha kuisasisha',
  },
  offer: {
    keepThem: 'Nakala rudufu huzitunza kifaa kikipotea.',
    remindTomorrow: 'Nikumbushe kesho',
  },
  restore: 'Rejesha nakala rudufu',
  restoreAbout: 'Yaliyo katika faili ya nakala huongezwa kwa yaliyo hapa. Hakuna kilicho hapa kinachopotea.',
  chooseFile: 'Chagua faili ya nakala rudufu',
  passphraseOf: (name: string) => `Kaulisiri ya ${name}`,
  restoreNow: 'Rejesha',
  unreadable: {
    'not a backup': 'Faili hii si nakala rudufu ya Outpost. Hakuna kilichobadilishwa.',
    'of a newer version':
      'Toleo jipya zaidi la Outpost liliunda faili hii. Sasisha Outpost, kisha uirejeshe.',
    'of practice':
      'Faili hii ilifanywa kwenye mazoezi: hakuna kilicho halisi ndani yake. Ifungue kwenye mazoezi. Hakuna kilichobadilishwa.',
    'of the real world':
      'Faili hii ina rekodi halisi, na mazoezi hayapokei rekodi halisi. Ondoka kwenye mazoezi, kisha uirejeshe. Hakuna kilichobadilishwa.',
    'wants its passphrase': 'Faili hii ina kaulisiri. Iandike hapa chini, kisha bonyeza Rejesha.',
    'another passphrase': 'Hii si kaulisiri yake. Iandike tena, kisha bonyeza Rejesha.',
  },
  readingFile: 'Faili inasomwa…',
  restoring: (done, all) => `${number(done)} kati ya ${records(all)} tayari. Acha ukurasa huu wazi.`,
  countedLater: 'Rekodi za nakala rudufu zinaingia. Namba za skrini hii zitahesabiwa tena zote zikifika.',
  restored: {
    came: (n) => `Zilizorudi: ${records(n)}.`,
    wereHere: (n) => `Tayari zilikuwa hapa: ${records(n)}.`,
    learnt: (n) => `Zilizosasishwa hapa: ${records(n)}.`,
    nothing: 'Hakuna rekodi iliyorudi.',
  },
  stillHave:
    'Faili hii ina kila rekodi ya kifaa hiki. Itunze, na useme hivyo: basi hazihesabiwi kuwa kwenye kifaa hiki pekee.',
  onHold:
    'Hakuna kilichorudi kinachotumwa chenyewe: huenda kifaa kingine kimekituma. Tazama skrini ya Kutuma, na uruhusu kisichotumwa.',
  refused: (names, n) =>
    `Rekodi za faili zilizoachwa, kwa sababu rekodi nyingine hapa ina kitambulisho chake: ${number(n)} (${names}).`,
  damaged: (lines, leftOut) =>
    `${count(lines, { one: 'Mstari # wa faili umeharibika', other: 'Mistari # ya faili imeharibika' })}; ${count(leftOut, { one: 'rekodi # haikuweza kurudishwa.', other: 'rekodi # hazikuweza kurudishwa.' })}`,
  whichLines: 'Mistari ipi',
  line: (n: number) => `Mstari ${number(n)}`,
  damageIs: {
    'torn or altered': 'umebadilishwa au umekatwa',
    'not a row of this kind': 'haueleweki',
    'the end is missing': 'mwisho wa faili haupo',
  },
  moreLines: (n: number) => `${number(n)} zaidi`,
};
