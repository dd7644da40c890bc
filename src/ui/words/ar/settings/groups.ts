import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import type { ScreenWords } from '../../tables.ts';
import { apart, count, number } from '../numbers.ts';

type Words = ScreenWords['groups'];

const inNumbers: Words['inNumbers'] = (n) =>
  count(n, {
    one: 'مجموعة واحدة',
    two: 'مجموعتان',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  });
/** What is said of all of them together. */
const haveAll = {
  device: 'أُنشئت على هذا الجهاز',
  config: 'تأتي من منظمتك',
  settings: 'أُضيفت هنا، من الخادم',
};

export const groups: Words = {
  types: {
    GOVT: 'حكومة',
    FEDERAL_GOV: 'حكومة اتحادية',
    REGIONAL_GOV: 'حكومة إقليمية',
    LOCAL_GOV: 'إدارة محلية',
    AUTHORITY: 'هيئة',
    INST: 'مؤسسة',
    COMPANY: 'شركة',
    HEAD_OFFICE: 'مقر رئيسي',
    BRANCH: 'فرع',
    REGION_OFFICE: 'مكتب إقليمي',
    SUBSIDIARY: 'شركة تابعة',
    GROUP_HQ: 'مقر المجموعة',
    DEPT: 'قسم',
    AD_HOC: 'مجموعة مؤقتة',
    TEAM: 'فريق',
  },
  noneCalled: (typed: string) => `لا توجد مجموعة اسمها «${apart(typed)}». اترك المجموعة فارغة، أو أنشئها في`,
  none: 'لا مجموعات بعد.',
  askLink: 'هل وصلك رابط إعداد؟ يأتي بمجموعات منظمتك.',
  noneCame: 'الخادم مضبوط، لكن لم تأتِ معه مجموعات.',
  askForSome: 'اطلب من منظمتك رابط إعداد أو معرّف مجموعة.',
  goWithout: 'ويمكن أيضًا تسجيل شخص بلا مجموعة.',
  noRoom: 'يمكن إضافة مجموعات حين تتوفر مساحة.',
  inNumbers,
  showAll: (n) => `عرض الكل: ${inNumbers(n)}`,
  origins: {
    device: 'أُنشئت على هذا الجهاز',
    config: 'من منظمتك',
    settings: 'أُضيفت هنا، من الخادم',
  },
  allAre: (type, origin) => {
    const said = [type && `نوعها ${type}`, origin && haveAll[origin]].filter((fact) => fact !== undefined);
    return said.length === 0 ? '' : `كل المجموعات ${said.join('، و')}.`;
  },
  ways: 'إضافة مجموعات',
  partOf: (parent) => `، جزء من ${apart(parent)}`,
  waitForLink: 'من ينضم إليها ينتظر حتى يُدخل أحد معرّفها على الخادم.',
  type: 'النوع',
  leave: 'ترك كما هي',

  make: {
    title: 'إنشاء مجموعة جديدة',
    about: 'لمجموعة لم ينشئها أحد بعد.',
    sentFirst: 'تُنشأ على الخادم قبل إرسال أي شخص ينضم إليها.',
    waitForLink:
      'من ينضم إليها ينتظر حتى يُدخل أحد معرّفها على الخادم: تقول إعدادات الخادم إن المجموعات لا تُنشأ من هنا.',
    name: 'اسم المجموعة الجديدة',
    parent: 'جزء من',
    parentHint: 'المجموعة التي تتبعها. اتركها فارغة إن لم توجد.',
    action: 'إنشاء المجموعة',
    done: (name) => `أُنشئت ${apart(name)}.`,
  },

  add: {
    title: 'استخدام مجموعة لدى منظمتك',
    about: 'لمجموعة موجودة على الخادم من قبل. تعطيك منظمتك معرّف المجموعة.',
    uuid: 'المعرّف على الخادم',
    name: 'اسم المجموعة',
    uuidTaken: (name) => `هذا المعرّف مستخدم في «${apart(name)}»`,
    action: 'إضافة المجموعة',
    done: (name) => `أُضيفت ${apart(name)}.`,
  },

  rename: {
    open: 'إعادة تسمية',
    name: 'الاسم الجديد',
    onItsWay: 'هي في طريقها إلى الخادم، وتحتفظ باسمها',
    action: 'إعادة تسمية',
  },

  link: {
    open: 'إدخال معرّفها على الخادم',
    uuid: 'معرّف هذه المجموعة على الخادم',
    hint: 'كل من ينضم إلى المجموعة هنا ينضم إلى تلك. تحقق منه: لا يمكن التراجع عن الربط.',
    action: 'ربط',
    obstacle({ reason }) {
      if (reason === 'named') return 'مجموعة أخرى لها هذا المعرّف';
      if (reason === 'gone') return 'لم تعد هذه المجموعة على هذا الجهاز';
      return 'هي على الخادم، أو في طريقها إليه';
    },
  },

  import: {
    title: 'إضافة عدة مجموعات من قائمة',
    about: 'ألصقها، أو افتح ملف CSV.',
    lines: 'قائمة المجموعات، واحدة في كل سطر',
    linesHint:
      'في كل سطر: المعرّف على الخادم ثم الاسم ثم النوع، وبينها فواصل أو فواصل منقوطة أو علامات جدولة. المجموعة الموجودة هنا تأخذ الاسم والنوع الجديدين.',
    file: 'أو من ملف CSV',
    types: 'الأنواع',
    toMend: (n) => `لم يُضف شيء. أسطر تحتاج إلى إصلاح: ${number(n)}`,
    line: (line, fault) => `السطر ${line}: ${lineFault(fault)}`,
    more: (n) => `وأسطر أخرى عددها ${number(n)}. أصلح هذه أولًا.`,
    nothing: 'اكتب أو الصق مجموعة واحدة على الأقل',
    action: 'إضافة هذه المجموعات',
    done: (n) => `تمت الإضافة: ${inNumbers(n)}.`,
  },

  nameProblem(problem) {
    if (problem.kind === 'missing') return 'أدخل اسمًا للمجموعة';
    const { type, name } = problem.by;
    return `يوجد اسم «${apart(name)}» من نوع «${groups.types[type]}». استخدم اسمًا آخر`;
  },
};

function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `في القائمة أكثر من ${number(fault.most)} حرف. استوردها على أجزاء`;
    case 'many-lines':
      return `في القائمة أكثر من ${number(fault.most)} سطر. استوردها على أجزاء`;
    case 'long-line':
      return `في السطر أكثر من ${number(fault.most)} حرف. اكتب المعرّف والاسم والنوع فقط`;
    case 'not-three-values':
      return `اكتب ثلاث قيم: المعرّف والاسم والنوع. عددها الآن ${fault.count}`;
    case 'not-a-uuid':
      return `«${apart(fault.value)}» ليس معرّف مجموعة. انسخه من الخادم`;
    case 'no-name':
      return 'اكتب اسم المجموعة بين المعرّف والنوع';
    case 'not-a-type':
      return `«${apart(fault.value)}» ليس نوع مجموعة. استخدم نوعًا من القائمة، مثل TEAM`;
    case 'repeated':
      return `المعرّف نفسه في السطر ${fault.line}. احذف أحدهما`;
    case 'alike':
      return `الاسم يشبه الاسم في السطر ${fault.line}. استخدم اسمًا آخر لأحدهما`;
    case 'taken':
      return `على الجهاز مجموعة باسم «${apart(fault.name)}». استخدم اسمًا آخر`;
  }
}
