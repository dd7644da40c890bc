import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, number } from '../numbers.ts';

const { records } = first.counts;

export const keeping: ScreenWords['keeping'] = {
  title: 'النسخ الاحتياطي',
  onlyHere: (n) => (n === 0 ? 'لا شيء على هذا الجهاز وحده' : `على هذا الجهاز وحده: ${number(n)}`),
  about:
    'النسخة الاحتياطية ملف واحد فيه كل السجلات. احفظها على جهاز آخر أو بطاقة ذاكرة: قد يُمحى هذا المتصفح، وقد يُفقد هذا الجهاز.',
  passphrase: 'عبارة المرور',
  passphraseHint: 'اتركها فارغة لملف يستطيع أي أحد قراءته. لا يستطيع أحد فتح الملف دون عبارة مروره.',
  make: 'إنشاء نسخة احتياطية',
  made: (n) => `أُعطي الملف للمتصفح، وفيه ${records(n)}. انظر هل هو لديك.`,
  haveIt: 'الملف لديّ',
  counted: 'جيد. لم تعد هذه السجلات تُعدّ على هذا الجهاز وحده.',
  share: 'إرسال إلى تطبيق آخر',
  readyToShare: 'الملف جاهز.',
  shareNow: 'اختيار التطبيق',
  shared: 'أُعطي الملف للتطبيق. انظر هل وصل.',
  file: {
    begun: (name) => `كل شيء في ${apart(name)}. يُبقي Outpost هذا الملف محدَّثًا تلقائيًا.`,
    notWritten: (name) => `لم يمكن كتابة ${apart(name)}. اختر مكانًا آخر للملف.`,
    kept: (name, at) => `ملف النسخة الاحتياطية ${apart(name)}: كُتب ${at}.`,
    soon: 'أحدث السجلات تتبع بعد لحظة.',
    behind: (name, since) => `ينقص ملف النسخة الاحتياطية ${apart(name)} ما جرى منذ ${since}.`,
    why: {
      asks: 'يريد المتصفح إذنك ليكتب فيه من جديد.',
      gone: 'ليس حيث كان، فلم يعد يُعدّ نسخة. أنشئ نسخة احتياطية من جديد.',
      failed: 'لم يمكن كتابته. انظر هل قرصه أو بطاقته موجودة وفيها مساحة.',
    },
    update: 'تحديث الملف',
    forget: 'التوقف عن تحديثه',
  },
  offer: {
    due: (n) => `على هذا الجهاز وحده: ${number(n)}. النسخة الاحتياطية تحفظها إن فُقد الجهاز.`,
    keepThem: 'النسخة الاحتياطية تحفظها إن فُقد الجهاز.',
    notToday: 'ليس اليوم',
  },
  restore: 'استعادة نسخة احتياطية',
  unreadable: {
    'not a backup': 'هذا الملف ليس نسخة احتياطية من Outpost. لم يتغير شيء.',
    'of a newer version': 'أنشأ هذا الملف إصدار أحدث من Outpost. حدّث Outpost، ثم استعده.',
    'wants its passphrase': 'لهذا الملف عبارة مرور. اكتبها أعلاه، ثم اختر الملف مرة أخرى.',
    'another passphrase': 'لهذا الملف عبارة مرور أخرى. اكتبها أعلاه، ثم اختر الملف مرة أخرى.',
  },
  restored: ({ came, wereHere, learnt }) =>
    `عاد: ${number(came)}. كان هنا من قبل: ${number(wereHere)}. حُدِّث هنا: ${number(learnt)}.`,
  held: 'لا يُرسل شيء مما عاد تلقائيًا: ربما أرسله جهاز آخر. انظر شاشة الإرسال، واستأنف ما لم يُرسل.',
  damaged: (lines, leftOut) =>
    `أسطر تالفة في الملف: ${number(lines)}؛ وسجلات لم يمكن استعادتها: ${number(leftOut)}.`,
};
