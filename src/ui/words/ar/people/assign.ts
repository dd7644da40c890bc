import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart } from '../numbers.ts';

export const assign: ScreenWords['assign'] = {
  edit: 'تعديل الإسناد',
  until: (entries) => `حتى الآن: ${entries}.`,
  noSuch: 'لا يوجد إسناد كهذا على هذا الجهاز.',
  discarded: 'هذا الشخص مستبعد. استعده أولًا، ثم أسند.',
  backToPerson: 'العودة إلى الشخص',
  noPerson: 'لا يوجد شخص كهذا على هذا الجهاز',
  toPeople: 'الذهاب إلى الأشخاص',
  notLoaded: 'التقييمات قيد التحميل. احفظ مرة أخرى بعد قليل.',
  anotherRecord: 'سجل آخر',

  about: 'عمّن التقييم؟',
  aboutShort: 'عمّن هو؟',
  oneself: { one: 'هذا الشخص', each: 'كل شخص' },
  abouts: { one: 'هذا الشخص', each: 'كل شخص', person: 'شخص آخر', group: 'مجموعة' },
  person: 'الشخص',
  thenTick: 'ثم ضع علامة على التقييمات أدناه.',
  findPerson: 'بالإيصال أو المرجع أو المهنة.',
  nobody: (typed) => `لا أحد غيره على هذا الجهاز يطابق «${apart(typed)}».`,

  assessments: 'التقييمات',
  assessmentsAbout: (name) => `تقييمات عن ${apart(name)}`,
  factors: 'التفاصيل',
  already: (state) => `مُسند من قبل: ${state}`,
  tickAgain: {
    yes: 'إن أسندته مرة أخرى، يصير لدى هذا الشخص مرتين.',
    maybe: 'ربما وصل. إن أسندته مرة أخرى، فقد يصير لدى هذا الشخص مرتين.',
    no: 'إن أسندته مرة أخرى، فقد يصير لدى هذا الشخص مرتين.',
  },
  settleFirst: { noReply: 'قرّر بشأن ذلك أولًا', toFix: 'صحّح ذلك أولًا' },
  waitsToo: {
    onHold: 'سجل هذا الشخص متوقف مؤقتًا. ما تسنده ينتظر أيضًا.',
    noReply: 'لا يُعلم بعد هل وصل سجل هذا الشخص إلى الخادم. ما تسنده الآن ينتظر حتى تقرّر.',
    toFix: 'صحّح أولًا سجل هذا الشخص. ما تسنده الآن يُرسَل بعد ذلك.',
  },
  settlePerson: {
    onHold: 'الانتقال إلى هذا الشخص',
    noReply: 'الانتقال إلى هذا الشخص',
    toFix: 'صحّح بيانات هذا الشخص',
  },
  alreadyOf: (n, all) => `لديهم من قبل: ${first.number(n)} من ${first.number(all)}`,
  again: {
    yes: (state) => `يصير لدى هذا الشخص مرتين. من قبل: ${state}`,
    maybe: (state) => `قد يصير لدى هذا الشخص مرتين. من قبل: ${state}`,
    no: (state) => `هذا يسند واحدًا جديدًا. من قبل: ${state}`,
  },
  againOf: (n, all) => `لديهم من قبل: ${first.number(n)} من ${first.number(all)}. يصير لديهم مرتين`,
  measuresOf: (name) => `: ${apart(name)}`,

  joins: 'المجموعة التي ينضم إليها',
  joinsHint: 'اتركها فارغة إلا إذا كان الشخص ينضم إلى مجموعة مع هذا الإسناد.',
  pricesFor: (country) => `الأسعار لبلد هذا الشخص: ${apart(country)}.`,
  onePrice: 'كانت له عدة أسعار. من الآن تسري هذه على كله.',

  chosen: 'المراد إسناده',
  nothingChosen: 'لم يُختر شيء بعد',
  toAssign: (count) => `المراد إسناده: ${first.counts.assessments(count)}`,
  aboutWhom: (name) => `عن ${apart(name)}`,
  takeOut: 'إزالة',
  sum: 'المجموع:',
  chooseFirst: 'اختر تقييمًا واحدًا على الأقل.',
  tickFirst: 'ضع علامة على السطر أعلاه أولًا.',
  bought: 'يتم الشراء عند الإرسال. حتى ذلك الحين يمكنك التراجع.',
  noRoom: 'لا مساحة للحفظ. وفّر مساحة أولًا.',
  check: { new: 'مراجعة وإسناد', edit: 'مراجعة وحفظ' },

  saveAgain: 'حفظ وإرسال مرة أخرى',
  save: 'حفظ',
  assign: 'إسناد',
  leaveEdit: 'العودة دون حفظ',
  leave: 'العودة دون إسناد',

  many: {
    nobody: 'لم يُحدَّد أحد. حدّد أشخاصًا في القائمة، ثم اضغط «إسناد».',
    title: (n) => `الإسناد إلى ${first.counts.people(n)}`,
    to: (names) => `إلى: ${apart(names)}.`,
    cannot: (n) => `لا يمكن إسناد شيء إلى ${first.counts.people(n)}:`,
    joinsHint: 'اتركها فارغة إلا إذا كانوا كلهم ينضمون إلى مجموعة بهذا.',
    each: 'التقييمات لكل شخص',
    inAll: 'المجموع',
    toPay: 'المطلوب دفعه',
    purchase: (assessments, n, total) =>
      `${assessments} لكل من ${first.counts.people(n)}${total === undefined ? '' : `، المجموع ${apart(total)}`}`,
    assignTo: (n) => `إسناد إلى ${first.counts.people(n)}`,
    assigned: (assessments, n) => `أُسند ${assessments} لكل من ${first.counts.people(n)}.`,
    notAssigned: (n) => `لم يُسند شيء إلى ${first.counts.people(n)}:`,
    undone: (n) =>
      n === 0 ? 'تم التراجع. لا شيء مُسند.' : `تم التراجع، إلا عن ${first.counts.people(n)}: أُرسل من قبل.`,
  },
};
