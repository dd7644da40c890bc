import type { Lane } from '../../../../domain/record/lane.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { apart, count, number } from '../numbers.ts';
import { assignmentTrouble } from '../people/people.ts';
import { groups } from '../settings/groups.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';

type Words = ScreenWords['sync'];
type Facts = Parameters<Words['phaseSentence']>[0];

const lanes: Record<Lane, (n: number) => string> = {
  group: groups.inNumbers,
  user: first.counts.people,
  assign: assignmentTrouble.assigned,
};

const laneWaitsFor: Record<Lane, string> = {
  group: 'المجموعة التي هي جزء منها',
  user: 'مجموعة لا يعرفها الخادم بعد',
  assign: 'أشخاص أو مجموعات لا يعرفها الخادم بعد',
};

const among: Record<Lane, string> = { group: 'منها', user: 'منهم', assign: 'منها' };

/** What goes on, or why nothing does: one sentence. */
const phaseSentence: Words['phaseSentence'] = (facts) => {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'مفتاح الخادم محفوظ خلف عبارة مرور. أدخل عبارة المرور في الإعدادات، فيستمر الإرسال.';
  if (keyStatus === 'other server') return 'أُدخل المفتاح لخادم آخر. لا يُرسل شيء قبل أن تقرّر.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'تُقارَن السجلات بنسختها الثانية. ثم يستمر الإرسال.';
    case 'checking':
      return 'جارٍ البحث عن الخادم.';
    case 'sending':
      return state.progress ? status.progress(state.progress.confirmed, state.progress.total) : 'جارٍ الإرسال.';
    case 'waiting':
      return state.pause ? pauseSentence(state.pause) : 'يُرسل ما ينتظر تلقائيًا بعد قليل.';
  }
};

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: Facts): string {
  if (waiting === 0) return undecided > 0 ? 'لا شيء آخر ينتظر الإرسال.' : 'لا شيء ينتظر.';
  const goes = waiting - blocked;
  const stuck = `ينتظر ولا يمكن إرساله بعد: ${number(waiting)}.`;
  if (unsettled === 0) return goes > 0 ? 'لا شيء في الطريق.' : `${stuck} السبب مذكور أدناه.`;
  if (goes > 0)
    return `ينتظر ويُرسل بالضغط على «إرسال الآن»: ${number(goes)}. ويحتاج إلى قرارك أولًا غيره: ${number(unsettled)}.`;
  return `ينتظر: ${number(waiting)}. يحتاج إلى قرارك أولًا غير المعلوم: ${number(unsettled)}.`;
}

const keyOfAnotherServer: Words['keyOfAnotherServer'] = (of, now) => {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'لخادم غير مدوَّن'
      : isSameOrigin
        ? `للترويسة ${apart(of.header)}`
        : `للخادم ${apart(of.origin)}`;
  const is = isSameOrigin ? `الترويسة ${apart(now.header)}` : `الخادم ${apart(now.origin)}`;
  return `أُدخل المفتاح ${was}. والآن ${is}، ولم يُرَ المفتاح هناك. استخدم المفتاح هناك فقط إن كنت تثق به.`;
};

const preflightSentence: Words['preflightSentence'] = ({ fine, problems }) => {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`سليمة: ${number(fine)}`];
  if (codes > 0) parts.push(`تستخدم رمزًا لم يعد موجودًا: ${number(codes)}`);
  if (keys > 0) parts.push(`تذكر تقييمًا لم يعد موجودًا: ${number(keys)}`);
  return parts.join('، ');
};

const ASK = {
  server: 'انظر على الخادم، أو اسأل من يديره. ثم قرّر.',
  people: 'الخادم لم يعد مضبوطًا هنا: اسأل من يديره، ثم قرّر.',
  practice: 'قارن مع خادم التدريب، ثم قرّر.',
};

