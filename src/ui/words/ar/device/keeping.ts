import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, number } from '../numbers.ts';

const { records } = first.counts;

const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

export const keeping: ScreenWords['keeping'] = {
  onlyHere: {
    nothing: 'لا شيء على هذا الجهاز وحده',
    records: (n) => `على هذا الجهاز وحده: ${number(n)}`,
    upTo: 'على الأكثر،',
    ofThemSending: (n) => `منها قيد الإرسال: ${number(n)}`,
    andDrafts: (n) => `إضافةً إلى مسودات: ${number(n)}`,
    drafts: (n) => `مسودات على هذا الجهاز وحده: ${number(n)}`,
  },
  about:
    'النسخة الاحتياطية ملف واحد فيه كل السجلات. احفظها على جهاز آخر أو بطاقة ذاكرة: قد يُمحى هذا المتصفح، وقد يُفقد هذا الجهاز.',
  withPassphrase: 'قفل النسخة الاحتياطية بعبارة مرور',
  passphrase: 'عبارة المرور',
  passphraseHint: 'اتركها فارغة لملف يستطيع أي أحد قراءته. لا يستطيع أحد فتح الملف دون عبارة مروره.',
  make: 'إنشاء نسخة احتياطية',
  made: (n, discarded) => `أُعطي الملف للمتصفح، وفيه ${records(n)}${ofThem(discarded)}. انظر هل هو لديك.`,
  haveIt: 'الملف لديّ',
  haveNot: 'ليس لديّ',
  asked: (at) => `أُنشئ ملف نسخة احتياطية: ${at}. هل هو لديك؟`,
  makeAgain: 'أنشئ نسخة احتياطية من جديد.',
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
    keepThem: 'النسخة الاحتياطية تحفظها إن فُقد الجهاز.',
    remindTomorrow: 'التذكير غدًا',
  },
  restore: 'استعادة نسخة احتياطية',
  restoreAbout: 'يُضاف ما في ملف النسخة الاحتياطية إلى ما هنا، ولا يضيع بذلك شيء مما هنا.',
  chooseFile: 'اختيار ملف نسخة احتياطية',
  passphraseOf: (name) => `عبارة مرور ${apart(name)}`,
  restoreNow: 'استعادة',
  unreadable: {
    'not a backup': 'هذا الملف ليس نسخة احتياطية من Outpost. لم يتغير شيء.',
    'of a newer version': 'أنشأ هذا الملف إصدار أحدث من Outpost. حدّث Outpost، ثم استعده.',
    'of practice': 'أُنشئ هذا الملف في التدريب: لا شيء فيه حقيقي. افتحه في التدريب. لم يتغير شيء.',
    'of the real world':
      'في هذا الملف سجلات حقيقية، والتدريب لا يأخذ أيًا منها. اخرج من التدريب، ثم استعده. لم يتغير شيء.',
    'wants its passphrase': 'لهذا الملف عبارة مرور. اكتبها أدناه، ثم اضغط «استعادة».',
    'another passphrase': 'هذه ليست عبارة مروره. اكتبها مرة أخرى، ثم اضغط «استعادة».',
  },
  readingFile: 'يُقرأ الملف…',
  restoring: (done, all) => `اكتمل ${number(done)} من ${records(all)}. أبقِ هذه الصفحة مفتوحة.`,
  countedLater: 'سجلات من نسخة احتياطية في الطريق. تُعدّ أرقام هذه الشاشة من جديد عندما تصل كلها.',
  restored: {
    came: (n) => `عاد: ${records(n)}.`,
    wereHere: (n) => `كان هنا من قبل: ${records(n)}.`,
    learnt: (n) => `حُدِّث هنا: ${records(n)}.`,
    nothing: 'لم يعد أي سجل.',
  },
  stillHave: 'في هذا الملف كل سجلات هذا الجهاز. احفظه، وقل ذلك: عندها لا تُعدّ على هذا الجهاز وحده.',
  onHold: 'لا يُرسل شيء مما عاد تلقائيًا: ربما أرسله جهاز آخر. انظر شاشة الإرسال، واستأنف ما لم يُرسل.',
  refused: (names, n) => `سجلات في الملف تُركت لأن لسجل آخر هنا معرّفها: ${number(n)} (${names}).`,
  damaged: (lines, leftOut) =>
    `أسطر تالفة في الملف: ${number(lines)}؛ وسجلات لم يمكن استعادتها: ${number(leftOut)}.`,
  whichLines: 'أي الأسطر',
  line: (n) => `السطر ${number(n)}`,
  damageIs: {
    'torn or altered': 'مُغيَّر أو مقطوع',
    'not a row of this kind': 'لا يمكن فهمه',
    'the end is missing': 'نهاية الملف ناقصة',
  },
  moreLines: (n) => `وغيرها: ${number(n)}`,
};
