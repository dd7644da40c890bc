import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';
import { apart, count, number } from './numbers.ts';

const persons = first.counts.people;

/** What is not on the server of what a mark counts. */
const lacking = (notYet: number) => (notYet === 0 ? '' : `، منها ${number(notYet)} غير مؤكدة بعد`);

export const overview: ScreenWords['overview'] = {
  nobody: 'لا أحد مسجَّل على هذا الجهاز بعد. تظهر الرسوم هنا حين تسجّل أشخاصًا.',
  register: 'تسجيل شخص',
  ledger: 'أين وصل كل واحد',
  sum: (made) => `${persons(made)} =`,
  counted: (n, left) => `ما تعرضه هذه الرسوم: ${persons(n)}. ما لا تعدّه: ${left}.`,
  counting: (done, all) => `عُدّ ${number(done)} من ${number(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'غير مؤكد بعد',
  mark: (name, all, notYet) =>
    `${apart(name)}: ${persons(all)}${notYet === 0 ? '' : `، منهم ${number(notYet)} غير مؤكدين بعد`}`,

  spans: {
    day: 'الأشخاص في اليوم',
    week: 'الأشخاص في الأسبوع',
    month: 'الأشخاص في الشهر',
    year: 'الأشخاص في السنة',
  },
  inDays: (people, days) =>
    `${number(people)} في ${count(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })}`,
  inAll: (people) => `المجموع: ${number(people)}`,
  inOne: (people, day) => `${persons(people)}، ${day}`,
  most: {
    day: (day, most, all) => `سُجّل أكبر عدد من الأشخاص يوم ${apart(day)}: ${most} من ${all}`,
    week: (week, most, all) => `سُجّل أكبر عدد من الأشخاص في أسبوع ${apart(week)}: ${most} من ${all}`,
    month: (month, most, all) => `سُجّل أكبر عدد من الأشخاص في ${apart(month)}: ${most} من ${all}`,
    year: (year, most, all) => `سُجّل أكبر عدد من الأشخاص في عام ${apart(year)}: ${most} من ${all}`,
  },
  earlier: (n) => `${persons(n)} في أيام سابقة: انظر الجدول`,
  day: 'اليوم',
  groups: 'المجموعات',
  noGroup: 'دون مجموعة',
  otherGroup: 'مجموعة ليست في القائمة',
  occupations: 'المهن',
  touch: 'المس واحدة لفتحها',
  all: 'الكل',
  of: (name, n, all) => `${apart(name)}، ${number(n)} من ${number(all)}`,
  see: 'عرض هؤلاء الأشخاص',
  others: (n, names) =>
    `${count(n, { one: 'واحدة أخرى', two: 'اثنتان أخريان', few: '# أخرى', many: '# أخرى', other: '# أخرى' })}: ${apart(names)}`,

  assessments: 'التقييمات',
  assigned: (all, confirmed, notYet) =>
    `المسند: ${number(all)}، مؤكد ${number(confirmed)}، وغير مؤكد بعد ${number(notYet)}`,
  noneAssigned: 'لم يُسند أي تقييم إلى أحد بعد.',
  assessmentMark: (name, all, notYet) =>
    `${apart(name)}: أُسند ${first.counts.assessments(all)}${lacking(notYet)}`,
  paid: (country) => `الشراء في ${apart(country)}`,
  notUsed: (names) => `لم تُستخدم بعد: ${names}`,

  table: (what) => `${what} في جدول`,
  asTable: 'في جدول',
  name: 'الاسم',
  people: 'الأشخاص',
  assignedColumn: 'المسند',
  print: 'طباعة',
  picture: 'الرسم',
  csv: 'جدول (CSV)',
  saveAs: 'حفظ كـ',
  png: 'صورة (PNG)',
  svg: 'رسم (SVG)',
  noPicture: 'لم تُنشأ الصورة. احفظ الرسم بدلًا منها.',
  from: (time) => `حتى ذلك الحين تعود الصور إلى ${apart(time)}.`,
  fileName: (day) => `نظرة-عامة-${day}`,
};
