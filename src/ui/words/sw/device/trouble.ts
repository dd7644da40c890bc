import type { ScreenWords } from '../../tables.ts';

export const storageTrouble: ScreenWords['storageTrouble'] = {
  quota: {
    title: 'Kifaa hiki hakina nafasi tena',
    advice:
      'Hii haijahifadhiwa bado. Ulichoandika bado kiko hapa. Futa picha au video ili kupata nafasi, kisha hifadhi tena. Usifute Outpost: rekodi zako zimo ndani yake.',
  },
  blocked: {
    title: 'Outpost imefunguliwa kwenye kichupo kingine kwa toleo la zamani',
    advice: 'Funga kichupo kile. Hiki kitaendelea chenyewe.',
  },
  outdated: {
    title: 'Toleo jipya zaidi la Outpost limefunguliwa kwenye kichupo kingine',
    advice: 'Rekodi zako haziwezi kuhifadhiwa wala kutumwa kwenye kichupo hiki. Bonyeza “Pakia tena”.',
    kept: 'Kilichohifadhiwa kabla bado kiko kwenye kifaa hiki.',
  },
  closed: {
    title: 'Kivinjari kimefunga hifadhi',
    advice:
      'Ulichoandika bado kiko hapa. Outpost inafungua hifadhi tena yenyewe. Ujumbe huu ukibaki, pakia programu tena.',
  },
  erased: {
    title: 'Kila kitu kwenye kifaa hiki kilifutwa',
    advice: 'Mtu aliomba hivyo kwenye Outpost. Ipakie tena ili kuanza upya.',
  },
  missing: {
    title: 'Kivinjari hiki hakihifadhi kitu hapa',
    advice:
      'Mipangilio yake, au dirisha la faragha, inazima hifadhi. Ruhusu anwani hii kuhifadhi vidakuzi na data ya tovuti, au fungua Outpost kwenye dirisha la kawaida.',
  },
  insecure: {
    title: 'Outpost haiwezi kuhifadhi kitu kwenye anwani hii',
    advice:
      'Anwani inaanza na http://, na vivinjari haviruhusu kitu kuanza bila mtandao hapo. Fungua Outpost kwenye anwani inayoanza na https://, au mwombe aliyekupa Outpost.',
  },
  damaged: {
    title: 'Hifadhi haina kile inachopaswa kuwa nacho',
    advice: 'Pakia programu tena. Hali hii ikiendelea, usifute kitu na umuulize aliyekupa Outpost.',
  },
  failed: {
    title: 'Hifadhi haikujibu',
    advice: 'Hii haijahifadhiwa bado. Ulichoandika bado kiko hapa. Hifadhi tena.',
  },
};

export const noRoom: ScreenWords['noRoom'] = {
  now: 'Hakuna kipya kinachoweza kuhifadhiwa.',
  makeRoom: 'Futa picha au video ili kupata nafasi. Usifute Outpost: rekodi zako zimo ndani yake.',
  lookAgain: 'Angalia tena',
  still: 'Bado hakuna nafasi. Ikiwa umefuta kitu sasa hivi, angalia tena baada ya nusu dakika.',
  over: 'Nafasi imepatikana tena. Unaweza kuhifadhi.',
  loadFirst: 'Hapa hakuna kinachoweza kuhifadhiwa. Kwanza bonyeza “Pakia tena”.',
};

export const storageAgain = 'Kifaa kinaweza kuhifadhi tena. Bonyeza kitufe mara moja zaidi.';

export const typedHere: ScreenWords['typedHere'] =
  'Ulichoandika kiko kwenye kichupo hiki pekee. Kiandike mahali pengine kabla ya kupakia tena.';

export const loadToSee: ScreenWords['loadToSee'] = 'Bonyeza “Pakia tena” ili kuona kilichohifadhiwa.';

export const loadToRegister: ScreenWords['loadToRegister'] =
  'Bonyeza “Pakia tena” ili kusajili. Ulichokuwa umeandika kabla ya ujumbe huu kinarudi.';

export const notReadNow: ScreenWords['notReadNow'] = 'Rekodi za kifaa hiki haziwezi kusomwa sasa.';

export const noSync: ScreenWords['noSync'] = {
  notHere: 'Outpost haiwezi kutuma kutoka anwani hii. Ifungue kwenye inayoanza na https://',
  soon: 'Inajiandaa kutuma.',
};

export const mend: ScreenWords['mend'] = {
  groupUuid: 'Andika kitambulisho kama seva inavyokionyesha, kwa mfano 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  key: 'Andika ufunguo bila nafasi na bila herufi zenye alama, kama ulivyopewa',
  passphrase: 'Andika kaulisiri yenye herufi 12 au zaidi',
  wrongPassphrase: 'Hii si kaulisiri ya ufunguo uliohifadhiwa. Iandike tena, au sahau ufunguo',
  assessments: 'Teua angalau tathmini moja',
  tooManyAssessments: 'Teua tathmini zisizozidi 12',
  target: 'Teua tathmini inamhusu nani',
};
