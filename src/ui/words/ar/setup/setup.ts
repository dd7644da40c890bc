import type { AddressProblem } from '../../../../organisation/server-address.ts';
import type { SetupField, SetupProblem } from '../../../../organisation/setup/read-link.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, listed, number } from '../numbers.ts';
import { settings } from '../settings/settings.ts';

type Words = ScreenWords['setup'];

const { organisation, server } = settings;
const { records } = first.counts;

const addressProblems: Record<AddressProblem, string> = {
  'not whole': `عنوان الخادم في الرابط ليس عنوان ويب كاملًا، مثل ${apart('https://api.example.org')}.`,
  'not https': `عنوان الخادم في الرابط لا يبدأ بـ ${apart('https://')}. قد يقرأ غيرك المفتاح.`,
  'holds credentials': 'عنوان الخادم في الرابط فيه اسم مستخدم أو كلمة سر.',
};

const expected: Record<SetupField, string> = {
  server: 'عنوان ويب',
  header: `اسم ترويسة للمفتاح، مثل ${apart('apikey')}`,
  encoding: `${apart('form')} أو ${apart('json')}`,
  organisation: 'اسمًا لا يزيد على 200 حرف',
  country: `حرفي بلد كبيرين، مثل ${apart('GB')}`,
  contract: `${apart('other')} أو ${apart('revenue-share')}`,
  'default-country': `حرفي بلد كبيرين، مثل ${apart('KE')}`,
};

