import type { ScreenWords } from '../../tables.ts';
import { apart } from '../numbers.ts';

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `لا توجد مهنة رمزها ${apart(code)}`,
  findHint: 'اكتب عملًا، أو أرقامًا من رمز.',
  tree: 'شجرة المهن',
  notLoaded: 'لم تُحمَّل المهن. اتصل بالشبكة مرة واحدة، ثم حمّل التطبيق من جديد.',
  source: 'التصنيف الدولي الموحد للمهن (ISCO-08)، © منظمة العمل الدولية.',
  path: 'موضعها',
  levels: ['مجموعة رئيسية', 'مجموعة رئيسية فرعية', 'مجموعة فرعية', 'مجموعة أساسية'],
  broader: 'هذه مجموعة أوسع. استخدمها فقط حين لا يُعرف المزيد عن العمل؛ وإلا فاختر مما تحتويه.',
  useForRegistration: 'استخدامها للتسجيل',
  copyCode: 'نسخ الرمز',
  code: (code) => `الرمز ${apart(code)}`,
  children: 'ما تحتويه',
  jobTitles: 'مسميات وظيفية',
  neighbours: 'كثيرًا ما تُخلط مع',
  about: 'حول',
  isThisRight: 'هل هذا صحيح؟',
  broaderGroup: 'حين لا يُعرف المزيد: المجموعة الأوسع',
  use: 'استخدام',
};
