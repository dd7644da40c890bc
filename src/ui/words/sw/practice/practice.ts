import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = console;
const { people } = first.counts;
const purchases = (n: number) => count(n, { one: 'ununuzi #', other: 'manunuzi #' });
const boughtAgain = (n: number) =>
  count(n, {
    one: 'Huenda tathmini # ikanunuliwa mara ya pili',
    other: 'Huenda tathmini # zikanunuliwa mara ya pili',
  });

export const practice: ScreenWords['practice'] = {
  mark: 'Mazoezi: hakuna cha kweli hapa',
  about: 'Watu wa kubuni. Hakuna cha kweli hapa, na hakuna kinachotoka kwenye kifaa hiki.',
  aboutShort: 'Hakuna cha kweli hapa.',
  startAgain: 'Anza upya',
  startingAgain: 'Inaanza upya',
  ledgers: 'Madaftari mawili',
  leave: 'Ondoka kwenye mazoezi',
  leaveShort: 'Ondoka',
  open: 'Fungua mazoezi',

  page: {
    title: 'Madaftari mawili',
    intro: 'Kifaa hiki kinachoamini, na seva ilicho nacho kweli.',
    how: 'Ili kujaribu, chagua kinachoharibika na usajili mtu. Kisha ona hapa kila upande una nini.',
    device: 'Kifaa hiki',
    server: 'Seva ya mazoezi',
    sum: (n) => `${people(n.people)}, ${purchases(n.purchases)}`,
    settled: (n) =>
      count(n, {
        one: 'Rekodi # zaidi ni sawa pande zote mbili.',
        other: 'Rekodi # zaidi ni sawa pande zote mbili.',
      }),
    person: (sex, occupation) =>
      `${sex === 'F' ? first.fields.sexes.F : first.fields.sexes.M}, ${occupation}`,
    purchase: (keys) => `Tathmini ${keys.join(', ')}`,
    on: {
      'nothing yet': 'bado hakuna kitu',
      'not there': 'haina',
      refused: 'iliikataa',
      there: 'inayo',
      'answer lost': 'inayo, jibu lilipotea',
      twice: 'inayo mara mbili, ilitumwa tena',
    },
    agree: 'Madaftari yote mawili yanakubaliana kuhusu kila mtu aliyetumwa.',
    disagree: (n) => `Kifaa hakiwezi kujua kuhusu ${first.counts.records(n)}`,
    advice:
      'Kwenye kifaa zinaonekana sawa. Amua kuhusu kila moja kwenye Kutuma, kisha linganisha tena. Hii ndiyo gharama ya kila moja ikitumwa tena:',
    price: {
      person: 'Mtu anaweza kuwa kwenye seva mara mbili. Hakuna anayeweza kuondoa mmoja kati ya hao wawili.',
      purchase: (n, total) =>
        total === undefined ? `${boughtAgain(n)}.` : `${boughtAgain(n)}, kwa ${first.money(total)}.`,
    },
  },

  deck: {
    title: 'Kinachoharibika',
    next: 'Kwa inayotumwa inayofuata, au hadi uchague nyingine.',
    cards: {
      works: ['Inafanya kazi', 'Seva inaipata na inajibu.'],
      slow: ['Polepole sana', 'Jibu linachukua sekunde 40. Funga kichupo wakati huo.'],
      'answer-lost': ['Jibu lapotea', 'Seva inaipata. Jibu lake halirudi kamwe.'],
      'drops-before': ['Yakatika kabla', 'Mtandao unakatika kabla seva haijaipata.'],
      refused: ['Inakataa', 'Seva inakataa, na kutoa sababu.'],
      busy: ['Seva ina shughuli', 'Inaomba ijaribiwe tena baada ya dakika moja.'],
      'no-credit': ['Salio limekwisha', 'Inakataa ununuzi unaofuata.'],
      'wrong-key': ['Ufunguo si sahihi', 'Haijui kifaa hiki.'],
      'sign-in-page': ['Ukurasa wa kuingia', 'Ukurasa wa Wi-Fi unajibu kila kitu, hadi uchague nyingine.'],
      'server-down': ['Hakuna seva', 'Hakuna kinachojibu, hadi uchague nyingine.'],
    },
    active: (name) => `Kinachoharibika: ${name}`,
  },

  show: {
    about: 'Maonyesho matano kwa anayeonyesha programu hii.',
    title: 'Maonyesho matano ya kile ambacho Outpost hufanya',
    intro:
      'Kwa anayeonyesha Outpost kwa wengine. Kila onyesho huanza na watu wale wale wa kubuni, na linaweza kuonyeshwa tena na tena. Waliosajiliwa awali katika mazoezi hutoweka hapo.',
    begin: 'Anza',
    count: (n) => `${number(n)} kati ya 5`,
    all: 'Maonyesho yote',
    end: 'Maliza onyesho',
    networkBack: 'Rudisha mtandao',
    scenes: {
      offline: {
        title: 'Kusajili bila mtandao',
        steps:
          'Hakuna kinachojibu sasa. Sajili mtu: anahifadhiwa mara moja, na anasubiri. Rudisha mtandao, naye anatumwa.',
      },
      'answer-lost': {
        title: 'Jibu linapotea',
        steps:
          'Sajili mtu. Seva inapata rekodi, lakini jibu lake halifiki kamwe: iko bila uhakika, na haitumwi mara ya pili.',
      },
      killed: {
        title: 'Kivinjari kinauawa kikiwa kinatuma',
        steps:
          'Sajili mtu, na ufunge kivinjari ndani ya sekunde 30. Kifungue tena: hakuna aliyepotea, rekodi iko bila uhakika, na madaftari yote mawili yanaweza kulinganishwa.',
      },
      rules: {
        title: 'Sheria zinakataa',
        steps: `Bonyeza “${send}”. Jibu linataja kila sheria ambayo thamani hizi zinaivunja, na hakuna kinachohifadhiwa.`,
      },
      curl: {
        title: 'Wito huo huo kwa curl',
        steps: `Bonyeza “${send}”. Kisha nakili mstari wa curl: terminali inapata jibu lile lile kutoka kwa seva ya marejeleo.`,
      },
    },
  },
};
