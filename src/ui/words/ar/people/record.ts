import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart, listed, number } from '../numbers.ts';

type Words = ScreenWords['record'];

const DONE: Record<Parameters<Words['outcome']>[0], string> = {
  edit: 'تم التغيير',
  discard: 'تم الاستبعاد',
  restore: 'تمت الاستعادة',
  hold: 'تم الإيقاف المؤقت',
  release: 'تم الاستئناف',
  arrived: 'تم التأكيد',
  'not there': 'سُجّل أنهم ليسوا هناك',
  'send again': 'للإرسال مرة أخرى',
  'send first': 'للإرسال أولًا',
};

const answer = (status: number | undefined) => (status ? ` (الجواب ${status})` : '');

export const record: Words = {
  list: (shown, left) => {
    const all = left > 0 ? [...shown, `${number(left)} غيرها`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join('، ')} و${last}` : last;
  },
  none: 'لا شيء',
  nothing: 'لا شيء',
  person: 'شخص',
  joiningGroup: 'انضمام إلى مجموعة',
  assignmentOf: (keys) => `إسناد ${apart(keys)}`,

  names: {
    user: (receipt, reference) => (reference ? `${apart(receipt)} (${apart(reference)})` : apart(receipt)),
    assignment: (receipt) => `إسناد ${apart(receipt)}`,
    group: (name) => `المجموعة ${apart(name)}`,
    gone: 'سجل ليس على هذا الجهاز',
  },

  whyNoReply: {
    closed: 'أُغلق Outpost قبل أن يأتي جواب',
    late: 'لم يأتِ جواب كامل في الوقت',
    broken: 'انقطع الاتصال قبل أن يأتي جواب',
    elsewhere: 'جاء الجواب من عنوان آخر',
    foreign: 'لم يكن الجواب مما تعطيه هذه الخدمة',
    status: (status) => `جواب الخادم لا يقول هل نفّذ (الجواب ${status})`,
  },

  attempt: {
    open: 'أُرسل؛ لا جواب بعد',
    confirmed: 'أُرسل، وأكده الخادم',
    rejected: (status) => `أُرسل، ولم يقبله الخادم${answer(status)}`,
    notApplied: (status) => `أُرسل، ولم ينفّذه الخادم${answer(status)}`,
    noReply: (why) => `أُرسل؛ ${why}`,
  },

  obstacles: {
    sending: 'هو في طريقه إلى الخادم. انتظر الجواب.',
    noReply: 'لا يُعلم هل وصل. قل أولًا ما آل إليه.',
    confirmed: 'هو على الخادم. لم يعد ممكنًا تغييره أو استبعاده هنا.',
    moved: 'سُلِّم إلى جهاز آخر. افعل ذلك هناك.',
    discarded: 'هو مستبعد. استعده أولًا.',
    notDiscarded: 'هو غير مستبعد.',
    otherServer: 'يخص خادمًا آخر. انقله من شاشة الإرسال.',
    notOnHold: 'هو غير متوقف.',
    onHoldAlready: 'هو متوقف من قبل.',
    halfTyped: 'هو غير مكتمل. أكمله على شاشة التسجيل.',
    gone: 'لم يعد على هذا الجهاز.',
    inDoubt: 'لا يُعلم هل وصل. يُرسل مرة أخرى لمعرفة ذلك: انتظر الجواب.',
    named: (by) => `يذكره ${by}، وسينتظر ذاك بلا نهاية. استبعد ذاك أولًا.`,
    with: (name) => `يتبع ${name}، وهو مستبعد. استعد ذاك أولًا.`,
    empty: 'لن يطلب شيئًا بعد ذلك. استبعده بدلًا من ذلك.',
    cost: 'ربما يُشترى مرة ثانية. افتحه وأكد الشراء من جديد.',
  },

  outcome: (wish, done, refused) => {
    const said = `${DONE[wish]}: ${first.counts.people(done)}`;
    return refused === 0 ? said : `${said}، ولم يتم: ${number(refused)}`;
  },

  onHoldBecause: {
    'by a person': 'أوقفته أنت أو شخص آخر',
    'other server': 'أُنشئ لخادم آخر أو بمفتاح آخر',
    restored: 'جاء من نسخة احتياطية',
    'rolled back': 'فقد المتصفح آخر ما حدث له',
    'key reused': 'ظنّه الخادم طلبًا آخر',
    transfer: 'جاء من جهاز آخر',
  },

  duplicate: (uuids) =>
    `هو على الخادم أكثر من مرة، والعدد ${number(uuids.length)}: ${listed(uuids)}. اطلب ممن يديرون الخادم إزالة الكل إلا واحدًا.`,

  standing: {
    draft: 'غير مكتمل. أكمله على شاشة التسجيل.',
    waitsFor: (names) => `جاهز. يُرسل بعد ${names}.`,
    waitsForPerson: 'ينتظر، ويُرسل بعد هذا الشخص.',
    waits: 'جاهز للإرسال. يُرسل عندما يحين دوره، حالما يمكن الوصول إلى الخادم.',
    waitsItsTurn: 'جاهز للإرسال. يُرسل عندما يحين دوره.',
    waitsForServer: {
      user: 'ينتظر هذا الشخص على هذا الجهاز: لا خادم مضبوط الآن.',
      assign: 'ينتظر على هذا الجهاز: لا خادم مضبوط الآن.',
      group: 'تنتظر على هذا الجهاز: لا خادم مضبوط الآن.',
    },
    sending: 'في طريقه إلى الخادم. لا يمكن تغييره حتى يأتي الجواب.',
    rejected: 'لم يُقبل. صحّحه، ثم أرسله مرة أخرى.',
    rejectedSilently: 'لم يُقبل.',
    onHold: 'متوقف مؤقتًا.',
    onHoldByPerson: {
      user: 'هذا السجل متوقف مؤقتًا. لا يُرسل حتى تضغط «استئناف السجل».',
      assign: 'هذا الإسناد متوقف مؤقتًا. لا يُرسل حتى تضغط «استئناف».',
      group: 'هذه المجموعة متوقفة مؤقتًا. لا تُرسل حتى تضغط «استئناف».',
    },
    onHoldBecause: (because) => `متوقف مؤقتًا، والسبب: ${because}.`,
    sayWhere: 'قل في شاشة الإرسال هل يذهب إلى هذا الخادم.',
    release: 'استأنفه فيُتابع.',
    releaseWhenSure: 'استأنفه حين تتأكد أنه ليس على الخادم بعد.',
    confirmed: 'هو على الخادم. لم يعد ممكنًا تغييره أو استبعاده هنا.',
    confirmedPerson: 'هذا الشخص وصل إلى الخادم. لم يعد ممكنًا تغييره أو استبعاده هنا.',
    confirmedWithoutId: 'هو على الخادم: رآه أحد هناك. لا يُعرف معرّفه على الخادم بعد، وتقييماته تنتظر ذلك.',
    waitsForId: (names) => `جاهز. ينتظر معرّف ${names} على الخادم. أضفه هناك حين يعرفه أحد.`,
    moved: (to, code) =>
      `سُلِّم إلى الجهاز ${apart(to)} بالرمز ${apart(code)}. ذلك الجهاز يرسله، وهذا لا يرسله أبدًا.`,
    movedSomewhere: 'سُلِّم إلى جهاز آخر. ما يأتي بعد ذلك يحدث هناك.',
    discarded: 'مستبعد. لا يُرسل، ويمكن استعادته.',
  },

  history: {
    damaged: 'في سجله سطر تالف لا يمكن عرضه',
    made: 'حُفظ على هذا الجهاز',
    changed: (what) => `تغيّر: ${what}`,
    fromTo: (what, from, to) => `${what} من ${apart(from)} إلى ${apart(to)}`,
    renamed: (before, after) => `تغيّر الاسم من ${apart(before)} إلى ${apart(after)}`,
    discarded: 'استُبعد',
    discardedWith: 'استُبعد مع الشخص',
    restored: 'استُعيد',
    onHold: (because) => `أُوقف مؤقتًا، والسبب: ${because}`,
    released: 'استُؤنف',
    linked: (uuid) => `رُبط بالمعرّف ${apart(uuid)} على الخادم`,
    late: 'جاء الجواب متأخرًا؛ وهو معتمد',
    stopped: (why) => `لم يُرسل: ${why}`,
    decided: {
      arrived: 'قيل إنه وصل',
      rejected: 'قيل إنه ليس هناك',
      'send again': 'يُرسل مرة أخرى، مع أنه ربما وصل',
    },
    confirmedAgain: '؛ أُكد الشراء مرة أخرى',
    takenBack: 'تبيّن أنه وصل قبل تغييره، فأُعيد إلى ما أُرسل',
    triedAgain: 'يُرسل مرة أخرى كما هو',
    duplicate: (uuids) => `وُجد على الخادم أكثر من مرة: ${apart(uuids)}`,
    'changed server': 'نُقل إلى الخادم المضبوط الآن',
    moved: (to, code) => `سُلِّم إلى الجهاز ${apart(to)} بالرمز ${apart(code)}`,
    received: (from, code) => `أُخذ من الجهاز ${apart(from)} بالرمز ${apart(code)}`,
    givenBack: (to, code) => `أُرجع إلى الجهاز ${apart(to)} من ${apart(code)}`,
    takenBackBy: {
      'return code': (code) => `استُرد من ${apart(code)} برمز إرجاعه`,
      'a person': (code) => `استُرد من ${apart(code)}، لأن شخصًا قال إن الجهاز الآخر لا يرسله`,
    },
  },

  values: {
    sex: 'الجنس',
    occupation: 'المهنة',
    occupationWords: 'الكلمات المكتوبة',
    occupationAnswer: 'الجواب عن السؤال',
    country: 'البلد',
    groupId: 'المجموعة',
    reference: 'المرجع',
    assessments: 'التقييمات',
    groupToJoin: 'المجموعة التي ينضم إليها',
    prices: 'الأسعار',
    named: (name, code) => `${apart(name)} (${apart(code)})`,
    quoted: (text) => `«${apart(text)}»`,
    about: (key, whom) => `${apart(key)} عن ${apart(whom)}`,
    thisPerson: 'هذا الشخص',
    price: (each, extras) => `${apart(each)} للواحد، والتكاليف الإضافية ${apart(extras)}`,
    purchaseConfirmed: (what) => `أُكد شراء ${what}`,
  },

  stake: (entries, total) => {
    const what = first.counts.assessments(entries);
    return total === undefined ? what : `${what} مقابل ${apart(total)}`;
  },
  confirmAgain: (stake) => `أؤكد هذا الشراء مرة أخرى: ${stake}`,

  noReply: {
    sentOn: (time) => `أُرسل في ${time}.`,
    stake: 'ما قد تخسره:',
    stakeAdvice: (stake) => `${stake}. إن كان قد وصل، فإرساله مرة أخرى يشتريه مرتين.`,
    advice: 'انظر أولًا على الخادم، أو اسأل من يديره.',
    copyQuestion: 'نسخ سؤال لمن يدير الخادم',
    theQuestion: 'السؤال',
    question: 'هل وصل إلى الخادم؟',
    questions: {
      user: 'هل وصل هذا السجل إلى الخادم؟',
      assign: (names) => `هل وصل إسناد ${apart(names)} إلى الخادم؟`,
      group: (what) => `هل وصلت ${what} إلى الخادم؟`,
    },
    because: (why) => `${why}.`,
    untilThen: {
      user: 'لا يُرسل شيء آخر لهذا الشخص حتى تقرّر.',
      assign: 'لا يُرسل شيء آخر لهذا الإسناد حتى تقرّر.',
      group: 'لا يُرسل شيء آخر لهذه المجموعة حتى تقرّر.',
    },
    does: {
      arrived: 'يُعدّ مؤكدًا.',
      rejected: 'يمكنك بعد ذلك إرساله مرة أخرى.',
    },
    arrived: 'وصل',
    rejected: 'لم يصل',
    sendAgain: 'لا أعرف: إرسال مرة أخرى',
    later: 'القرار لاحقًا',
    uuid: 'المعرّف على الخادم',
    uuidHint: 'رقم طويل فيه شرطات. من يدير الخادم يستطيع البحث عنه.',
    withoutId: {
      user: 'بدونه تنتظر تقييمات هذا الشخص على هذا الجهاز حتى يضيفه أحد.',
      group: 'بدونه ينتظر كل من ينضم إلى المجموعة حتى يضيفه أحد في الإعدادات، تحت المجموعات.',
      assign: 'لا شيء ينتظره.',
    },
    confirmArrived: 'تأكيد أنه وصل',
    confirmRejected: 'تأكيد أنه لم يصل',
    addId: 'إضافة المعرّف على الخادم',
    addIdNow: 'إضافة المعرّف',
    afterRejected: 'عندئذ يحتاج إليك: صحّحه وأرسله مرة أخرى، أو استبعده.',
    sendAllTheSame: 'إرسال مرة أخرى رغم ذلك',
    mayBuy: (stake) => `قد يُشترى هذا مرتين: ${stake}.`,
    twice: {
      user: 'قد يُسجَّل هذا الشخص عندئذ مرتين.',
      group: 'قد تصير هذه المجموعة عندئذ هناك مرتين.',
      assign: 'لا يشتري شيئًا، فلا ضرر من مرة ثانية.',
    },
    problems: {
      'decided already': 'جاء جواب في هذه الأثناء. لم يبق ما يُقرَّر.',
      'not a UUID': `أدخل المعرّف كما يعرضه الخادم، مثل ${apart('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')}`,
      'uuid taken': 'سجل آخر على هذا الجهاز له هذا المعرّف. انظر مرة أخرى على الخادم.',
      'cost not confirmed': 'ضع علامة في المربع لتأكيد الشراء مرة أخرى',
    },
  },

  details: {
    summary: 'الطلب والجواب',
    unanswered: 'ما أُرسل',
    of: (time) => `في ${time}`,
    request: 'الطلب',
    streamed: 'أُرسل تدفقًا، ولا يستطيع المتصفح إرسال ذلك مرتين من نفسه.',
    answer: 'الجواب',
    noAnswer: 'لم يأتِ جواب.',
    after: (milliseconds) => `بعد ${number(Math.round(milliseconds))} ملّي ثانية`,
  },

  gone: {
    'occupation-gone': (code) => `لم تعد المهنة ${apart(code)} على الخادم. اختر غيرها`,
    'assessment-gone': (key) => `لم يعد التقييم ${apart(key)} على الخادم. اختر غيره`,
  },
  refusals: {
    person: 'اختر شخصًا آخر: هذا ليس على الخادم',
    repeated: 'أزل أحد الاثنين: التقييم نفسه موجود مرتين عن الشخص نفسه أو المجموعة نفسها',
    assessment: 'اختر تقييمًا آخر: هذا ليس على الخادم',
    countries: 'استخدم بلدًا واحدًا للإسناد كله',
    nothing: 'اختر تقييمًا واحدًا على الأقل، أو مجموعة للانضمام إليها',
    groupType: 'اختر نوع المجموعة',
    contract: 'راجع نوع العقد في الإعدادات: يريد الخادم إسنادات للنوع الآخر',
    app: 'لا يستطيع الخادم قراءة ما يرسله Outpost. اسأل من يديرون الخادم',
  },
  notSentBecause: 'لماذا لم يُرسل',
  serverSaid: 'لم يُقبل. قال الخادم:',
  markedNotThere: (n) =>
    n === 1
      ? 'سُجّل أنه لم يصل. أرسله مرة أخرى، أو صحّحه أولًا.'
      : 'سُجّل أنها لم تصل. أرسلها مرة أخرى، أو افتح واحدًا منها لتصحيحه.',
  noReason: 'لم يذكر الخادم سببًا. ما أُرسل موجود في ما حدث للشخص.',
};
