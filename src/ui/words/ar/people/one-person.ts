import type { ScreenWords } from '../../tables.ts';
import { apart, count, number } from '../numbers.ts';

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `العودة إلى ${apart(screen)}`,
  others: 'الآخرون في القائمة',
  place: (at, of) => `${number(at)} من ${number(of)}`,
  inList: (n) => `${number(n)} في القائمة`,
  previous: 'الشخص السابق',
  next: 'الشخص التالي',
  registration: 'تسجيل هذا الشخص',
  details: 'تفاصيل',
  moreLines: (n) =>
    `و${count(n, { one: 'واحد آخر', two: 'اثنان آخران', few: '# أخرى', many: '# أخرى', other: '# أخرى' })}`,
  of: (name, sentence) => `${apart(name)}: ${sentence}`,
  saved: 'تم الحفظ.',
  assigned: (assessments) => `تم إسناد ${assessments}.`,
  sentAgain: 'سيُرسل مرة أخرى.',
  idAdded: 'حُفظ المعرّف. ما كان ينتظره يمكن أن يُرسل الآن.',
  done: {
    discard: 'تم استبعاده. يمكنك استعادته.',
    restore: 'تمت استعادته.',
    hold: 'متوقف مؤقتًا. لا يُرسل حتى تستأنفه.',
    release: 'تم استئنافه. سيُرسل.',
    claim: 'سُجل أنه أُنشئ هنا.',
  },
  decided: {
    arrived: 'سُجل أنه وصل.',
    refused: 'سُجل أنه ليس هناك.',
    'send again': 'سيُرسل مرة أخرى.',
  },
};
