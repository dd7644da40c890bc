import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `Hakuna kazi ${code}`,
  findAnother: 'Tafuta kazi nyingine',
  backToForm: 'Rudi kwenye usajili',
  findHint: 'Andika kazi au msimbo wa kazi (kwa mfano 2221).',
  notLoaded: 'Aina za kazi hazikupakiwa. Unganisha kwenye mtandao mara moja, kisha pakia programu tena.',
  source: 'Uainishaji wa Kimataifa wa Kazi (ISCO-08), © Shirika la Kazi Duniani (ILO).',
  path: 'Mahali pake',
  levels: ['Kundi kuu', 'Kundi kuu dogo', 'Kundi dogo'],
  broader:
    'Hili ni kundi pana zaidi. Litumie tu kama hakuna zaidi kinachojulikana kuhusu kazi; vinginevyo chagua kilichomo ndani yake.',
  useForRegistration: 'Tumia kwenye usajili',
  registerWith: 'Sajili kwa kazi hii',
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
      ? 'Hakuna mtu hapa mwenye kazi hii'
      : count(n, { one: 'Mtu # hapa ana kazi hii', other: 'Watu # hapa wana kazi hii' }),
  pinnedOnes: 'Zilizobandikwa',
  closeAll: 'Funga makundi yote',
  about: 'Maelezo',
  similar: 'Tazama kazi zinazofanana',
  broaderGroup: 'Kama hakuna zaidi kinachojulikana: kundi pana zaidi',
  use: 'Tumia',
};
