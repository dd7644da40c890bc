import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { number } from '../numbers.ts';

export const banners: ScreenWords['banners'] = {
  erased: (n) => `محا المتصفح من هذا الجهاز: ${first.counts.records(n)}`,
  erasedAdvice:
    'ما أُرسل موجود على الخادم. اسأل من يديرونه عما لديهم قبل أن تسجّل أحدًا مرة أخرى: لا يستطيع الخادم إزالة شخص موجود مرتين.',
  erasedRead: 'قرأت هذا',
  clockWentBack: 'رجعت ساعة هذا الجهاز إلى الوراء',
  clockAdvice: (before) => `تاريخ الشخص المسجَّل قبل ذلك هو ${before}. تحقق من تاريخ هذا الجهاز ووقته.`,
  noCatalogue: 'لم تُحمَّل المهن والتقييمات',
  noCatalogueAdvice: 'اتصل بالشبكة مرة واحدة، ثم حمّل التطبيق من جديد. ما حفظته من قبل ما زال على هذا الجهاز.',
  brokenConfig: 'الملف config.json يحتاج إلى إصلاح',
  brokenConfigAdvice: 'يتابع التطبيق دون الأجزاء المعطوبة.',
  newVersion: 'إصدار جديد من Outpost جاهز.',
  useNewVersion: 'استخدامه الآن',
  recordsBack: (n) => `سجلات فقدها المتصفح ثم عادت: ${number(n)}.`,
  recordsBackAdvice: 'يحفظ Outpost كل سجل مرتين على هذا الجهاز. لا حاجة لأن تفعل شيئًا.',
};

export const keepOffer: ScreenWords['keepOffer'] = {
  question: 'هل نُبقي هذه السجلات حين تضيق المساحة؟',
  keep: 'إبقاء',
  no: 'ليس الآن',
  kept: 'يُبقي المتصفح ما يُحفظ هنا.',
  notKept: 'لم يوافق المتصفح. يمكنك أن تطلب مرة أخرى في الإعدادات.',
};

export const privateWindow: ScreenWords['privateWindow'] = {
  title: 'هذه نافذة خاصة',
  advice: 'كل ما يُسجَّل هنا يختفي عند إغلاقها. افتح Outpost في نافذة عادية.',
};
