import { count, number } from './numbers.ts';

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) =>
    count(n, {
      one: '# يحتاج إليك',
      two: '# يحتاجان إليك',
      few: '# تحتاج إليك',
      many: '# تحتاج إليك',
      other: '# تحتاج إليك',
    }),
  noReply: (n: number) =>
    count(n, {
      one: '# غير معلوم',
      two: '# غير معلومين',
      few: '# غير معلومة',
      many: '# غير معلومة',
      other: '# غير معلومة',
    }),
  waiting: (n: number) => `${number(n)} في الانتظار`,
  locked: 'المفتاح مقفل',
  unlock: 'المفتاح مقفل: إدخال عبارة المرور',
  copyBehind: 'النسخة الثانية متأخرة',
  offline: 'دون اتصال',
  sending: 'جارٍ الإرسال',
  progress: (confirmed: number, total: number) => `جارٍ الإرسال: مؤكد ${number(confirmed)} من ${number(total)}`,
  notCounted: 'لا أعداد في علامة التبويب هذه',
  openSync: (items: readonly string[]) => `${items.join('، ')}. فتح الإرسال`,
};
