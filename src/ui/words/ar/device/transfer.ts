import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, number } from '../numbers.ts';
import { assignmentTrouble } from '../people/people.ts';
import { groups } from '../settings/groups.ts';

type Words = ScreenWords['transfer'];

const { records } = first.counts;

const inNumbers: Words['going'] = ({ people, assignments, groups: made }) =>
  [
    people > 0 ? first.counts.people(people) : '',
    assignments > 0 ? assignmentTrouble.assigned(assignments) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ]
    .filter((part) => part !== '')
    .join('، ');

export const transfer: Words = {
  title: 'التسليم',
  about: 'يستطيع جهاز آخر أن يأخذ السجلات المنتظرة هنا ويرسلها. تذهب في ملف لا يستطيع أخذه إلا ذلك الجهاز.',
  thisDevice: 'رمز هذا الجهاز',
  thisDeviceHint: 'لإعطاء هذا الجهاز سجلات، اكتب هذا الرمز على الجهاز الآخر.',
  copy: 'نسخ',
  codeCopied: 'رمز هذا الجهاز',

  give: 'إعطاء سجلات إلى جهاز آخر',
  everything: 'كل ما ينتظر',
  chosen: (n) => `ما يخص المختارين: ${first.counts.people(n)}`,
  ratherEverything: 'تسليم كل ما ينتظر بدلًا من ذلك',
  howToChoose: 'لتسليم بعض الأشخاص فقط، حدّدهم في شاشة الأشخاص.',
  toPeople: 'الذهاب إلى الأشخاص',
  going: (numbers) => `ما يمكن أن يذهب: ${inNumbers(numbers)}.`,
  nothingGoes: 'لا شيء مما ينتظر يمكن أن يذهب الآن.',
  staying: {
    tried: (n) => `ما لا يمكن أن يذهب: ${records(n)}، لأن هذا الجهاز بدأ الإرسال.`,
    onHold: (n) => `ما لا يمكن أن يذهب لأنه متوقف مؤقتًا: ${records(n)}.`,
    toFix: (n) => `ما لا يمكن أن يذهب لأنه يحتاج إليك: ${records(n)}.`,
    tied: (n) => `ما لا يمكن أن يذهب: ${records(n)}، بسبب ارتباط بسجل يبقى هنا، مثل مجموعة ينتظرها غيره.`,
  },
  otherCode: 'رمز الجهاز الآخر',
  otherCodeHint: 'على الجهاز الآخر افتح الإعدادات، هذا الجهاز، التسليم. يظهر الرمز هناك.',
  action: 'تسليم',
  problems: {
    'not a code': 'راجع الرمز: حرف خاطئ، أو حرف ناقص',
    'own code': 'هذا رمز هذا الجهاز. اكتب الرمز الذي يعرضه الجهاز الآخر',
    'not a return code': 'راجع رمز الإرجاع: حرف خاطئ، أو حرف ناقص',
    'another code': 'هذا رمز إرجاع لتسليم آخر',
    'not confirmed': 'ضع علامة في المربع بعد أن تتأكد',
  },
  given: (code) => `تم: ${apart(code)}. الآن أحضر ملفه إلى الجهاز الآخر.`,

  take: 'أخذ سجلات من جهاز آخر',
  takeAbout: 'اختر الملف الذي أنشأه الجهاز الآخر لهذا الجهاز.',
  choose: 'اختيار الملف',
  found: (from, code, time) =>
    `يقول الملف إنه من الجهاز ${apart(from)}، بتسليم رمزه ${apart(code)} في ${time}. لا شيء يثبت ذلك: لا تأخذه إلا ممن تعرفه.`,
  inFile: (numbers) => `فيه: ${inNumbers(numbers)}. حين تأخذها يرسلها هذا الجهاز.`,
  buys: (n, prices) => `ما يُشترى بها: ${first.counts.assessments(n)}، ${prices}.`,
  unpriced: (n) => `بلا سعر معروف: ${first.counts.assessments(n)}`,
  looksFirst: 'ما يُشترى بها يتوقف هنا مؤقتًا حتى تنظر فيه.',
  takeThem: 'أخذها',
  leaveThem: 'تركها',
  unreadable: {
    'not a transfer': 'هذا الملف ليس تسليمًا من Outpost. لم يتغير شيء.',
    'of a newer version': 'أنشأ هذا الملف إصدار أحدث من Outpost. حدّث Outpost، ثم اختره مرة أخرى.',
    'of practice': 'أُنشئ هذا الملف في التدريب: لا شيء فيه حقيقي. خذه في التدريب. لم يتغير شيء.',
    'of the real world':
      'في هذا الملف سجلات حقيقية، والتدريب لا يأخذ أيًا منها. اخرج من التدريب، ثم اختره مرة أخرى. لم يتغير شيء.',
    damaged: 'هذا الملف تالف. لم يؤخذ شيء. احفظه مرة أخرى على الجهاز الآخر.',
  },
  forAnother: (other, here) =>
    `هذا الملف للجهاز ${apart(other)}. وهذا هو ${apart(here)}، ولا يستطيع أخذه. لم يتغير شيء.`,
  takenAlready: (time) => `أخذ هذا الجهاز هذا الملف في ${time}. لم يُضف شيء.`,
  givenBackAlready: (time) => `أخذ هذا الجهاز هذا الملف، وأرجع سجلاته في ${time}. لم يُضف شيء.`,
  taken: (n) => `هنا الآن وفي الانتظار: ${records(n)}.`,
  toLookAt: (n) => `ومما أُخذ متوقف مؤقتًا حتى تنظر فيما يُشترى به: ${records(n)}. انظر شاشة الإرسال.`,
  takenOnHold: (n) => `منها متوقف مؤقتًا: ${number(n)}. فقد أُنشئت لخادم آخر. انظر شاشة الإرسال.`,
  wereHere: (n) => `كان هنا من قبل ولم يتغير: ${records(n)}.`,

  list: 'ما سُلِّم وما أُخذ',
  out: (code, other) => `${apart(code)}، إلى الجهاز ${apart(other)}`,
  in: (code, other) => `${apart(code)}، من الجهاز ${apart(other)}`,
  when: (numbers, time) => `${inNumbers(numbers)}، في ${time}`,
  getFile: 'إحضار الملف',
  saveFile: 'حفظ الملف',
  shareFile: 'مشاركة الملف',
  of: (code) => `(${apart(code)})`,
  fileReady: 'الملف جاهز. إن ضاع فأحضره مرة أخرى من هنا.',
  fileSaved: 'أُعطي الملف للمتصفح. انظر هل هو لديك.',
  noFile: 'سجلاته هنا من جديد. لم يعد هناك ملف.',

  hasThem: 'الجهاز الآخر لديه السجلات',
  hasThemAbout: 'انظر في الجهاز الآخر. متى كانت هذه السجلات فيه فقل ذلك هنا: حتى ذلك الحين لا تُحسب آمنة.',
  saidTaken: (time) => `آمنة: قلت في ${time} إن الجهاز الآخر لديه السجلات.`,
  hasNot: 'ليست لديه',
  saySo: 'متى أخذه فقل ذلك أدناه، تحت «التسليم».',
  onOther: (n) => `في جهاز آخر كما قلت: ${records(n)}.`,

  takeBack: 'استرداد',
  takeBackAbout: 'يعرض الجهاز الآخر رمز إرجاع حين يُرجع السجلات.',
  returnCode: 'رمز الإرجاع',
  takeBackAction: 'استرداد بالرمز',
  withoutCode: 'دون رمز إرجاع',
  risk: (numbers) =>
    `فقط حين يُفقد الجهاز الآخر، أو لم يأخذ الملف قط. فإن أرسلها هو أيضًا فقد يصل مرتين: ${inNumbers(numbers)}، وما تشتريه يُشترى مرتين.`,
  sure: 'تأكدت من أن الجهاز الآخر لا يرسلها',
  takeBackAnyway: 'استرداد دون رمز',
  takenBack: (n) => `في الانتظار هنا من جديد: ${records(n)}.`,
  ended: {
    out: { 'return code': 'استُردت برمز إرجاعها', 'a person': 'استُردت دون رمز إرجاع' },
    in: 'أُرجعت. اكتب رمز الإرجاع هذا على الجهاز الآخر:',
  },

  giveBack: 'إرجاع',
  giveBackAbout: 'يتخلى هذا الجهاز عن السجلات، ويعرض رمز إرجاع للجهاز الآخر.',
  giveBackAction: 'إرجاع وعرض الرمز',
  notPossible: 'لا يمكن أن ترجع برمز.',
  inTheWay: {
    tried: (n) => `أُرسل من هنا أو بدأ إرساله: ${records(n)}.`,
    changed: (n) => `تغيّر هنا أو جاء من طريق آخر: ${records(n)}.`,
    named: (n) => `أُنشئ هنا ويتبعها: ${records(n)}.`,
  },
  ratherFile: 'ما لا يزال ينتظر منها يمكن أن يعود بتسليم إلى ذلك الجهاز.',
};
