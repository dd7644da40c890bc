import type { ScreenWords } from '../../tables.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';
import { apart, number } from '../numbers.ts';

const { send } = consoleWords;
const networkBack = 'إعادة الشبكة';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

/** The title of the scenes, and of what leads there. */
const showOthers = 'عرض Outpost على غيرك';

/** Only the kinds of which there are any. */
const some: ScreenWords['practice']['page']['sum'] = ({ people: p, assignments: a }) =>
  [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : '']
    .filter((part) => part !== '')
    .join('، ');

export const practice: ScreenWords['practice'] = {
  mark: 'تدريب: لا شيء هنا حقيقي',
  about: 'أشخاص من الخيال. لا شيء يغادر هذا الجهاز.',
  aboutShort: 'لا شيء هنا حقيقي.',
  restart: 'بدء التدريب من جديد',
  restartAbout: 'يمحو ما سجّلته في التدريب، ويبدأ بالأشخاص المختلَقين أنفسهم.',
  restarting: 'جارٍ بدء التدريب من جديد',
  leave: 'الخروج من التدريب',
  leaveShort: 'خروج',
  ways: { practice: 'مقارنة الجهاز والخادم', tour: showOthers },
  open: 'فتح التدريب',
  noRoom: 'يحتاج التدريب إلى مساحة أيضًا. وفّر مساحة أولًا.',
  stillOpens: 'ما زال التدريب يعمل في علامة التبويب هذه.',
  keyAsked: {
    title: 'ستنسى علامة التبويب هذه مفتاح خادمك',
    about:
      'افتح التدريب في علامة تبويب جديدة، فتحتفظ هذه بالمفتاح. وإن فتحته هنا، فأدخل المفتاح مرة أخرى عند عودتك.',
    newTab: 'الفتح في علامة تبويب جديدة',
    here: 'الفتح هنا',
  },
  outside: 'في التدريب أشخاص من الخيال. لا شيء هناك حقيقي. ولا تُمس سجلاتك.',
  learn: 'ترى هناك ما يحدث عندما تنقطع الشبكة أو يضيع جواب، وما الذي تفعله حينئذ.',

  page: {
    intro: 'ما يعلمه هذا الجهاز عن كل سجل، وما على الخادم حقًا.',
    how: 'اختر ما يحدث عندما ترسل، وسجّل شخصًا، ثم قارن.',
    device: 'هذا الجهاز',
    server: 'الخادم',
    sum: (n) => `${unbroken(people(n.people))}، ${unbroken(assigned(n.assignments))}`,
    settled: (n) => `سجلات أخرى متطابقة على الجانبين: ${number(n)}.`,
    person: (sex, occupation) =>
      `${sex === 'F' ? first.fields.sexes.F : first.fields.sexes.M}، ${apart(occupation)}`,
    on: {
      'nothing yet': 'لا شيء بعد',
      'never sent': 'لم يُرسل قط',
      'not there': 'ليس لديه',
      refused: 'لم يقبله',
      there: 'لديه',
      answering: 'لديه، والجواب في الطريق',
      'answer lost': 'لديه، وضاع الجواب',
      twice: 'لديه مرتين: أُرسل ثانية مع أنه كان هناك',
    },
    foundLater: 'لديه، وضاع الجواب الأول',
    arrived: (there, missing) => {
      if (there === 0) return missing === 1 ? 'لم يصل.' : 'لم يصل منها شيء.';
      if (missing === 0) return there === 1 ? 'وصل.' : 'وصلت كلها.';
      return `وصل منها ${number(there)}، ولم يصل ${number(missing)}.`;
    },
    differ: 'المجموعان مختلفان:',
    missing: (n) => `ليس على الخادم: ${some(n)}.`,
    again: (n) => `على الخادم مرتين: ${some(n)}.`,
    others: (n) => `على الخادم وحده: ${some(n)}.`,
    agree: 'يتفق هذا الجهاز والخادم على كل السجلات المرسلة.',
    noReply: (n) => `لم يأتِ جواب عن: ${unbroken(first.counts.records(n))}.`,
    twice: (n) => `ما لدى الخادم مرتين: ${unbroken(first.counts.records(n))}.`,
    sending: (n) => `ما هو قيد الإرسال: ${unbroken(first.counts.records(n))}.`,
    alsoTwice: (n) => `ووصل غيرها مرتين: ${unbroken(first.counts.records(n))}.`,
    advice: 'إن أعدت إرسال أحدها، فقد يحدث هذا:',
    price: {
      person: 'ربما صار الشخص على الخادم مرتين. لا أحد يستطيع إزالة أحدهما.',
      assignment: (stake) => `ما قد يُسند ويُدفع ثمنه مرتين: ${stake}.`,
    },
  },

  deck: {
    title: 'ما يحدث عندما ترسل',
    chosen: 'عندما ترسل',
    cards: {
      works: ['الشبكة تعمل', 'يصل كل سجل إلى الخادم فيجيب.'],
      slow: [
        'بطيء جدًا',
        'يستغرق الجواب 40 ثانية. أغلق علامة التبويب هذه قبل ذلك ثم افتحها من جديد: لا يزال السجل هنا، وهو غير معلوم.',
      ],
      'answer-lost': ['ضياع الجواب', 'يصل السجل إلى الخادم. وجوابه لا يعود أبدًا.'],
      'drops-before': ['انقطاع الشبكة', 'تنقطع الشبكة قبل أن يصل السجل إلى الخادم.'],
      refused: ['الخادم يرفض', 'يقول الخادم لا، مع ذكر السبب.'],
      busy: ['الخادم مشغول', 'يطلب الخادم المحاولة بعد دقيقة.'],
      'no-credit': ['نفد الرصيد', 'يرفض الخادم الإسناد التالي.'],
      'wrong-key': ['مفتاح خاطئ', 'لا يقبل الخادم مفتاح هذا الجهاز.'],
      'sign-in-page': ['صفحة دخول', 'صفحة شبكة لاسلكية تجيب عن كل شيء، حتى تختار غيرها.'],
      'server-down': ['لا شيء يجيب', 'لا الشبكة تجيب ولا الخادم، حتى تختار غير ذلك.'],
    },
    now: {
      works: 'الشبكة والخادم يعملان كالمعتاد.',
      slow: 'يستغرق الجواب التالي 40 ثانية.',
      'answer-lost': 'يضيع الجواب التالي.',
      'drops-before': 'تنقطع الشبكة قبل أن يصل السجل التالي.',
      refused: 'يرفض الخادم السجل التالي.',
      busy: 'الخادم مشغول عن السجل التالي.',
      'no-credit': 'لا رصيد للإسناد التالي.',
      'wrong-key': 'لا يقبل الخادم المفتاح للسجل التالي.',
      'sign-in-page': 'صفحة دخول تجيب عن كل شيء، حتى تختار غيرها.',
      'server-down': 'لا شيء يجيب، حتى تختار غير ذلك.',
    },
  },

  show: {
    title: showOthers,
    about: 'مشاهد جاهزة، يبدأ كل منها بضغطة واحدة.',
    intro: 'كل مشهد يفتح التدريب.',
    introHere: 'كل مشهد يبدأ التدريب من جديد، فيُمحى ما أنشأته في التدريب.',
    again: 'يمكنك بدء المشهد من جديد كلما أردت.',
    untouched: 'السجلات الحقيقية لا تُمس.',
    noRoom: 'لا يمكن بدء أي مشهد بعد: يحتاج التدريب إلى مساحة أيضًا. وفّر مساحة أولًا.',
    ask: {
      title: (n) => `سجّلت في التدريب: ${people(n)}.`,
      about: 'بدء مشهد يمحو ذلك.',
      start: 'محو وبدء',
      keep: 'إبقاء',
    },
    begin: 'بدء',
    count: (n) => `${number(n)} من 5`,
    all: 'كل المشاهد',
    end: 'إنهاء المشهد',
    networkBack,
    isBack: 'عادت الشبكة. ما كان ينتظر يُرسل الآن.',
    next: 'المشهد التالي',
    scenes: {
      offline: {
        title: 'التسجيل دون شبكة',
        steps: `لا توجد شبكة. سجّل شخصًا: يُحفظ السجل فورًا وينتظر. اضغط «${networkBack}» فيُرسل.`,
      },
      'answer-lost': {
        title: 'جواب يضيع',
        steps: 'سجّل شخصًا. يصل السجل إلى الخادم، لكن جوابه لا يعود أبدًا: فيصبح غير معلوم، ولا يُرسل مرة ثانية.',
      },
      killed: {
        title: 'يُغلق Outpost أثناء الإرسال',
        steps:
          'سجّل شخصًا. يستغرق الجواب 40 ثانية: أغلق علامة التبويب هذه قبل ذلك ثم افتحها من جديد. لم يضع السجل. هو غير معلوم، ويمكنك مقارنة هذا الجهاز بالخادم.',
      },
      rules: {
        title: 'القواعد تقول لا',
        steps: `تُفتح وحدة التحكم بقيم خاطئة. اضغط «${send}»: يذكر الجواب كل قاعدة تخالفها، ولا يُحفظ شيء.`,
      },
      curl: {
        title: 'الاستدعاء نفسه مع curl',
        steps: `اضغط «${send}». ثم انسخ سطر curl: يحصل سطر الأوامر على الجواب نفسه من الخادم المرجعي.`,
      },
    },
  },
};
