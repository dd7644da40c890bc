import type { ScreenWords } from '../../tables.ts';
import { apart } from '../numbers.ts';

export const storageTrouble: ScreenWords['storageTrouble'] = {
  quota: {
    title: 'لم تبق مساحة على هذا الجهاز',
    advice:
      'لم يُحفظ هذا بعد. ما كتبته ما زال هنا. احذف صورًا أو مقاطع فيديو لتوفير مساحة، ثم احفظ من جديد. لا تحذف Outpost، ففيه سجلاتك.',
  },
  blocked: {
    title: 'Outpost مفتوح في علامة تبويب أخرى بإصدار أقدم',
    advice: 'أغلق علامة التبويب الأخرى. هذه تتابع تلقائيًا.',
  },
  outdated: {
    title: 'إصدار أحدث من Outpost مفتوح في علامة تبويب أخرى',
    advice: 'لا يمكن حفظ سجلاتك أو إرسالها في علامة التبويب هذه. اضغط «تحميل من جديد».',
    kept: 'ما حُفظ من قبل ما زال على هذا الجهاز.',
  },
  closed: {
    title: 'أغلق المتصفح التخزين',
    advice:
      'ما كتبته ما زال هنا. يفتح Outpost التخزين من جديد تلقائيًا. إن بقيت هذه الرسالة فحمّل التطبيق من جديد.',
  },
  erased: {
    title: 'مُحي كل شيء على هذا الجهاز',
    advice: 'طلب شخص ذلك في Outpost. حمّله من جديد لتبدأ من البداية.',
  },
  missing: {
    title: 'لا يحفظ هذا المتصفح شيئًا هنا',
    advice:
      'إعداداته أو نافذة خاصة توقف التخزين. اسمح لهذا العنوان بحفظ ملفات تعريف الارتباط وبيانات الموقع، أو افتح Outpost في نافذة عادية.',
  },
  insecure: {
    title: 'لا يستطيع Outpost حفظ شيء على هذا العنوان',
    advice: `يبدأ العنوان بـ ${apart('http://')}، والمتصفحات لا تتيح هناك بدء شيء دون اتصال. افتح Outpost على عنوان يبدأ بـ ${apart('https://')}، أو اطلبه ممن أعطاك Outpost.`,
  },
  damaged: {
    title: 'لا يحتوي التخزين على ما ينبغي',
    advice: 'حمّل التطبيق من جديد. إن بقي هذا فلا تمحُ شيئًا واسأل من أعطاك Outpost.',
  },
  failed: {
    title: 'لم يُجب التخزين',
    advice: 'لم يُحفظ هذا بعد. ما كتبته ما زال هنا. احفظ مرة أخرى.',
  },
};

export const noRoom: ScreenWords['noRoom'] = {
  now: 'لا يمكن حفظ شيء جديد.',
  makeRoom: 'احذف صورًا أو مقاطع فيديو لتوفير مساحة. لا تحذف Outpost، ففيه سجلاتك.',
  lookAgain: 'فحص من جديد',
  still: 'ما زالت لا توجد مساحة. إذا حذفت شيئًا للتو، فافحص من جديد بعد نصف دقيقة.',
  over: 'توجد مساحة من جديد. يمكنك الحفظ.',
  loadFirst: 'لا يمكن حفظ شيء هنا. اضغط أولًا «تحميل من جديد».',
};

export const storageAgain: ScreenWords['storageAgain'] = 'يستطيع الجهاز الحفظ من جديد. اضغط الزر مرة أخرى.';

export const typedHere: ScreenWords['typedHere'] =
  'ما كتبته موجود في علامة التبويب هذه فقط. دوّنه قبل التحميل من جديد.';

export const loadToSee: ScreenWords['loadToSee'] = 'اضغط «تحميل من جديد» لترى ما حُفظ.';

export const loadToRegister: ScreenWords['loadToRegister'] =
  'اضغط «تحميل من جديد» للتسجيل. ما كتبته قبل هذه الرسالة يعود.';

export const notReadNow: ScreenWords['notReadNow'] = 'لا يمكن الآن قراءة السجلات على هذا الجهاز.';

export const noSync: ScreenWords['noSync'] = {
  notHere: `لا يستطيع Outpost الإرسال من هذا العنوان. افتحه على عنوان يبدأ بـ ${apart('https://')}`,
  soon: 'جارٍ الاستعداد للإرسال.',
};

export const mend: ScreenWords['mend'] = {
  groupUuid: `أدخل المعرّف كما يعرضه الخادم، مثل ${apart('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')}`,
  key: 'أدخل المفتاح كما أُعطي لك، بأحرف لاتينية دون علامات ودون مسافات',
  passphrase: 'أدخل عبارة مرور من 12 حرفًا أو أكثر',
  wrongPassphrase: 'ليست هذه عبارة مرور المفتاح المحفوظ. أدخلها مرة أخرى، أو انسَ المفتاح',
  assessments: 'اختر تقييمًا واحدًا على الأقل',
  tooManyAssessments: 'اختر 12 تقييمًا على الأكثر',
  target: 'اختر عمّن يكون التقييم',
};
