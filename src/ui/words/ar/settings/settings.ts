import type { SettingProblem } from '../../../../organisation/check-settings.ts';
import type { AddressProblem } from '../../../../organisation/server-address.ts';
import type { Settings } from '../../../../store/changes/settings.ts';
import type { ScreenWords } from '../../tables.ts';
import { apart, number } from '../numbers.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';

const { records } = first.counts;

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = {
  other: 'دون أسعار: عقدكم يشملها',
  'revenue-share': 'لكل تقييم سعر',
};
const encodings: Words['encodings'] = { form: 'خانات استمارة', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const addressProblems: Record<AddressProblem, string> = {
  'not whole': `أدخل عنوان الخادم كاملًا، مثل ${apart('https://api.example.org')}`,
  'not https': `استخدم عنوانًا يبدأ بـ ${apart('https://')}. فعبر ${apart('http://')} قد يقرأ غيرك المفتاح، لذلك يصلح فقط مع ${apart('http://localhost')}`,
  'holds credentials': 'احذف اسم المستخدم وكلمة السر من العنوان. للمفتاح خانة خاصة به',
};

function mend(problem: SettingProblem): string {
  switch (problem.name) {
    case 'serverAddress':
      return addressProblems[problem.problem];
    case 'serverHeader':
      return 'أدخل اسم ترويسة، مثل apikey';
    case 'parallel':
    case 'delaySeconds':
      return `أدخل عددًا صحيحًا من ${problem.least} إلى ${problem.most}`;
  }
}

export const settings: Words = {
  save: 'حفظ الإعدادات',
  saved: 'تم الحفظ.',
  notSaved: 'تغيير لم يُحفظ بعد.',
  noRoom: 'وفّر مساحة أولًا.',
  noRoomYet: 'ما كتبته يبقى ما دامت هذه الشاشة مفتوحة.',
  contracts,
  encodings,
  schemes: { system: 'فاتح أو داكن كما في هذا الجهاز', light: 'فاتح', dark: 'داكن' },
  names: {
    organisationName: 'اسم المنظمة',
    organisationCountry: 'البلد',
    contract: 'دفع ثمن التقييمات',
    serverAddress: 'عنوان الخادم',
    serverHeader: 'اسم الترويسة',
    encoding: 'الترميز',
    parallel: 'الإرسال المتوازي',
    delaySeconds: 'المهلة قبل الإرسال',
  },
  mend,

  fromConfig: 'ضبطته منظمتك للجميع. على هذا الجهاز يُعتمد ما تدخله هنا.',
  instead: (value) => `مضبوط على هذا الجهاز. للجميع، ضبطت منظمتك: ${apart(value)}.`,
  takeBack: 'اعتماد ما ضبطته المنظمة',
  value<Name extends keyof Settings>(name: Name, value: Settings[Name]): string {
    if (typeof value === 'boolean') return value ? 'نعم' : 'لا';
    if (value === '') return 'لا شيء';
    if (name === 'delaySeconds')
      return value === 0 ? 'بلا مهلة' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'لم تُملأ بعد',
    device: 'النسخ الاحتياطي والتخزين والمحو',
    groups: (all, notOnServer) =>
      all === 0
        ? 'لا شيء بعد'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`ليست على الخادم: ${number(notOnServer)}`] : []),
          ].join('، '),
    look: (language, scheme) => `${language}${{ system: '', light: ' · فاتح', dark: ' · داكن' }[scheme]}`,
    notChecked: 'لم يُفحص بعد',
    server: (connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'متصل' : 'غير متصل';
    },
    about: (version) => `الإصدار ${apart(version)}، الترخيص`,
  },

  organisation: {
    fillsIn: 'يملأ هذا من يُعِدّ هذا الجهاز.',
    linkFillsIn: 'ويمكن لرابط إعداد أن يملأه أيضًا.',
    name: 'اسم المنظمة',
    nameHint: 'يظهر بوصفه صاحب مجموعاتك، وعلى ما تطبعه.',
    country: 'بلد المنظمة',
    countryHint: 'مكان منظمتك. الأسعار بعملة بلد كل شخص.',
    countryIs: 'مكان منظمتك. ليس بلد الأشخاص.',
    contract: 'كيف يُدفع ثمن التقييمات؟',
    contractHint: 'إن غيّرت هذا تغيرت الإسنادات الجديدة فقط.',
    notChosen: 'لم يختر أحد بعد، لذلك لا يُعرض أي سعر.',
    notSure: 'لست متأكدًا؟ اسأل من أعطاك Outpost.',
  },

  server: {
    address: 'عنوان الخادم',
    inPage: {
      title: 'هذا خادم تدريب',
      about: 'هو داخل هذه الصفحة ولا يحتاج إلى شبكة. ما ترسله يصل إليه، ولا يغادر شيء هذا الجهاز.',
    },
    linkFillsIn: 'يملأ الرابط كل هذا ما عدا المفتاح. إن لم يكن لديك رابط، فاكتب العنوان أدناه.',
    addressHint: `مثل ${apart('https://api.example.org')}. إن كان فارغًا فلا يُرسل شيء.`,
    details: 'إعدادات أخرى للخادم',
    header: 'اسم الترويسة',
    headerHint: 'ترويسة الطلب التي تحمل المفتاح. عادة apikey.',
    encoding: 'الترميز',
    encodingHint: 'كيف تُكتب خانات الطلبات. عادة خانات استمارة.',
    parallel: 'الإرسال المتوازي',
    parallelHint: 'كم شخصًا يُرسل في وقت واحد. أما الإسنادات فتُرسل واحدًا واحدًا، لأن كلًا منها شراء.',
    delay: 'المهلة قبل الإرسال',
    delayHint:
      'المدة التي ينتظرها كل شخص أو إسناد جديد قبل إرساله. وحتى ذلك الحين يمكن التراجع عنه، حتى مع وجود شبكة.',
    switches: {
      idempotencyKey: {
        label: 'الخادم يعرف الطلب الذي رآه (Idempotency-Key)',
        hint: 'عندئذ يُرسل الطلب الذي ضاع جوابه مرة أخرى تلقائيًا، لأن الخادم يتعرف عليه.',
      },
      groupsCreate: {
        label: 'يمكن إنشاء مجموعات على الخادم من هنا (groups/create)',
        hint: 'تُنشأ عندئذ المجموعات المنشأة على هذا الجهاز على الخادم أيضًا. من دونه يُدخل أحد معرّف كل منها هناك.',
      },
      retryNoReplyUsers: {
        label: 'إرسال من لا يُعلم مصيره مرة أخرى',
        hint: 'حين لا يستطيع أحد أن يعرف هل وصل شخص، يرسله Outpost مرة أخرى تلقائيًا. إن كان قد وصل في المرة الأولى صار على الخادم مرتين، ولا شيء هنا يزيل أحدهما. الإسنادات لا تُرسل مرة أخرى تلقائيًا أبدًا.',
      },
    },
  },

  key: {
    label: 'المفتاح',
    hints: {
      none: 'اتركه فارغًا إن لم يحتج خادمك إلى مفتاح.',
      session: 'يوجد مفتاح مضبوط. اترك الحقل فارغًا للإبقاء عليه، أو اكتب الجديد.',
      remembered: 'يوجد مفتاح مضبوط، وهذا الجهاز يتذكّره. اترك الحقل فارغًا للإبقاء عليه، أو اكتب الجديد.',
      'other server': 'تعرف هذه الصفحة مفتاحًا لخادم آخر. قرّر أدناه، أو أدخل غيره.',
      locked: 'على هذا الجهاز مفتاح محفوظ. أدخل عبارة مروره أدناه، أو مفتاحًا آخر هنا.',
    },
    passphrase: 'عبارة المرور',
    passphraseHint: 'أربع كلمات أو أكثر. لا يستطيع أحد استعادتها.',
    remember: 'تذكّر المفتاح على هذا الجهاز',
    typeFirst: 'اكتب المفتاح أولًا.',
    rememberHint:
      'يحفظه Outpost مشفَّرًا، ويطلب عبارة مرور حين تفتحه من جديد. إن لم تؤشّر هنا، نُسي المفتاح حين تُحمَّل هذه الصفحة من جديد، أو بعد 12 ساعة دون استخدام. وعندئذ لا يُرسل شيء حتى تكتبه من جديد.',
    use: 'استخدام المفتاح المحفوظ',
    forget: 'نسيان المفتاح',
    known: 'تعرف هذه الصفحة المفتاح.',
    forgotten: 'نُسي المفتاح.',
    taken: 'يقبل الخادم المفتاح.',
    refused: 'يرفض الخادم المفتاح.',
  },

  connection: {
    title: 'الاتصال',
    checking: 'جارٍ الفحص …',
    here: {
      'no key': 'يريد الخادم مفتاحًا. اكتبه في خانة المفتاح.',
      'credentials refused': 'يرفض الخادم المفتاح. راجع خانة المفتاح.',
      'this app itself': 'هذا عنوان التطبيق نفسه، ولا خادم يجيب هناك. اكتب عنوان خادمك في خانته.',
    },
    notChecked: 'لم يُفحص بعد.',
    lastAsked: (time) => `آخر فحص: ${time}.`,
    noNetworkAt: (time) => `آخر فحص: ${time}، لا شبكة.`,
    answered: (time) => `آخر جواب: ${time}`,
    notAnswered: (time) => `لا جواب: ${time}`,
    toFix: (n) => `يحتاج إليك: ${records(n)}.`,
    waitFor: (n) => `لا خادم مضبوط. ينتظر خادمًا: ${records(n)}.`,
    sendingNow: 'تُرسل سجلات الآن. أوقف الإرسال في «الإرسال» قبل حفظ أي تغيير.',
    check: 'فحص الاتصال',
  },

  lists: {
    title: 'المهن والتقييمات',
    builtIn: 'تُستخدم القائمة المدمجة. فحص الاتصال يطلب من الخادم قائمته من جديد.',
    ofServer: { before: 'تُستخدم قائمة', after: 'الآن.' },
    useBuiltIn: 'استخدام القائمة المدمجة',
  },

  appearance: 'فاتح أو داكن',
  atOnce: 'تُطبَّق التغييرات فورًا على هذا الجهاز.',
  atOnceFull: 'تُطبَّق التغييرات فورًا، لكنها قد تبقى فقط إلى أن تُغلق هذه الصفحة.',
  about: {
    version: 'الإصدار',
    versionOf: (version) => apart(`Outpost ${version}`),
    newerOpen: 'إصدار أحدث مفتوح في علامة تبويب أخرى.',
    loadedFrom: 'الموقع',
    licence: 'الترخيص',
    licenceText: apart('MIT. © 2026 The Outpost authors'),
    occupations: 'المهن',
    occupationsText:
      'التصنيف الدولي الموحد للمهن (ISCO-08) وفهرس مسمياته المهنية، ©\u00A0منظمة العمل الدولية. ليس للمنظمة دور في Outpost ولا هي تزكّيه.',
    escoText: 'تستخدم هذه الخدمة تصنيف ESCO الصادر عن المفوضية الأوروبية. ويُستخدم هنا بصيغة معدَّلة.',
    countries: 'البلدان',
    countriesText: 'رموز المعيار ISO 3166-1 وعددها 249. أسماؤها من هذا المتصفح.',
    assessments: 'التقييمات',
    assessmentsText:
      'الأوصاف في «التقييمات» من وضعنا، لا من وضع أصحاب التقييمات، وقد لا تكون دقيقة. يمكن لخادم أن يضع أوصافه مكانها.',
    privacy: 'الخصوصية',
    privacyOf: {
      server: 'يرسل Outpost البيانات إلى هذا الخادم فقط:',
      none: 'لا خادم مضبوط، فلا يُرسل شيء الآن.',
      notRead: 'يرسل Outpost البيانات إلى خادم تضبطه أنت فقط.',
      practice: 'هذا تدريب: لا يغادر شيء هذا الجهاز.',
    },
    loadsItself: 'يُحمَّل Outpost من موقعه هو.',
    contactsNoOther: 'ولا يتصل بأي موقع آخر.',
    sources: 'التراخيص والمصادر',
    help: 'المساعدة',
    helpText: (organisation) =>
      organisation === '' ? 'اسأل من أعطاك Outpost.' : `اسأل ${apart(organisation)} أو من أعطاك Outpost.`,
    welcome: 'عرض الترحيب من جديد',
  },
};
