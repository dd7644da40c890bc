import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `Hakuna kazi ${code}`,
  findAnother: 'Tafuta kazi nyingine',
  backToForm: 'Rudi kwenye usajili',
  find: 'Tafuta kazi',
  findHint: 'Andika kazi au msimbo wa kazi (kwa mfano 2221).',
  notLoaded: 'Aina za kazi hazikupakiwa. Unganisha kwenye mtandao mara moja, kisha pakia programu tena.',
  source: 'Uainishaji wa Kimataifa wa Kazi (ISCO-08), © Shirika la Kazi Duniani (ILO).',
  path: 'Mahali pake',
  levels: ['Kundi kuu', 'Kundi kuu dogo', 'Kundi dogo'],
  broader:
    'Hili ni kundi pana zaidi. Litumie tu kama hakuna zaidi kinachojulikana kuhusu kazi; vinginevyo chagua kilichomo ndani yake.',
  useForRegistration: 'Tumia kwenye usajili',
  registerWith: 'Sajili kwa kazi hii',
  notNow: {
    full: 'Kwanza tengeneza nafasi. Kisha unaweza kusajili kwa kazi hii na kuibandika.',
    load: 'Kwanza bonyeza “Pakia tena”. Kisha unaweza kusajili kwa kazi hii na kuibandika.',
    above: 'Sasa huwezi kusajili kwa kazi hii wala kuibandika. Ujumbe ulio juu unaeleza sababu.',
  },
  copyCode: 'Nakili msimbo',
  code: (code) => `Msimbo ${code}`,
  children: 'Kilichomo',
  jobTitles: 'Majina ya kazi',
  neighbours: 'Huchanganywa na',
  pin: 'Bandika',
  isPinned: 'Imebandikwa',
  pinHint: 'Bandika ili uione kwanza unaposajili.',
  pinnedNow: 'Imebandikwa. Sasa inaonekana kwanza kwenye Sajili, kabla ya kuandika.',
  notPinned: 'Haijabandikwa tena. Kwenye Sajili inaonekana kati ya za hivi karibuni.',
  all: 'Aina zote za kazi',
  usedHere: 'Zinazotumika zaidi kwenye kifaa hiki',
  have: (n: number) =>
    n === 0
      ? 'Hakuna mtu kwenye kifaa hiki mwenye kazi hii.'
      : count(n, {
          one: 'Mtu # kwenye kifaa hiki ana kazi hii',
          other: 'Watu # kwenye kifaa hiki wana kazi hii',
        }),
  counting: 'Inahesabu watu…',
  pinnedOnes: 'Zilizobandikwa',
  closeAll: 'Funga makundi yote',
  about: 'Maelezo',
  similar: 'Tazama kazi zinazofanana',
  broaderGroup: 'Kama hakuna zaidi kinachojulikana: kundi pana zaidi',
  use: 'Tumia',
};
