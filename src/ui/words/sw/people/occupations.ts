import type { ScreenWords } from '../../tables.ts';

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `Hakuna kazi ${code}`,
  findHint: 'Andika kazi, au tarakimu za msimbo.',
  tree: 'Mti wa aina za kazi',
  notLoaded: 'Aina za kazi hazikupakiwa. Unganisha kwenye mtandao mara moja, kisha pakia programu tena.',
  source: 'Uainishaji wa Kimataifa wa Kazi (ISCO-08), © Shirika la Kazi Duniani (ILO).',
  path: 'Mahali pake',
  levels: ['Kundi kuu', 'Kundi kuu dogo', 'Kundi dogo', 'Kundi la msingi'],
  broader:
    'Hili ni kundi pana zaidi. Litumie tu kama hakuna zaidi kinachojulikana kuhusu kazi; vinginevyo chagua kilichomo ndani yake.',
  useForRegistration: 'Tumia kwenye usajili',
  copyCode: 'Nakili msimbo',
  code: (code) => `Msimbo ${code}`,
  children: 'Kilichomo',
  jobTitles: 'Majina ya kazi',
  neighbours: 'Huchanganywa na',
  pin: 'Bandika',
  isPinned: 'Imebandikwa',
  pinHint:
    'Kazi iliyobandikwa huonekana kwanza kwenye Sajili: unaichagua kwa mguso mmoja, kabla ya kuandika.',
  pinnedNow: 'Imebandikwa. Sasa inaonekana kwanza kwenye Sajili, kabla ya kuandika.',
  notPinned: 'Haijabandikwa tena. Kwenye Sajili inaonekana kati ya za hivi karibuni.',
  all: 'Aina zote za kazi',
  closeAll: 'Funga makundi yote',
  about: 'Kuhusu',
  isThisRight: 'Je, hii ni sahihi?',
  broaderGroup: 'Kama hakuna zaidi kinachojulikana: kundi pana zaidi',
  use: 'Tumia',
};
