import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Connection, Finding } from '../../../../sync/server/connection.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { apart } from '../numbers.ts';

const SIGN_IN = 'يريد الخادم أن تسجّل الدخول. اضغط «فحص الاتصال»، وسجّل الدخول حين يطلب المتصفح ذلك.';
const WRONG_KEY = 'يرفض الخادم المفتاح. راجع المفتاح في الإعدادات.';

const findings: Record<Finding, (connection: Pick<Connection, 'latencyMs'>) => string> = {
  'no server': () => 'لا خادم مضبوط. تنتظر السجلات على هذا الجهاز.',
  'no key': () => 'اكتب مفتاح الخادم في الإعدادات.',
  'unsafe address': () => `يجب أن يبدأ العنوان بـ ${apart('https://')}، وإلا أمكن قراءة المفتاح في الطريق.`,
  'no network': () => 'لا شبكة على هذا الجهاز. تنتظر السجلات هنا حتى تعود.',
  'sign-in page': () => 'تجيب صفحة تسجيل دخول بدل الخادم. سجّل الدخول إلى الشبكة، ثم أرسل مرة أخرى.',
  'nothing answers': () => 'لا شيء يجيب على هذا العنوان. راجع العنوان والاتصال.',
  'blocked by CORS': () =>
    'شيء ما يجيب على هذا العنوان، لكنه لا يتيح لهذه الصفحة قراءته. اعرض هذا على من يدير الخادم: يجب السماح لهذه الصفحة (CORS).',
  'not this service': () => 'العنوان يجيب، لكنه ليس هذه الخدمة. راجع العنوان.',
  'this app itself': () => 'هذا عنوان التطبيق نفسه، ولا خادم يجيب هناك. أدخل عنوان خادمك في الإعدادات.',
  'not signed in': () => SIGN_IN,
  'credentials refused': () => WRONG_KEY,
  'server trouble': () => 'يجيب الخادم بخطأ من عنده. تُعاد المحاولة لاحقًا.',
  working: ({ latencyMs = 0 }) => `متصل. يجيب خلال ${seconds(latencyMs, first.language)}.`,
};

const pauses: Record<Pause['reason'], string> = {
  stopped: 'الإرسال متوقف مؤقتًا. اضغط «إرسال الآن» للمتابعة.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'هذا العنوان ليس الخدمة. راجعه في الإعدادات.',
  'server busy': 'الخادم مشغول، ويطلب من Outpost الانتظار.',
  circuit: 'لم تأتِ عدة أجوبة. يُفحص الخادم أولًا.',
  unreachable: 'غير متصل. لا يمكن الوصول إلى الخادم الآن.',
  credit: 'يقول الخادم إن الرصيد نفد. الأشخاص يُرسلون، والإسنادات تنتظر.',
};

const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'لا شبكة على هذا الجهاز. تنتظر السجلات هنا. وتُرسل من نفسها حين تعود الشبكة ويكون Outpost مفتوحًا.',
  'no key': 'يريد الخادم مفتاحًا، وهذه الصفحة لا تعرف أي مفتاح. أدخله في الإعدادات، أو اجعله محفوظًا هناك.',
  'this app itself': 'هذا عنوان التطبيق نفسه. أدخل عنوان خادمك في الإعدادات.',
};

export const connectionSentence: ScreenWords['sync']['connectionSentence'] = (connection) =>
  findings[connection.finding](connection);

export const pauseSentence: ScreenWords['sync']['pauseSentence'] = ({ reason, finding }) =>
  (finding && pausesAfterFinding[finding]) ?? pauses[reason];
