import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, count, number, size } from '../numbers.ts';
import { assignmentTrouble } from '../people/people.ts';
import { groups } from '../settings/groups.ts';
import { check } from './check.ts';

const UNITS = ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'];

export const device: ScreenWords['device'] = {
  check,
  safety: {
    question: 'هل عملي في أمان؟',
    answers: { yes: 'نعم.', almost: 'تقريبًا.', no: 'ليس بعد.', nothing: 'لم يُحفظ شيء بعد' },
    when: { lost: 'إذا فُقد هذا الجهاز الآن', closed: 'إذا أُغلقت هذه النافذة الخاصة' },
    lost: {
      nobody: 'لا أحد مسجَّل بعد.',
      nothing: 'لا أحد مسجَّل بعد. إن كانت لديك نسخة احتياطية فاستعدها أدناه.',
      none: 'كل سجل على الخادم، أو في ملف خارج هذا المتصفح.',
      all: (when, n) => (n === 1 ? `${when} ضاع.` : `${when} ضاعت هذه السجلات: ${number(n)}.`),
      perhaps: (when, n) =>
        n === 1
          ? `ربما هو على الخادم أيضًا: لم يعد جواب. ${when} فقد يضيع.`
          : `ربما هي على الخادم أيضًا: لم يعد جواب. ${when} فقد تضيع.`,
      onTheirWay: (when, n) =>
        n === 1
          ? `هو قيد الإرسال، ولم يصل الجواب بعد. ${when} فقد يضيع.`
          : `هي قيد الإرسال، ولم تصل الأجوبة بعد. ${when} فقد تضيع.`,
      some: (when) => `${when}:`,
      sure: (n) => `ما يضيع: ${number(n)}.`,
      sending: (n) => `ما قد يضيع، وهو قيد الإرسال: ${number(n)}.`,
      noReply: (n) => `ما قد يضيع، إذ لم يعد جواب: ${number(n)}.`,
      drafts: (when, n) => `${when} ضاعت مسودات: ${number(n)}.`,
      draftsToo: (n) => `وتضيع أيضًا مسودات: ${number(n)}.`,
    },
    moved: (n) => `سُلِّم إلى جهاز آخر: ${first.counts.records(n)}. هي آمنة متى أخذ الجهاز الآخر الملف.`,
    notReal: 'لا شيء هنا حقيقي',
    inPractice: 'أشخاص التدريب لا يحتاجون إلى نسخة احتياطية. يمكنك تجربتها هنا.',
    ofThem: (n) => `من هذه السجلات (${number(n)}):`,
    allToFix: (n) => `كل السجلات (${number(n)}) تحتاج إليك: لم تُقبل.`,
    allOnHold: (n) => `كل السجلات (${number(n)}) متوقفة مؤقتًا: لا تُرسل حتى تقول ذلك.`,
    waiting: (n) => `سجلات تنتظر الإرسال: ${number(n)}.`,
    toFix: (n) => `سجلات تحتاج إليك: ${number(n)}. لم تُقبل.`,
    onHold: (n) => `سجلات متوقفة مؤقتًا: ${number(n)}. لا تُرسل حتى تقول ذلك.`,
    backupWhere: 'احفظ الملف على بطاقة ذاكرة أو على جهاز آخر.',
    sendingNow: (n) => `جارٍ الإرسال الآن: ${number(n)} غير مؤكدة بعد.`,
    discardedNotCounted: (n) => `سجلات مستبعدة لا تُحسب: ${number(n)}.`,
    sending: (n) => `سجلات في طريقها إلى الخادم: ${number(n)}.`,
    unsure: (n) => `سجلات لا يُعلم هل وصلت: ${number(n)}.`,
    oneCopy: 'لا يحفظ هذا المتصفح إلا نسخة واحدة. أنشئ نسخة احتياطية أكثر من المعتاد.',
    secondHelps: 'تفيد النسخة الثانية إذا تلفت بيانات المتصفح، لا إذا فُقد الجهاز.',
    snapshots:
      'يكتب هذا المتصفح النسخة الثانية بعد كل تغيير بثوانٍ. فإن فقد سجلاته قبل ذلك ضاع أحدثها: أنشئ نسخة احتياطية أكثر من المعتاد.',
    behind: 'ليس في النسخة الثانية أحدث التغييرات بعد. تُكتب من جديد تلقائيًا.',
    newer:
      'حفظ إصدار أحدث من Outpost في هذا المتصفح سجلات لا يستطيع هذا الإصدار قراءتها. تُركت كما هي: حدّث Outpost.',
    notRead: 'لم يمكن قراءة السجلات. حمّل التطبيق من جديد.',
  },
  copies: {
    title: 'أين سجلاتك',
    names: {
      device: 'هذا الجهاز',
      second: 'نسخة ثانية على هذا الجهاز',
      file: 'ملف احتياطي',
      server: 'الخادم',
    },
    looks: {
      solid: 'في أمان',
      pale: 'على هذا الجهاز وحده',
      sending: 'قيد الإرسال',
      noReply: first.states.noReply,
      lacking: 'ليس هناك',
    },
    ages: {
      now: 'الآن',
      none: 'لا شيء بعد',
      missing: 'لا توجد',
      starting: 'قيد المقارنة',
      'no server': 'لا خادم مضبوط الآن',
      'nothing sent': 'لم يُرسل شيء بعد',
      sending: 'قيد الإرسال',
      before: 'أُرسل من قبل',
      'server before': 'أُرسل من قبل، لا خادم مضبوط الآن',
    },
    behind: (since) => (since === undefined ? 'قيد الكتابة' : `متأخرة، كُتبت ${since}`),
    notKnown: 'غير معروف بعد',
    records: (n) => count(n, { one: ' سجل', two: ' سجلان', few: ' سجلات', many: ' سجلًا', other: ' سجل' }),
  },

  export: {
    title: 'التصدير',
    about: 'جداول بما أُنشئ على هذا الجهاز، مع الحالات والأوقات. الجدول ليس نسخة احتياطية: لا يُستعاد منه شيء.',
    actions: {
      people: 'تصدير الأشخاص بصيغة CSV',
      assignments: 'تصدير الإسنادات بصيغة CSV',
      everything: 'تصدير كليهما بصيغة JSON',
    },
    written: (done, all) => `كُتب ${number(done)} من ${first.counts.records(all)}`,
    stopped: 'توقف. لم يُحفظ أي ملف.',
    made: 'أُعطي الملف للمتصفح. انظر أين يحفظ التنزيلات.',
  },

  storage: 'التخزين على هذا الجهاز',
  records: 'السجلات',
  recordsMade: (made) =>
    [
      first.counts.people(made.people),
      assignmentTrouble.assigned(made.assignments),
      groups.inNumbers(made.groups),
    ].join('، '),
  promise: 'هل يمكن أن يمحو المتصفح سجلاتك؟',
  kept: { strong: 'لا.', rest: 'لا يمحو شيئًا هنا إلا إذا طلب شخص ذلك.' },
  mayBeErased: { strong: 'نعم.', rest: 'قد يمحوها حين تنفد مساحة الجهاز.' },
  notSaid: 'لا يقول هذا المتصفح هل يُبقي ما حُفظ.',
  sevenDays: 'سبعة أيام',
  safari: {
    before: 'يمحو Safari كل شيء هنا بعد سبعة أيام من الاستخدام دون فتح Outpost:',
    day: (day) => `في ${day} على أقرب تقدير`,
    after: '، ما لم تفتحه قبل ذلك. ولا يفعل ذلك حين يكون Outpost على الشاشة الرئيسية أو في شريط التطبيقات.',
  },
  privateWindow: 'نافذة خاصة',
  inPrivateWindow: 'إن كانت هذه نافذة خاصة، اختفى كل ما سُجِّل عند إغلاقها. استخدم نافذة عادية.',
  opened: 'يعمل في',
  openedAs: {
    app: 'تطبيق مستقل، من الشاشة الرئيسية أو شريط التطبيقات أو قائمة البدء.',
    tab: 'علامة تبويب بالمتصفح. ثبّت Outpost، فيقل احتمال أن يمحو المتصفح ما حُفظ.',
  },
  used: 'المستخدم',
  usedText: (bytes) => `${size(bytes, UNITS)}، ومنها التطبيق نفسه`,
  free: 'المتاح',
  freeText: (bytes) => `يسمح المتصفح بمقدار ${size(bytes, UNITS)} أخرى. قد يكون المتاح على الجهاز نفسه أقل.`,
  askToKeep: 'الطلب من المتصفح أن يُبقيها',
  agreed: 'يُبقي المتصفح ما يُحفظ هنا.',
  notAgreed: 'لم يوافق المتصفح. ثبّت Outpost أو أضفه إلى المفضلة، واستخدمه مدة، ثم اطلب مرة أخرى.',

  erase: {
    title: 'المحو',
    open: 'محو كل شيء على هذا الجهاز',
    notArrived: (n) => `لم يصل إلى خادم: ${first.counts.records(n)}.`,
    gone: (n) =>
      n === 1
        ? 'إذا مُحي هنا ضاع إلى الأبد، ولا يستطيع أحد إعادته.'
        : 'إذا مُحيت هنا ضاعت إلى الأبد، ولا يستطيع أحد إعادتها.',
    onlyHere: (n) => `منها على هذا الجهاز وحده، ولا ملف احتياطي لها: ${number(n)}.`,
    moved: (n) =>
      `سُلِّم إلى جهاز آخر: ${first.counts.records(n)}. انظر في الجهاز الآخر أولًا: إن لم يأخذ الملف ضاعت هي أيضًا.`,
    backupFirst: 'إنشاء نسخة احتياطية أولًا',
    heldUp: 'علامة تبويب أخرى من Outpost لا تجيب. أغلق علامات التبويب الأخرى لـ Outpost: يتابع المحو تلقائيًا.',
    interrupted: 'أُغلق Outpost أثناء محو كل شيء على هذا الجهاز. وقد اكتمل المحو الآن.',
    notFinished:
      'أُغلق Outpost أثناء محو كل شيء على هذا الجهاز، ولا يمكن إكماله بعد. أغلق علامات التبويب الأخرى لـ Outpost، ثم حمّل من جديد.',
    looked: 'جرى النظر بعد ذلك: لم يبق في هذا المتصفح سجل ولا إعداد ولا مفتاح.',
    left: 'ما زالت هذه في المتصفح. أغلق علامات التبويب الأخرى لـ Outpost، ثم حمّل من جديد وامحُ مرة أخرى:',
    places: {
      database: 'قاعدة بيانات',
      files: 'ملفات النسخة الثانية',
      cache: 'أجوبة مخزنة',
      entry: 'إعداد',
    },
    allArrived: 'كل ما أُنشئ هنا وصل أو سُلِّم أو استُبعد. ما يُمحى هو تاريخ هذا الجهاز: لا خادم يعيده.',
    noRecords: 'لا سجلات على هذا الجهاز. تُمحى الإعدادات والمجموعات.',
    // Typed by hand, so without signs that a keyboard does not have, and with a number that changes no word.
    words: (lost) => (lost === 0 ? 'محو كل شيء' : `محو السجلات ${lost}`),
    type: (words) => `اكتب «${apart(words)}»`,
    typeHint:
      'تُمحى السجلات والمجموعات والإعدادات ومفتاح الخادم في كل علامة تبويب، ومعها النسخة الثانية. التطبيق نفسه يبقى.',
    typeThis: (words) => `اكتب: ${apart(words)}`,
    erasing: 'جارٍ المحو',
    action: 'محو كل شيء',
  },
};
