import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, count, number } from '../numbers.ts';

export const people: ScreenWords['people'] = {
  nobody: 'لا أحد مسجَّل على هذا الجهاز بعد. من تسجّله يُدرج هنا، ويبقى هنا.',
  nobodyFits: (text, state) =>
    `${state === undefined ? 'لا أحد' : `لا أحد في حالة «${state}»`} يطابق «${apart(text)}». يُعثر على الأشخاص بإيصال أو مرجع أو مهنة أو رمزها؛ وبداية الكلمة تكفي.`,
  nobodyIs: (state) => `لا أحد في حالة «${state}» الآن.`,
  showEverybody: 'عرض الجميع',
  byState: 'الأشخاص حسب الحالة',
  search: 'البحث',
  searchHint: 'إيصال أو مرجع أو مهنة أو رمز.',
  halfTyped: 'استمارة غير مكتملة تنتظر على شاشة التسجيل.',
  goOn: 'متابعتها',
  found: (n) => `وُجد ${first.counts.people(n)}`,
  moreThanFound: '. هؤلاء أحدث ما وُجد، وهناك غيرهم؛ أضف كلمة ليقل العدد',
  selectSeveral: 'تحديد عدة أشخاص',
};

export const many: ScreenWords['many'] = {
  progress: (tried, wanted) => `تم ${number(tried)} من ${number(wanted)}`,
  soFar: 'ما تم حتى الآن',
  stop: 'إيقاف',
  left: (n) => `بقي ${number(n)} كما هو.`,
  hide: 'إخفاء هذا',
  restore: 'استعادة',
  discard: 'استبعاد',
  hold: 'إيقاف مؤقت',
  release: 'استئناف',
  claim: 'أُنشئ هنا',
  selectedPeople: 'الأشخاص المحددون',
  selected: (n) => `المحدد: ${number(n)}`,
  selectAll: (n) => `تحديد الكل: ${number(n)}`,
  shown: 'المعروضين',
  selectNone: 'إلغاء التحديد',
  done: 'تم',
  export: 'تصدير بصيغة CSV',
  handOver: 'تسليم',
};

export const person: ScreenWords['person'] = {
  none: 'لا شيء',
  about: (whom) => `عن ${apart(whom)}`,
  denomination: 'العملة',
  prices: 'الأسعار',
  eachAndExtras: (each, extras) => `${apart(each)} للواحد، والإضافات ${apart(extras)}`,
  joins: 'ينضم إلى',
  purchase: 'الشراء',
  confirmed: (stake) => `تم تأكيد ${stake}`,
  serverUuid: 'معرّف UUID على الخادم',
  notKnown: 'غير معروف بعد',
  the: (what) => `(${apart(what)})`,
  person: 'الشخص',
  editHeading: 'تعديل',
  save: 'حفظ',
  saveAndSend: 'حفظ وإرسال مرة أخرى',
  back: 'العودة دون حفظ',
  editAndSend: 'تعديل وإرسال مرة أخرى',
  sendAsItIs: 'إرسال مرة أخرى كما هو',
  sendAsItIsHint: 'أرسله كما هو بعد معالجة السبب على الخادم.',
  along: (n) =>
    count(n, {
      one: 'الاستبعاد يشمل إسنادًا واحدًا؛ والاستعادة تعيده.',
      two: 'الاستبعاد يشمل إسنادين؛ والاستعادة تعيدهما.',
      few: 'الاستبعاد يشمل # إسنادات؛ والاستعادة تعيدها.',
      many: 'الاستبعاد يشمل # إسنادًا؛ والاستعادة تعيدها.',
      other: 'الاستبعاد يشمل # إسناد؛ والاستعادة تعيدها.',
    }),
  notNow: 'لا يمكن تعديله الآن.',
  registrationOf: (receipt) => `تسجيل ${apart(receipt)}`,
  assignments: 'الإسنادات',
  noAssignments: 'لا تقييمات مسندة بعد.',
  history: 'ما حدث',
  noSuch: 'لا يوجد شخص كهذا على هذا الجهاز',
  toPeople: 'الذهاب إلى الأشخاص',
  typed: (words) => `المكتوب: «${apart(words)}»`,
  receipt: 'الإيصال',
  registered: 'وقت التسجيل',
  notDone: {
    discard: 'لم يُستبعد.',
    restore: 'لم يُستعد.',
    hold: 'لم يوقف.',
    release: 'لم يُستأنف.',
    claim: 'لم يؤخذ.',
  },
  notLoaded: 'المهن قيد التحميل. احفظ مرة أخرى بعد قليل.',
};

export const assignmentTrouble: ScreenWords['assignmentTrouble'] = {
  'needs you': (n) =>
    count(n, {
      one: 'إسناد واحد يحتاج إليك',
      two: 'إسنادان يحتاجان إليك',
      few: '# إسنادات تحتاج إليك',
      many: '# إسنادًا يحتاج إليك',
      other: '# إسناد يحتاج إليك',
    }),
  unknown: (n) =>
    count(n, {
      one: 'إسناد واحد غير معلوم',
      two: 'إسنادان غير معلومين',
      few: '# إسنادات غير معلومة',
      many: '# إسنادًا غير معلوم',
      other: '# إسناد غير معلوم',
    }),
  toLookAt: 'إسنادات تستحق النظر',
  none: {
    'needs you': 'لا إسناد يحتاج إليك الآن.',
    unknown: 'لا إسناد غير معلوم الآن.',
  },
};
