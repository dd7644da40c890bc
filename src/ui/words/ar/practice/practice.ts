import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';
import { apart, count, listed, number } from '../numbers.ts';

const { send } = console;
const { people, assessments } = first.counts;
const purchases = (n: number) =>
  count(n, {
    one: 'عملية شراء واحدة',
    two: 'عمليتا شراء',
    few: '# عمليات شراء',
    many: '# عملية شراء',
    other: '# عملية شراء',
  });

export const practice: ScreenWords['practice'] = {
  mark: 'تدريب: لا شيء هنا حقيقي',
  about: 'أشخاص من الخيال. لا شيء هنا حقيقي، ولا شيء يغادر هذا الجهاز.',
  aboutShort: 'لا شيء هنا حقيقي.',
  startAgain: 'البدء من جديد',
  startingAgain: 'جارٍ البدء من جديد',
  ledgers: 'الدفتران',
  leave: 'الخروج من التدريب',
  leaveShort: 'خروج',
  open: 'فتح التدريب',

  page: {
    title: 'الدفتران',
    intro: 'ما يظنه هذا الجهاز، وما على الخادم حقًا.',
    device: 'هذا الجهاز',
    server: 'خادم التدريب',
    sum: (n) => `${people(n.people)}، ${purchases(n.purchases)}`,
    settled: (n) => `سجلات أخرى متطابقة على الجانبين: ${number(n)}.`,
    person: (sex, occupation) =>
      `${sex === 'F' ? first.fields.sexes.F : first.fields.sexes.M}، ${apart(occupation)}`,
    purchase: (keys) => `التقييمات ${listed(keys)}`,
    on: {
      'nothing yet': 'لا شيء بعد',
      'not there': 'ليس لديه',
      refused: 'رفضه',
      there: 'لديه',
      'answer lost': 'لديه، وضاع الجواب',
      twice: 'لديه مرتين، أُرسل ثانية',
    },
    agree: 'يتفق الدفتران على كل من أُرسل.',
    disagree: (n) => `ما لا يعلم الجهاز مصيره: ${first.counts.records(n)}`,
    advice:
      'تبدو متشابهة من الجهاز. قرّر بشأن كل منها في شاشة الإرسال، ثم قارن مرة أخرى. هذا ما يكلفه كل منها إن أُرسل مرة أخرى:',
    price: {
      person: 'ربما صار الشخص على الخادم مرتين. لا أحد يستطيع إزالة أحدهما.',
      purchase: (n, total) =>
        `ما قد يُشترى مرة ثانية: ${assessments(n)}${total === undefined ? '' : `، مقابل ${apart(first.money(total))}`}.`,
    },
  },

  deck: {
    title: 'ما الذي يتعطل',
    next: 'لأول ما يُرسل، أو حتى تختار غيره.',
    cards: {
      works: ['يعمل', 'يصل إلى الخادم فيجيب.'],
      slow: ['بطيء جدًا', 'يستغرق الجواب 40 ثانية. أغلق علامة التبويب في هذه الأثناء.'],
      'answer-lost': ['ضياع الجواب', 'يصل إلى الخادم. وجوابه لا يعود أبدًا.'],
      'drops-before': ['انقطاع قبله', 'تنقطع الشبكة قبل أن يصل إلى الخادم.'],
      refused: ['رفض', 'يقول الخادم لا، مع ذكر السبب.'],
      busy: ['الخادم مشغول', 'يطلب المحاولة بعد دقيقة.'],
      'no-credit': ['نفد الرصيد', 'يرفض الشراء التالي.'],
      'wrong-key': ['مفتاح خاطئ', 'لا يعرف هذا الجهاز.'],
      'sign-in-page': ['صفحة دخول', 'صفحة شبكة لاسلكية تجيب عن كل شيء، حتى تختار غيرها.'],
      'server-down': ['لا خادم', 'لا شيء يجيب، حتى تختار غيره.'],
    },
    active: (name) => `ما الذي يتعطل: ${name}`,
  },

  show: {
    about: 'خمسة مشاهد لمن يعرض هذا التطبيق.',
    title: 'خمسة مشاهد تُظهر ما يفعله Outpost',
    intro:
      'لمن يعرض Outpost على غيره. يبدأ كل مشهد بالأشخاص المختلَقين أنفسهم، ويمكن عرضه مرة بعد مرة. وعندئذ يزول ما سُجّل في التدريب من قبل.',
    begin: 'بدء',
    count: (n) => `${number(n)} من 5`,
    all: 'كل المشاهد',
    end: 'إنهاء المشهد',
    networkBack: 'إعادة الشبكة',
    scenes: {
      offline: {
        title: 'التسجيل دون شبكة',
        steps: 'لا شيء يجيب الآن. سجّل شخصًا: يُحفظ فورًا وينتظر. أعد الشبكة فيُرسل.',
      },
      'answer-lost': {
        title: 'جواب يضيع',
        steps: 'سجّل شخصًا. يصل السجل إلى الخادم، لكن جوابه لا يعود أبدًا: فيصبح غير معلوم، ولا يُرسل مرة ثانية.',
      },
      killed: {
        title: 'يُغلق المتصفح أثناء الإرسال',
        steps:
          'سجّل شخصًا، وأغلق المتصفح خلال 30 ثانية. افتحه من جديد: لم يضع أحد، والسجل غير معلوم، ويمكن مقارنة الدفترين.',
      },
      rules: {
        title: 'القواعد تقول لا',
        steps: `اضغط «${send}». يذكر الجواب كل قاعدة تخالفها هذه القيم، ولا يُحفظ شيء.`,
      },
      curl: {
        title: 'الاستدعاء نفسه مع curl',
        steps: `اضغط «${send}». ثم انسخ سطر curl: يحصل سطر الأوامر على الجواب نفسه من الخادم المرجعي.`,
      },
    },
  },
};