export const sync: Words = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety: {
    key: 'يتعرف الخادم على طلب رآه من قبل، لذلك يُطلب الجواب الضائع مرة أخرى ولا يُنفّذ شيء مرتين.',
    'closes connections':
      'يتعهد من يستضيف التطبيق بأن الخادم يغلق اتصاله بعد كل جواب، لذلك لا يكرر المتصفح شيئًا في الخفاء، وما رُفض لم يحدث.',
    streams:
      'يتكلم الخادم HTTP/2، ويرسل إليه المتصفح كل طلب تدفقًا لا يمكنه تكراره في الخفاء، لذلك ما رُفض لم يحدث.',
    'not replay-safe':
      'قد يكرر المتصفح طلبًا حين ينقطع اتصال. عندئذ قد يُسجَّل شخص مرتين، وقد يُشترى إسناد مرتين، وقد يكون ما رُفض موجودًا مع ذلك.',
    'not known yet': 'هل يمكن أن يكرر المتصفح طلبًا في الخفاء؟ يُعرف ذلك عند أول تواصل.',
  },
  onHoldBecause: {
    'by a person': {
      sentence: 'أوقفتها أنت أو شخص آخر مؤقتًا.',
      ofOne: 'أوقفته أنت أو شخص آخر مؤقتًا.',
      action: 'استئناف',
    },
    'other server': {
      sentence: 'أُنشئت لخادم آخر أو بمفتاح آخر. انقلها فقط إن كان الجديد يخص المنظمة نفسها.',
      ofOne: 'أُنشئ لخادم آخر أو بمفتاح آخر. انقله فقط إن كان الجديد يخص المنظمة نفسها.',
      action: 'النقل إلى هنا',
    },
    restored: {
      sentence: 'جاءت من نسخة احتياطية. استأنفها فقط إن لم يرسلها أي جهاز آخر.',
      ofOne: 'جاء من نسخة احتياطية. استأنفه فقط إن لم يرسله أي جهاز آخر.',
      action: 'استئناف',
    },
    'rolled back': {
      sentence: 'فقد المتصفح جزءًا من تخزينه، وربما أُرسلت من قبل. انظر على الخادم أولًا.',
      ofOne: 'فقد المتصفح جزءًا من تخزينه، وربما أُرسل من قبل. انظر على الخادم أولًا.',
      action: 'استئناف',
    },
    'key reused': {
      sentence: 'ظنّها الخادم طلبات أخرى. استأنفها فتُرسل طلبات جديدة.',
      ofOne: 'ظنّه الخادم طلبًا آخر. استأنفه فيُرسل طلبًا جديدًا.',
      action: 'استئناف',
    },
    transfer: {
      sentence: 'جاءت في ملف من جهاز آخر، ولا شيء يثبت أي جهاز. انظر فيما يُشترى بها ثم استأنفها.',
      ofOne: 'جاء في ملف من جهاز آخر، ولا شيء يثبت أي جهاز. انظر فيما يُشترى به ثم استأنفه.',
      action: 'استئناف',
    },
  },
  openSettings: 'فتح الإعدادات',
  decideThere: `اتخاذ القرار في ${first.titles.sync}`,
  seeWhyThere: `معرفة السبب في ${first.titles.sync}`,
  seeThemThere: `عرضها في ${first.titles.sync}`,
  noServer: 'لا خادم مضبوط، فلا يُرسل شيء.',
  askForServer: 'اطلب من منظمتك رابطها أو عنوان خادمها.',
  setServer: first.firstSight.connect,
  reading: 'تُقرأ القائمة…',
  records: 'كل السجلات',
  nothingMade: 'لا أحد مسجَّل على هذا الجهاز بعد.',
  registerPerson: 'تسجيل شخص',
  meanings,

  told: {
    waiting: (n: number) => `عاد إلى الانتظار: ${first.counts.records(n)}.`,
    group: (name: string, state: string) => `حالة المجموعة ${apart(name)} الآن: ${state}.`,
  },

  next: {
    title: 'ما العمل الآن',
    noReply: {
      sentence: (n, name) =>
        n === 1 ? `هل وصل ${apart(name)} إلى الخادم؟` : `هل وصلت هذه السجلات إلى الخادم؟ عددها ${number(n)}`,
      why: (n, asks) => `${n === 1 ? 'أُرسل' : 'أُرسلت'} ولم يرجع جواب. ${ASK[asks]}`,
      act: () => 'اتخاذ القرار',
    },
    toFix: {
      sentence: (n, name) =>
        n === 1 ? `${apart(name)} يحتاج إليك: لم يُقبل` : `سجلات تحتاج إليك: ${number(n)}. لم تُقبل`,
      why: (n) => (n === 1 ? 'اعرف السبب، وصحّحه.' : 'اعرف السبب، وصحّحها.'),
      act: () => 'معرفة السبب',
    },
    onHold: {
      sentence: (n, name) => (n === 1 ? `${apart(name)} متوقف مؤقتًا` : `سجلات متوقفة مؤقتًا: ${number(n)}`),
      why: (n, button) => {
        const are = n === 1 ? 'لا يُرسل' : 'لا تُرسل';
        return button === undefined
          ? `${are} من هنا.`
          : `${are}. ${n === 1 ? 'لإرساله اضغط «عرضه»' : 'لإرسالها اضغط «عرضها»'}، ثم «${button}».`;
      },
      forSeveralReasons: 'لا تُرسل. السبب مذكور أدناه.',
      act: (n) => (n === 1 ? 'عرضه' : 'عرضها'),
    },
  },

  panel: {
    title: 'الإرسال',
    confirmedSoFar: 'المؤكد حتى الآن',
    triedAgainAt: (time) => `تُعاد المحاولة في ${time}.`,
    triedAgainSoon: 'تُعاد المحاولة بعد لحظات.',
    elsewhere: 'علامة تبويب أخرى من Outpost تتولى الإرسال.',
    failedOften: (n) =>
      `سجلات فشل إرسالها عشر مرات متتالية: ${number(n)}. تستمر المحاولات؛ انظر محاولات الإرسال أدناه.`,
    sendNow: 'إرسال الآن',
    pause: 'إيقاف الإرسال مؤقتًا',
    waitingNow: (kinds) => `في الانتظار: ${kinds}.`,
    sendingNow: (n) => `قيد الإرسال: ${number(n)}.`,
    confirmedNow: (n) => `المؤكد: ${number(n)}.`,
    repeats: 'ماذا لو انقطع الاتصال؟',
  },

  ledger: {
    caption: 'السجلات حسب الحالة',
    state: 'الحالة',
    people: 'الأشخاص',
    assignments: 'الإسنادات',
    assignmentsShort: 'إسنادات',
    groups: 'المجموعات',
    all: 'الكل',
    made: 'المجموع',
    none: '–',
  },

  links: {
    group: (name) => `المجموعة ${apart(name)}`,
    assignment: 'إسناد',
    more: (n) => `و${number(n)} غيرها`,
    inAll: (n, isMore) => `${first.counts.records(n)}${isMore ? ' أو أكثر' : ''}.`,
  },

  toFix: {
    title: 'يحتاج إليك',
    noWords: 'لم تُقبل دون ذكر السبب',
    openOne: (n) =>
      `${first.counts.records(n)}. ${
        n === 1
          ? 'افتحه لتصحيحه أو استبعاده. وإن أصلح من يديرون الخادم شيئًا هناك، فأرسله مرة أخرى.'
          : 'افتح أيًّا منها لتصحيحه أو استبعاده. وإن أصلح من يديرون الخادم شيئًا هناك، فأرسلها مرة أخرى.'
      }`,
    sendAgain: (n) => (n === 1 ? 'إرساله مرة أخرى كما هو' : `إرسالها كلها مرة أخرى كما هي: ${number(n)}`),
    theFirst: (n) => `هذه أول ${number(n)}. تتبعها البقية كلما حُسم أمر هذه.`,
    useFor: (n) => (n === 1 ? 'استخدامها لهذا الشخص' : `استخدامها للجميع: ${first.counts.people(n)}`),
    changeGroup: 'تغيير المجموعة',
    oneGroup: 'مجموعة واحدة',
    groupInPlaceOf: (name) => `المجموعة بدل ${apart(name)}`,
    groupHint: 'اتركها فارغة إن لم توجد مجموعة. ما وصل يبقى كما هو.',
    change: (what) => `تغيير: ${apart(what)}`,
    leave: 'ترك كما هو',
    notChanged: (n, reasons) => `لم يتغير: ${number(n)}. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'غير معلوم',
    about: 'افتح واحدًا لترى ما أُرسل ولتقول ما آل إليه. لا يُرسل شيء مرة أخرى قبل ذلك.',
    more: 'وهناك غيرها، تتبع كلما حُسم أمر هذه.',
    theGroup: (name) => `المجموعة ${apart(name)}`,
  },

  onHold: 'متوقف مؤقتًا',

  waiting: {
    title: 'في الانتظار',
    lanes,
    blocked: (lane, blocked, all) =>
      `${blocked === all ? '' : `${among[lane]} ${number(blocked)} `}بانتظار ${laneWaitsFor[lane]}`,
    forId: (n) => `إسنادات تنتظر إضافة المعرّف على الخادم: ${number(n)}. لـ`,
    forGroup: {
      before: (n) =>
        count(n, {
          one: 'سجل واحد ينتظر المجموعة',
          two: 'سجلان ينتظران المجموعة',
          few: '# سجلات تنتظر المجموعة',
          many: '# سجلًا ينتظر المجموعة',
          other: '# سجل ينتظر المجموعة',
        }),
      between: '. أدخل معرّف المجموعة على الخادم في',
      settings: 'الإعدادات',
    },
  },

  preflight: {
    check: 'الفحص قبل الإرسال',
    about: 'قارن ما ينتظر بآخر قوائم المهن والتقييمات من الخادم.',
    goneOccupation: {
      before: (n) =>
        count(n, {
          one: 'شخص واحد له المهنة',
          two: 'شخصان لهما المهنة',
          few: '# أشخاص لهم المهنة',
          many: '# شخصًا لهم المهنة',
          other: '# شخص لهم المهنة',
        }),
      after: '، وهي لم تعد في قائمة الخادم.',
    },
    goneAssessment: {
      before: (n) =>
        count(n, {
          one: 'إسناد واحد يذكر التقييم',
          two: 'إسنادان يذكران التقييم',
          few: '# إسنادات تذكر التقييم',
          many: '# إسنادًا يذكر التقييم',
          other: '# إسناد يذكر التقييم',
        }),
      after: (n) =>
        `، وهو لم يعد على الخادم. افتح ${n === 1 ? 'الشخص' : 'كل شخص'} وعدّل الإسناد واختر تقييمًا آخر.`,
    },
  },

  log: {
    title: 'محاولات الإرسال',
    nothing: 'لم يُرسل شيء إلى هذا الخادم بعد.',
    gone: 'سجل لم يعد موجودًا',
    attempt: (n) => `المحاولة ${number(n)}: `,
    newer: 'الأحدث',
    older: 'الأقدم',
  },
};
