import { LIMITS } from '../../../../organisation/config-limits.ts';
import { MAX_DELAY_SECONDS, MAX_PARALLEL, type ConfigPlace } from '../../../../organisation/config.ts';
import type { ScreenWords } from '../../tables.ts';
import { apart, listed, number } from '../numbers.ts';

const uuid = 'معرّف UUID لمجموعة على الخادم';

const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'نصًا',
  '/organisation/country': 'حرفين لاتينيين كبيرين، مثل GB',
  '/organisation/contract': `${apart('“other”')} أو ${apart('“revenue-share”')}`,
  '/server/baseUrl': `عنوانًا يبدأ بـ ${apart('https://')} (أو ${apart('http://localhost')})، دون اسم مستخدم فيه`,
  '/server/header': 'اسم ترويسة، مثل apikey',
  '/server/encoding': `${apart('“form”')} أو ${apart('“json”')}`,
  '/server/idempotencyKey': 'true أو false',
  '/server/closesConnections': 'true أو false',
  '/server/groupsCreate': 'true أو false',
  '/server/parallel': `عددًا صحيحًا من 1 إلى ${MAX_PARALLEL}`,
  '/server/delaySeconds': `عددًا صحيحًا من الثواني من 0 إلى ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'حرفين لاتينيين كبيرين، مثل KE',
  '/groups': `قائمة من ${number(LIMITS.groups)} مجموعة على الأكثر، لكل منها uuid وname وtype`,
  '/groups/*/uuid': uuid,
  '/groups/*/parent_uuid': uuid,
  '/groups/*/type': 'رمز نوع مجموعة، مثل TEAM',
  '/groups/*': 'نصًا',
  elsewhere: 'قيمة من نوع آخر',
};

export const configProblem: ScreenWords['configProblem'] = ({ pointer, fault }) => {
  switch (fault.kind) {
    case 'too-long':
      return `في config.json أكثر من ${number(fault.most)} حرف، فلا يُقرأ. احذف ما لا يحتاج إليه التطبيق.`;
    case 'not-json':
      return `الملف config.json ليس JSON${fault.reason === undefined ? '' : ` (${apart(fault.reason)})`}. راجع الفواصل وعلامات الاقتباس والأقواس.`;
    case 'no-object':
      return `يجب أن يحتوي config.json على كائن واحد: ${apart('{ … }')}.`;
    case 'unknown-section':
      return `«${apart(fault.name)}» ليس قسمًا في config.json. استخدم ${listed(fault.sections)}.`;
    case 'unexpected':
      return `في config.json، يجب أن يكون ${apart(pointer.slice(1).replaceAll('/', ' → '))} ${expected[fault.place]}.`;
    case 'alike':
      return `في config.json تشبه المجموعة «${apart(fault.name)}» مجموعة أخرى، لذلك لا تُستخدم. استخدم اسمًا آخر.`;
    case 'more':
      return `في config.json أمور أخرى تحتاج إلى إصلاح، عددها ${number(fault.count)}. أصلح هذه أولًا.`;
  }
};
