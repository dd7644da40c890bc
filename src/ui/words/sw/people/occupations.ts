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
  about: 'Kuhusu',
  isThisRight: 'Je, hii ni sahihi?',
  broaderGroup: 'Kama hakuna zaidi kinachojulikana: kundi pana zaidi',
  use: 'Tumia',
};