export const setup: Words = {
  labels: {
    organisationName: 'المنظمة',
    organisationCountry: organisation.country,
    contract: organisation.contract,
    defaultCountry: 'البلد في الاستمارة',
    serverAddress: server.address,
    serverHeader: server.header,
    encoding: server.encoding,
    parallel: server.parallel,
    delaySeconds: server.delay,
    idempotencyKey: server.switches.idempotencyKey.label,
    groupsCreate: server.switches.groupsCreate.label,
    retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
  },
  intro: 'لم يتغير شيء بعد.',
  trust: 'قم بالإعداد فقط إن كنت تعرف من أعطاك الرابط أو العنوان.',
  allGoesTo: 'بعد الإعداد، تُرسل السجلات إلى',
  newGoTo: 'بعد الإعداد، تُرسل السجلات الجديدة إلى',
  linkSets: 'يضبط الرابط هذا الخادم',
  ownOrigin: 'هذا هو العنوان الذي يأتي منه Outpost نفسه.',
  noServer: 'لا يوجد',
  currentServer: 'الخادم الحالي:',
  fillsIn: 'سيُضبط ما يلي',
  was: 'الآن:',
  goThere: () => 'يُرسل ذلك إلى الخادم الجديد.',
  keyNext: 'إذا احتاج الخادم الجديد إلى مفتاح، فستُدخله في الخطوة التالية.',
  notSentBefore: () => 'لم يُرسل ذلك بعد.',
  onHold: () => 'سيتوقف ذلك مؤقتًا.',
  onHoldWhy: () => 'أُرسل شيء إلى الخادم الحالي من قبل. يمكنك إرساله إلى الخادم الجديد لاحقًا من شاشة الإرسال.',
  staySaved: () => 'يبقى ذلك محفوظًا على هذا الجهاز.',
  cannotWait: 'إذا لم تستطع الانتظار، فاضغط «إيقاف الإرسال مؤقتًا» في شاشة الإرسال. ينتظرك الرابط هناك.',
  onTheirWay: () => 'هو في الطريق إلى الخادم الحالي. ينتظر Outpost الرد.',
  noAnswer: 'لم يعد جواب.',
  wereSent: (_, isSet) => (isSet ? 'أُرسل ذلك إلى الخادم الحالي.' : 'أُرسل ذلك إلى خادم لم يعد مضبوطًا.'),
  decideFirst: () => 'قرّر في شأنه أولًا. ينتظرك الرابط في شاشة الإرسال. إذا تابعت الآن، فسيبقى غير معلوم.',
  waitFirst: (n) => `يُرسل أولًا إلى الخادم الحالي: ${records(n)}. انتظر هنا: تتغير هذه الصفحة من نفسها.`,
  untilDecided: () => `يبقى كما هو حتى تقرّر في شاشة الإرسال.`,
  thenGo: () => 'ثم يُرسل إلى الخادم الجديد.',
  laterGo: () => 'يمكنك إرساله إلى الخادم الجديد لاحقًا.',
  comeBack: () => 'أُوقف مؤقتًا لهذا الخادم. سينتظر من جديد ويُرسل إليه.',
  keyOfOther: 'تُدخل مفتاح الخادم الجديد في الخطوة التالية. وحتى ذلك الحين لا يُرسل إليه شيء.',
  linkWaits: 'ينتظر رابط إعداد:',
  goOn: 'متابعة الإعداد',
  goToSync: `الذهاب إلى ${first.titles.sync}`,
  allSet: 'هذا الجهاز معدّ هكذا بالفعل.',
  addsGroups: (n) => `مجموعات ستُضاف: ${number(n)}`,
  knownGroups: (n) => `مجموعات موجودة هنا وتبقى كما هي: ${number(n)}.`,
  sameName: (n) => `مجموعات لن تُضاف، لأن مجموعات أخرى هنا تحمل الأسماء نفسها (${number(n)}):`,
  ignored: (names) => `لا يستطيع أي رابط أن يضبط ${listed(names)}. تُرك ذلك.`,
  confirm: 'إعداد هذا الجهاز',
  notNow: 'ليس الآن',
  makeRoom: 'وفّر مساحة أولًا. ثم أعدّ هذا الجهاز.',

  done: 'تم إعداد هذا الجهاز.',
  nextKey: 'أدخل الآن مفتاح الخادم. اطلبه ممن أعطاك الرابط أو العنوان.',
  enterKey: 'إدخال المفتاح',
  isSetUp: (name) => (name === '' ? 'منظمتك مضبوطة بالفعل.' : `${apart(name)}: مضبوطة بالفعل.`),

  refused: 'لا يمكن استخدام هذا الرابط',
  loadFirst: 'اضغط «تحميل من جديد»، فيُفتح الرابط.',
  nothingChanged: 'لم يتغير شيء. اطلب رابطًا آخر ممن أنشأه.',
  inPractice: 'أنت في التدريب. اخرج من التدريب لاستخدام هذا الرابط.',
  leavePractice: 'الخروج من التدريب وفتح الرابط',
  problem,

  paste: 'رابط الإعداد أو عنوان الخادم',
  pasteHint: `الرابط كاملًا، أو عنوان مثل ${apart('https://api.example.org')}. ترى ما يضبطه قبل أن يتغير أي شيء.`,
  open: 'فتح',
  pasteProblem: (fault) =>
    fault.kind === 'no-link'
      ? `ألصق الرابط كاملًا، وفيه ${apart('#/setup')}، أو عنوانًا مثل ${apart('https://api.example.org')}`
      : problem(fault),
};

function problem(fault: SetupProblem): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'لا يضبط الرابط شيئًا.';
    case 'broken':
      return 'انقسم الرابط إلى عدة أسطر. انسخه كاملًا في سطر واحد، أو اطلبه من جديد.';
    case 'too-long':
      return `في الرابط أكثر من ${number(fault.most)} حرف. اطلب رابطًا بمجموعات أقل.`;
    case 'key':
      return `في الرابط مفتاح، في «${apart(fault.name)}». من يرى الرابط يستطيع قراءته، لذلك يُكتب المفتاح باليد فقط. اطلب رابطًا من دونه، ومفتاحًا جديدًا.`;
    case 'twice':
      return `في الرابط «${apart(fault.field)}» مرتين.`;
    case 'address':
      return addressProblems[fault.problem];
    case 'unseen':
      return `في «${apart(fault.field)}» حروف لا تُرى.`;
    case 'unexpected':
      return `يجب أن يكون «${apart(fault.field)}» ${expected[fault.field]}.`;
    case 'many-groups':
      return `في الرابط أكثر من ${number(fault.most)} مجموعة.`;
    case 'group':
      return `المجموعة ${number(fault.at)} في الرابط يجب أن يكون لها معرّف UUID واسم يُرى ونوع مثل ${apart('TEAM')}.`;
    case 'group-twice':
      return `المجموعة ${number(fault.at)} في الرابط مكررة.`;
  }
}
