import type { FirstWords } from '../tables.ts';
import { apart, count, language, listed, money, number } from './numbers.ts';

const people = (n: number) =>
  count(n, { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' });
const records = (n: number) =>
  count(n, { one: 'سجل واحد', two: 'سجلان', few: '# سجلات', many: '# سجلًا', other: '# سجل' });
const assessments = (n: number) =>
  count(n, { one: 'تقييم واحد', two: 'تقييمان', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' });

export const first: FirstWords = {
  language,
  number,
  money,
  counts: { people, records, assessments },

  comma: '،',

  // Masculine: a state is said of a سجل or an إسناد.
  states: {
    draft: 'مسودة',
    waiting: 'في الانتظار',
    sending: 'قيد الإرسال',
    noReply: 'غير معلوم',
    toFix: 'يحتاج إليك',
    onHold: 'متوقف مؤقتًا',
    confirmed: 'مؤكد',
    moved: 'مسلَّم',
    discarded: 'مستبعد',
  },

  titles: {
    register: 'تسجيل شخص',
    people: 'الأشخاص',
    person: 'الشخص',
    assign: 'إسناد تقييمات',
    assessments: 'التقييمات',
    assessment: 'التقييم',
    occupations: 'المهن',
    occupation: 'المهنة',
    overview: 'نظرة عامة',
    sync: 'الإرسال',
    settings: 'الإعدادات',
    you: 'منظمتك',
    groups: 'المجموعات',
    device: 'هذا الجهاز',
    look: 'المظهر واللغة',
    server: 'الخادم',
    about: 'حول',
    setup: 'إعداد هذا الجهاز',
    practice: 'مقارنة الجهاز والخادم',
    tour: 'مشاهد',
    more: 'المزيد',
    console: 'وحدة التحكم',
    call: 'الاستدعاء',
    unknown: 'لا توجد شاشة كهذه',
  },

  mend: {
    sex: 'اختر ذكرًا أو أنثى',
    country: 'اختر بلدًا من القائمة',
    occupation: 'اختر مهنة من القائمة',
    group: 'اختر مجموعة من القائمة، أو أفرغ الخانة',
    purchase: 'ضع علامة في المربع لتأكيد الشراء، أو أزل التقييمات',
    eachPrice: `أدخل سعر التقييم الواحد رقمًا، مثل ${apart('12.50')}`,
    extrasPrice: 'أدخل التكاليف الإضافية رقمًا، مثل 0',
    referenceTooLong: 'اختصر المرجع إلى 60 حرفًا',
  },

  frame: {
    app: 'Outpost',
    practice: 'تدريب',
    skip: 'الانتقال إلى المحتوى الرئيسي',
    toRegister: 'الذهاب إلى التسجيل',
    notLoaded: 'لم تُحمَّل هذه الشاشة',
    kept: 'ما حفظته من قبل ما زال على هذا الجهاز.',
    connectOnce: 'اتصل بالشبكة مرة واحدة، ثم حمّل التطبيق من جديد.',
    loadAgain: 'تحميل من جديد',
    done: 'تم',
  },

  notLoaded: {
    receipt: 'لم يُحمَّل الإيصال',
    assessments: 'لم تُحمَّل قائمة التقييمات',
    recentPeople: 'لم تُحمَّل قائمة آخر المسجَّلين',
  },

  navigation: {
    name: 'القائمة الرئيسية',
    register: 'تسجيل',
  },

  combobox: {
    usage: 'تظهر النتائج أثناء الكتابة. تنقّل بالسهمين واختر بمفتاح Enter، أو استكشفها باللمس.',
    clear: 'إفراغ',
    nothingChosen: 'اختر من القائمة، أو أفرغ الخانة.',
    chosen: (name: string) => `تم اختيار ${apart(name)}.`,
    results: (n: number) => (n === 0 ? 'لا نتائج.' : `عدد النتائج: ${number(n)}.`),
    highlighted: (name: string, position: number, n: number) =>
      `${apart(name)}، ${number(position)} من ${number(n)}، محدد.`,
  },

  fields: {
    error: 'خطأ:',
    problem: 'هناك مشكلة',
    optional: '(اختياري)',
    sex: 'الجنس',
    sexes: { M: 'ذكر', F: 'أنثى' },
    occupation: 'المهنة',
    country: 'البلد',
    nearMatch: (typed: string) => `لا شيء يطابق «${apart(typed)}» تمامًا. هل تقصد واحدًا مما يلي؟`,
    typeCountry: 'اكتب بلدًا',
    noCountry: (typed: string) => `لا يوجد بلد اسمه «${apart(typed)}». جرّب اسمًا آخر له، أو رمزه من حرفين.`,
    group: 'المجموعة',
    leaveEmpty: 'اتركها فارغة إن لم توجد.',
    noGroupChosen: 'دون مجموعة',
    change: 'تغيير',
    countryAndGroup: 'البلد والمجموعة',
    reference: 'المرجع',
    referenceHint: 'يبقى على هذا الجهاز. لا تكتب اسمًا كاملًا.',
  },

  occupation: {
    broaderMark: '(مجموعة أوسع)',
    via: 'وُجدت باسم',
    ask: 'اكتب العمل',
    loading: 'المهن قيد التحميل.',
    titlesLoading: 'المسميات قيد التحميل. تُعرض الآن الأسماء الرسمية وحدها.',
    nothing: (typed: string) => `لا شيء يطابق «${apart(typed)}». جرّب كلمة أخرى لهذا العمل.`,
    didYouMean: 'هل تقصد',
    tree: 'البحث في شجرة المهن',
    pinned: 'مثبَّتة',
    sure: 'تطابق واضح',
  },

  purchase: {
    eachPrice: 'سعر التقييم الواحد',
    extrasPrice: 'مجموع التكاليف الإضافية',
    confirm: (what: string, total: string | undefined) =>
      `أؤكد شراء ${what}${total === undefined ? '' : ` مقابل ${apart(total)}`}`,
  },

  register: {
    save: 'حفظ، ثم التالي',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ. سجّل الشخص التالي.',
    savedAt: (time) => `حُفظ ${time}`,
    sentIn: (seconds) => `يُرسل بعد ${number(seconds)} ث`,
    sendNow: 'إرسال الآن',
    notSaved: 'لم يُحفظ شيء بعد',
    late: 'لم يُحفظ شيء بعد: لم يُحمَّل جزء من التطبيق. ما كتبته باقٍ على هذا الجهاز.',
    preset: 'التقييمات المراد إسنادها',
    presetLine: (keys: readonly string[]) =>
      `التقييمات المراد إسنادها: ${keys.length === 0 ? 'لا شيء' : listed(keys)}`,
    gone: 'لم تعد في القائمة:',
    receipt: 'آخر شخص حُفظ',
    restore: 'استعادة',
    undo: 'تراجع',
    edit: 'تعديل',
    assign: 'إسناد',
    open: 'فتح',
  },

  offline: {
    ready: 'جاهز للعمل من دون اتصال',
    getting: 'يجري التحضير للعمل من دون اتصال: ابقَ متصلًا',
    damaged: (file) => `هذه النسخة من التطبيق تالفة: أبلغ من يستضيفها (${apart(file)})`,
    noRoom: 'لا مساحة للعمل من دون اتصال: أفرغ بعض المساحة على هذا الجهاز',
    notAllowed: 'هذا المتصفح لا يسمح لـ Outpost بالعمل من دون اتصال',
  },

  firstSight: {
    title: 'مرحبًا بك في Outpost',
    lines: [
      { what: 'سجّل الأشخاص', how: 'واحدًا بعد آخر، حتى من دون شبكة.' },
      { what: 'أسند إليهم', how: 'التقييمات.' },
      { what: 'أرسل كل شيء', how: 'حين تتوفر شبكة.' },
    ],
    untilThen: 'حتى ذلك الحين يبقى كل شيء على هذا الجهاز.',
    tryIt: 'تجربة التدريب',
    connect: 'الاتصال بمنظمتك',
    start: 'بدء التسجيل',
  },

  languages: {
    title: 'اللغة',
    missing: (name) => `لم يمكن جلب ${apart(name)}.`,
  },
};
