import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';
import { apart, count, number } from './numbers.ts';

const persons = first.counts.people;

/** What is not on the server of what a mark counts. */
const lacking = (notYet: number) => (notYet === 0 ? '' : `، منها ${number(notYet)} غير مؤكدة بعد`);

export const overview: ScreenWords['overview'] = {
  nobody: 'تظهر الرسوم هنا حين تسجّل أشخاصًا.',
  afterLoading: 'تظهر الرسوم بعد الضغط على «تحميل من جديد».',
  register: 'تسجيل شخص',
  ledger: 'أين وصل كل واحد',
  noAnswer: 'غير معلوم: لم يأتِ جواب.',
  notAccepted: (n) => (n === 1 ? 'يحتاج إليك: لم يقبله الخادم.' : 'تحتاج إليك: لم يقبلها الخادم.'),
  leftOut: (states) => `لا تشمل الرسوم: ${states}.`,
  leftOutOfNumbers: (states) => `لا تشمل هذه الأعداد: ${states}.`,
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
  inOne: (people, day) => `التسجيل في ${apart(day)}: ${persons(people)}`,
  most: {
    day: (day, most, all) => `${persons(all)}. أكبر عدد يوم ${apart(day)}: ${most}`,
    week: (week, most, all) => `${persons(all)}. أكبر عدد في أسبوع ${apart(week)}: ${most}`,
    month: (month, most, all) => `${persons(all)}. أكبر عدد في ${apart(month)}: ${most}`,
    year: (year, most, all) => `${persons(all)}. أكبر عدد في عام ${apart(year)}: ${most}`,
  },
  earlier: (n) => `${persons(n)} في أيام سابقة: انظر الجدول`,
  day: 'اليوم',
  more: {
    countries: (n) =>
      count(n, {
        one: 'بلد آخر',
        two: 'بلدان آخران',
        few: '# بلدان أخرى',
        many: '# بلدًا آخر',
        other: '# بلد آخر',
      }),
    groups: (n) =>
      count(n, {
        one: 'مجموعة أخرى',
        two: 'مجموعتان أخريان',
        few: '# مجموعات أخرى',
        many: '# مجموعة أخرى',
        other: '# مجموعة أخرى',
      }),
    assessments: (n) =>
      count(n, {
        one: 'تقييم آخر',
        two: 'تقييمان آخران',
        few: '# تقييمات أخرى',
        many: '# تقييمًا آخر',
        other: '# تقييم آخر',
      }),
  },
  groups: 'المجموعات',
  noGroup: 'دون مجموعة',
  otherGroup: 'مجموعة ليست في القائمة',
  occupations: 'المهن',
  open: 'اختر واحدة لفتحها',
  all: 'الكل',
  of: (name, n, all) => `${apart(name)}، ${number(n)} من ${number(all)}`,
  see: 'عرض هؤلاء الأشخاص',
  andMore: (which, n) =>
    `${apart(which)} و${count(n, { one: 'مجموعة أخرى', two: 'مجموعتان أخريان', few: '# مجموعات أخرى', many: '# مجموعة أخرى', other: '# مجموعة أخرى' })}`,
  several: (n) =>
    count(n, { one: 'مجموعة واحدة', two: 'مجموعتان', few: '# مجموعات', many: '# مجموعة', other: '# مجموعة' }),

  assessments: 'التقييمات',
  assigned: (assessments, assignments) => `${assessments} (${assignments}).`,
  noneAssigned: 'لم يُسند أي تقييم إلى أحد بعد.',
  assessmentMark: (name, all, notYet) =>
    `${apart(name)}: أُسند ${first.counts.assessments(all)}${lacking(notYet)}`,
  paid: (country) => `الشراء في ${apart(country)}`,
  notUsed: (n) => `تقييمات لم تُسند بعد: ${number(n)}`,

  table: (what) => `${what} في جدول`,
  asTables: 'في جداول',
  name: 'الاسم',
  people: 'الأشخاص',
  assignedColumn: 'المسند',
  print: 'طباعة',
  picture: 'الرسم',
  csv: 'جدول (CSV)',
  save: 'حفظ أو طباعة',
  png: 'صورة (PNG)',
  svg: 'رسم (SVG)',
  noPicture: 'لم تُنشأ الصورة. احفظ الرسم بدلًا منها.',
  from: (time) => `حتى ذلك الحين تعود الصور إلى ${apart(time)}.`,
  fileName: (day) => `نظرة-عامة-${day}`,
};
