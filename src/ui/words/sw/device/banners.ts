import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const banners: ScreenWords['banners'] = {
  erased: (n) =>
    count(n, {
      one: 'Kivinjari kimefuta rekodi # ya kifaa hiki',
      other: 'Kivinjari kimefuta rekodi # za kifaa hiki',
    }),
  erasedAdvice:
    'Kilichotumwa kiko kwenye seva. Waulize wanaoiendesha wana nini kabla ya kumsajili mtu yeyote tena: seva haiwezi kumwondoa mtu aliye huko mara mbili.',
  erasedRead: 'Nimesoma hii',
  clockWentBack: 'Saa ya kifaa hiki imerudi nyuma',
  clockAdvice: (before) =>
    `Mtu aliyesajiliwa kabla ana tarehe ${before}. Angalia tarehe na saa ya kifaa hiki.`,
  noCatalogue: 'Aina za kazi na tathmini hazikupakiwa',
  noCatalogueAdvice:
    'Unganisha kwenye mtandao mara moja, kisha pakia programu tena. Ulichohifadhi kabla bado kiko kwenye kifaa hiki.',
  brokenConfig: 'config.json inahitaji kurekebishwa',
  brokenConfigAdvice: 'Programu inaendelea bila sehemu zilizoharibika.',
  newVersion: 'Toleo jipya la Outpost liko tayari.',
  useNewVersion: 'Litumie sasa',
  recordsBack: (n) =>
    count(n, {
      one: 'Kivinjari kilikuwa kimepoteza rekodi #. Imerudi.',
      other: 'Kivinjari kilikuwa kimepoteza rekodi #. Zimerudi.',
    }),
  recordsBackAdvice: 'Outpost huweka kila rekodi mara mbili kwenye kifaa hiki. Huhitaji kufanya kitu.',
};

export const keepOffer: ScreenWords['keepOffer'] = {
  question: 'Rekodi hizi zibaki nafasi ikipungua?',
  keep: 'Zibaki',
  no: 'Si sasa',
  kept: 'Kivinjari kinatunza kilichohifadhiwa hapa.',
  notKept: 'Kivinjari hakikukubali. Unaweza kuomba tena kwenye Mipangilio.',
};

export const privateWindow: ScreenWords['privateWindow'] = {
  title: 'Hili ni dirisha la faragha',
  advice:
    'Kila kinachosajiliwa hapa hutoweka linapofungwa. Fungua Outpost kwenye dirisha la kawaida badala yake.',
};
