import type { ScreenWords } from '../tables.ts';
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { device } from './device/device.ts';
import { transfer } from './device/transfer.ts';
import { first } from './first.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import {
  loadToSee,
  loadToRegister,
  typedHere,
  mend,
  noRoom,
  noSync,
  notReadNow,
  storageAgain,
  storageTrouble,
} from './device/trouble.ts';
import { apart, number } from './numbers.ts';
import { overview } from './overview.ts';
import { assign } from './people/assign.ts';
import { occupations } from './people/occupations.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { practice } from './practice/practice.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { groups } from './settings/groups.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { sync } from './sync/sync.ts';

export const screens: ScreenWords = {
  mend,
  noSync,
  noRoom,
  storageTrouble,
  storageAgain,
  typedHere,
  loadToSee,
  loadToRegister,
  notReadNow,
  banners,
  keepOffer,
  privateWindow,
  assign,
  configProblem,
  console: consoleWords,
  device,
  groups,
  transfer,
  keeping,
  keys,
  occupations,
  overview,
  people,
  many,
  person,
  onePerson,
  practice,
  questions,
  record,
  settings,
  setup,
  anotherDevice,
  sync,
  assignmentTrouble,

  secret: {
    show: 'إظهار',
    hide: 'إخفاء',
  },

  copy: {
    done: (what: string) => `تم النسخ: ${apart(what)}.`,
    byHand: (text: string) => `هذا المتصفح لا يتيح للصفحة النسخ. حدّد ${apart(text)} وانسخه بيدك.`,
  },

  framed: {
    why: 'صفحة أخرى تعرض Outpost داخلها. قد تجعلك تلك الصفحة تضغط على شيء لا تراه.',
    ownWindow: 'فتح Outpost في نافذة خاصة به',
  },

  noScreen: 'لم يتغير شيء. قد يكون الرابط أو العنوان ناقصًا. انسخه كله أو اطلب غيره ممن أرسله.',
  notLoaded: {
    quoted: (name) => `«${name}»`,
    title: (quoted) => `لم تُحمَّل شاشة ${quoted}`,
    thisCall: 'هذا الاستدعاء',
    why: `لم يستطع Outpost تحميل هذه الشاشة من موقعه. اتصل بالشبكة مرة واحدة، ثم اضغط «${first.frame.loadAgain}».`,
    keepLink: 'لم يُضبط شيء. واحتفظ بالرابط لتتمكن من فتحه لاحقًا.',
    andThen: 'يمكنك متابعة التسجيل. إن بقي هذا فأخبر من أعطاك Outpost.',
  },
  status,
  rail: {
    noServer: 'لا خادم',
    connected: 'متصل',
    notConnected: 'غير متصل',
    notChecked: 'لم يُفحص الاتصال بعد',
  },
  registeredLast: {
    title: 'آخر المسجَّلين',
    nobody: 'لا أحد بعد. من تسجّله يظهر هنا.',
    all: 'كل الأشخاص',
  },

  parts: {
    recents: 'المهن المثبَّتة والأخيرة',
    fillIn: 'اضغط على مهنة، أو ذكر/أنثى لملء الاثنين:',
    more: (n: number) => `${number(n)} أخرى`,
    justNow: 'الآن',
    countriesByClock: 'بلدان بحسب ساعة هذا الجهاز',
    countriesUsed: 'بلدان آخر الأشخاص المسجَّلين',
    keyOfOther: 'مفتاح لخادم آخر',
    useKeyHere: 'استخدام هذا المفتاح للخادم الجديد',
    forgetKey: 'نسيان هذا المفتاح',
    counting: 'جارٍ العدّ…',
    factorRing: (factors: number, name: string) => `حلقة عوامل ${apart(name)}، وعددها ${factors}`,
  },

  more: {
    noServer: 'غير مضبوط: لا يُرسل شيء',
    console: 'تجربة استدعاءات الخدمة',
    practice: 'تجربة مع أشخاص من الخيال',
    assessments: 'ما يقيسه كل منها',
    overview: 'رسوم بيانية',
    occupations: 'إيجاد رمز',
    programmers: 'للمبرمجين',
  },

  assessments: {
    about: 'افتح واحدًا لترى ما يقيسه وإسناداته.',
    times: (n) => `عدد مرات الإسناد: ${number(n)}`,
    all: 'كل التقييمات',
    factors: 'العوامل الاثنا عشر',
    noSuch: (key: string) => `لا يوجد تقييم رمزه ${apart(key)}`,
    seeAll: 'عرض كل التقييمات',
    assign: 'إسناده إلى أشخاص',
    nobody: 'سجّل شخصًا أولًا. بعد ذلك يمكنك إسناد هذا التقييم إليه.',
    toNobody: 'لم يُسند إلى أحد بعد.',
    assignments: (n: number | undefined) => `الإسنادات${n === undefined ? '' : ` (${number(n)})`}`,
  },

  factors: {
    choose: 'اضغط على عامل لتقرأ عنه',
    low: 'منخفض',
    high: 'مرتفع',
  },
};
