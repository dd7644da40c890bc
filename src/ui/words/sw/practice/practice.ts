import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = consoleWords;
const networkBack = 'Rudisha mtandao';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

/** The title of the scenes, and of what leads there. */
const showOthers = 'Onyesha wengine Outpost';

/** Only the kinds of which there are any. */
const some: ScreenWords['practice']['page']['sum'] = ({ people: p, assignments: a }) =>
  [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : '']
    .filter((part) => part !== '')
    .join(', ');

export const practice: ScreenWords['practice'] = {
  mark: 'Mazoezi: hakuna cha kweli hapa',
  about: 'Watu wa kubuni. Hakuna kinachotoka kwenye kifaa hiki.',
  aboutShort: 'Hakuna cha kweli hapa.',
  restart: 'Anza mazoezi upya',
  restartAbout: 'Hufuta uliyosajili katika mazoezi, na kuanza na watu wale wale wa kubuni.',
  restarting: 'Mazoezi yanaanza upya',
  leave: 'Ondoka kwenye mazoezi',
  leaveShort: 'Ondoka',
  ways: { practice: 'Linganisha kifaa na seva', tour: showOthers },
  open: 'Fungua mazoezi',
  noRoom: 'Mazoezi pia yanahitaji nafasi. Kwanza tengeneza nafasi.',
  stillOpens: 'Mazoezi bado yanafanya kazi kwenye kichupo hiki.',
  keyAsked: {
    title: 'Kichupo hiki kingesahau ufunguo wa seva yako',
    about:
      'Fungua mazoezi kwenye kichupo kipya, na hiki kitabaki na ufunguo. Ukiyafungua hapa, uandike ufunguo tena utakaporudi.',
    newTab: 'Fungua kwenye kichupo kipya',
    here: 'Fungua hapa',
  },
  outside: 'Mazoezi yana watu wa kubuni. Hakuna cha kweli huko. Rekodi zako mwenyewe haziguswi.',
  learn: 'Huko unaweza kuona kinachotokea mtandao unapokatika au jibu linapopotea, na la kufanya wakati huo.',

  page: {
    intro: 'Kile ambacho kifaa hiki kinajua kuhusu kila rekodi, na kile ambacho seva inacho kweli.',
    how: 'Chagua kinachotokea unapotuma, sajili mtu, kisha linganisha.',
    device: 'Kifaa hiki',
    server: 'Seva',
    sum: (n) => `${unbroken(people(n.people))}, ${unbroken(assigned(n.assignments))}`,
    settled: (n) =>
      count(n, {
        one: 'Rekodi # zaidi ni sawa pande zote mbili.',
        other: 'Rekodi # zaidi ni sawa pande zote mbili.',
      }),
    person: (sex, occupation) =>
      `${sex === 'F' ? first.fields.sexes.F : first.fields.sexes.M}, ${occupation}`,
    on: {
      'nothing yet': 'bado hakuna kitu',
      'never sent': 'haikutumwa kamwe',
      'not there': 'haina',
      refused: 'haikuikubali',
      there: 'inayo',
      answering: 'inayo, jibu liko njiani',
      'answer lost': 'inayo, jibu lilipotea',
      twice: 'inayo mara mbili: ilitumwa tena ingawa ilikuwapo',
    },
    foundLater: 'inayo, jibu la kwanza lilipotea',
    arrived: (there, missing) => {
      if (there === 0) return missing === 1 ? 'haikufika.' : 'hakuna iliyofika.';
      if (missing === 0) return there === 1 ? 'ilifika.' : 'zote zilifika.';
      const [came, not] = [
        { one: '# kati yazo ilifika', other: '# kati yazo zilifika' },
        { one: '# haikufika', other: '# hazikufika' },
      ];
      return `${count(there, came)}, ${count(missing, not)}.`;
    },
    differ: 'Jumla hizo mbili zinatofautiana:',
    missing: (n) => `Haziko kwenye seva: ${some(n)}.`,
    again: (n) => `Mara mbili kwenye seva: ${some(n)}.`,
    others: (n) => `Kwenye seva pekee: ${some(n)}.`,
    agree: 'Kifaa hiki na seva vinakubaliana kuhusu kila rekodi iliyotumwa.',
    noReply: (n) =>
      count(n, {
        one: 'Hakuna jibu lililokuja kwa rekodi\u00A0#:',
        other: 'Hakuna jibu lililokuja kwa rekodi\u00A0#:',
      }),
    twice: (n) =>
      count(n, { one: 'Seva ina rekodi\u00A0# mara mbili.', other: 'Seva ina rekodi\u00A0# mara mbili.' }),
    sending: (n) => count(n, { one: 'Rekodi\u00A0# inatumwa.', other: 'Rekodi\u00A0# zinatumwa.' }),
    alsoTwice: (n) =>
      count(n, {
        one: 'Rekodi nyingine\u00A0# ilifika mara mbili.',
        other: 'Rekodi nyingine\u00A0# zilifika mara mbili.',
      }),
    advice: 'Ukituma mojawapo tena, hili linaweza kutokea:',
    price: {
      person: 'Mtu anaweza kuwa kwenye seva mara mbili. Hakuna anayeweza kuondoa mmoja kati ya hao wawili.',
      assignment: (stake) => `Huenda ikagawiwa na kulipiwa mara mbili: ${stake}.`,
    },
  },

  deck: {
    title: 'Kinachotokea unapotuma',
    chosen: 'Unapotuma',
    cards: {
      works: ['Mtandao unafanya kazi', 'Seva inapata kila rekodi na inajibu.'],
      slow: [
        'Polepole sana',
        'Jibu linachukua sekunde 40. Funga kichupo hiki kabla ya hapo, kisha ukifungue tena: rekodi bado iko hapa, bila uhakika.',
      ],
      'answer-lost': ['Jibu lapotea', 'Seva inapata rekodi. Jibu lake halirudi kamwe.'],
      'drops-before': ['Mtandao wakatika', 'Mtandao unakatika kabla seva haijapata rekodi.'],
      refused: ['Seva inakataa', 'Seva inakataa, na kutoa sababu.'],
      busy: ['Seva ina shughuli', 'Seva inaomba ijaribiwe tena baada ya dakika moja.'],
      'no-credit': ['Salio limekwisha', 'Seva inakataa mgawo unaofuata.'],
      'wrong-key': ['Ufunguo si sahihi', 'Seva haikubali ufunguo wa kifaa hiki.'],
      'sign-in-page': ['Ukurasa wa kuingia', 'Ukurasa wa Wi-Fi unajibu kila kitu, hadi uchague kingine.'],
      'server-down': ['Hakuna kinachojibu', 'Mtandao na seva havijibu, hadi uchague kingine.'],
    },
    now: {
      works: 'Mtandao na seva vinafanya kazi kama kawaida.',
      slow: 'Jibu linalofuata linachukua sekunde 40.',
      'answer-lost': 'Jibu linalofuata linapotea.',
      'drops-before': 'Mtandao unakatika kabla rekodi inayofuata haijafika.',
      refused: 'Seva inakataa rekodi inayofuata.',
      busy: 'Seva ina shughuli nyingi mno kupokea rekodi inayofuata.',
      'no-credit': 'Hakuna salio la mgawo unaofuata.',
      'wrong-key': 'Seva haikubali ufunguo kwa rekodi inayofuata.',
      'sign-in-page': 'Ukurasa wa kuingia unajibu kila kitu, hadi uchague kingine.',
      'server-down': 'Hakuna kinachojibu, hadi uchague kingine.',
    },
  },

  show: {
    title: showOthers,
    about: 'Maonyesho yaliyo tayari: kila moja huanza kwa mguso mmoja.',
    intro: 'Kila onyesho hufungua mazoezi.',
    introHere: 'Kila onyesho huanza mazoezi upya: ulichofanya katika mazoezi kinafutwa.',
    again: 'Unaweza kuanza onyesho tena mara nyingi upendavyo.',
    untouched: 'Rekodi halisi haziguswi.',
    noRoom: 'Bado hakuna onyesho linaloweza kuanza: mazoezi pia yanahitaji nafasi. Kwanza tengeneza nafasi.',
    ask: {
      title: (n) => `Umesajili katika mazoezi: ${people(n)}.`,
      about: 'Kuanza onyesho hufuta hayo.',
      start: 'Futa na uanze',
      keep: 'Bakiza',
    },
    begin: 'Anza',
    count: (n) => `${number(n)} kati ya 5`,
    all: 'Maonyesho yote',
    end: 'Maliza onyesho',
    networkBack,
    isBack: 'Mtandao umerudi. Waliokuwa wakisubiri wanatumwa sasa.',
    next: 'Onyesho linalofuata',
    scenes: {
      offline: {
        title: 'Kusajili bila mtandao',
        steps: `Hakuna mtandao. Sajili mtu: rekodi inahifadhiwa mara moja, na inasubiri. Bonyeza “${networkBack}”, nayo inatumwa.`,
      },
      'answer-lost': {
        title: 'Jibu linapotea',
        steps:
          'Sajili mtu. Seva inapata rekodi, lakini jibu lake halifiki kamwe: iko bila uhakika, na haitumwi mara ya pili.',
      },
      killed: {
        title: 'Outpost inafungwa ikiwa inatuma',
        steps:
          'Sajili mtu. Jibu linachukua sekunde 40: funga kichupo hiki kabla ya hapo, kisha ukifungue tena. Rekodi haijapotea. Iko bila uhakika, na unaweza kulinganisha kifaa hiki na seva.',
      },
      rules: {
        title: 'Sheria zinakataa',
        steps: `Konsoli hufunguka ikiwa na thamani zisizo sahihi. Bonyeza “${send}”: jibu linataja kila sheria zinayoivunja, na hakuna kinachohifadhiwa.`,
      },
      curl: {
        title: 'Wito huo huo kwa curl',
        steps: `Bonyeza “${send}”. Kisha nakili mstari wa curl: terminali inapata jibu lile lile kutoka kwa seva ya marejeleo.`,
      },
    },
  },
};
