import type { ScreenWords } from '../../tables.ts';
import { apart, count, number } from '../numbers.ts';

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `العودة إلى ${apart(screen)}`,
  others: 'الآخرون في القائمة',
  place: (at, of) => `${number(at)} من ${number(of)}`,
  inList: (n) => `${number(n)} في القائمة`,
  previous: 'الشخص السابق',
  next: 'الشخص التالي',
  previousShort: 'السابق',
  nextShort: 'التالي',
  who: 'بيانات الشخص',
  edit: 'تعديل الشخص',
  otherActs: 'المزيد',
  details: 'تفاصيل الإسناد',
  moreLines: (n) =>
    `و${count(n, { one: 'واحد آخر', two: 'اثنان آخران', few: '# أخرى', many: '# أخرى', other: '# أخرى' })}`,
  of: (name, sentence) => `${apart(name)}: ${sentence}`,
  onHoldToo: 'هذا الإسناد متوقف مؤقتًا أيضًا. لا يُرسل حتى تستأنفه.',
  personFirst: {
    noReply: 'قرّر أولًا بشأن الشخص أعلاه.',
    toFix: 'صحّح أولًا بيانات الشخص أعلاه.',
  },
  nextIn: {
    noReply: (n) => `الشخص غير المعلوم التالي (الباقي: ${number(n)})`,
    toFix: (n) => `الشخص التالي الذي يحتاج إليك (الباقي: ${number(n)})`,
  },
  releasePerson: 'استئناف السجل',
  releaseAll: (n) => (n === 1 ? 'استئناف الاثنين' : `استئناف الكل (${number(n + 1)})`),
  onHoldTogether: (n) =>
    `هذا الشخص و${n === 1 ? 'الإسناد متوقفان' : `إسناداته (${number(n)}) متوقفة`} مؤقتًا. لا يُرسل شيء حتى تستأنف.`,
  stillOnHold: (n) =>
    count(n, {
      one: 'إسناد واحد ما زال متوقفًا مؤقتًا.',
      two: 'إسنادان ما زالا متوقفين مؤقتًا.',
      few: '# إسنادات ما زالت متوقفة مؤقتًا.',
      many: '# إسنادًا ما زال متوقفًا مؤقتًا.',
      other: '# إسناد ما زال متوقفًا مؤقتًا.',
    }),
  saved: 'تم الحفظ.',
  assigned: (assessments) => `تم إسناد ${assessments}.`,
  sentAgain: 'سيُرسل مرة أخرى.',
  idAdded: 'حُفظ المعرّف. ما كان ينتظره يمكن أن يُرسل الآن.',
  done: {
    discard: 'تم استبعاده. يمكنك استعادته.',
    restore: 'تمت استعادته.',
    hold: 'متوقف مؤقتًا.',
    release: 'تم استئنافه. سيُرسل.',
  },
  decided: {
    arrived: 'سُجل أنه وصل.',
    rejected: 'سُجل أنه لم يصل.',
    'send again': 'سيُرسل مرة أخرى.',
  },
};
