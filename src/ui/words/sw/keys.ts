import type { ScreenWords } from '../tables.ts';

export const keys: ScreenWords['keys'] = {
  open: 'Njia za mkato',
  title: 'Vitufe vinavyookoa muda',
  anywhere: 'Kila mahali',
  save: 'Hifadhi fomu',
  find: 'Nenda kwenye sehemu ya kutafuta',
  list: 'Onyesha orodha hii',
  sex: 'Mwanamume au mwanamke, moja ikiwa imechaguliwa kwa kibodi',
  recent: 'Chukua kazi ya karibuni, kwa kuhesabu kutoka ya kwanza',
  begin: 'Anza kuandika kazi',
  screens: 'Nenda kwenye skrini',
  screensHint:
    'Orodha hii ikiwa wazi, herufi peke yake inatosha: hata kwenye “Sajili”, ambapo G huanza kuandika kazi.',
  lists: 'Kwenye orodha iliyo chini ya sehemu',
  through: 'Pitia orodha',
  take: 'Chukua kilichowekwa alama',
  close: 'Funga orodha',
  single: 'Vitufe vya peke yake hufanya kazi bila Ctrl',
  singleHint:
    'Herufi, namba na alama za peke yake hufanya kazi tu ukiwa nje ya sehemu ya maandishi. Zizime ikiwa unaongea na kifaa hiki ili kuandika.',
};
