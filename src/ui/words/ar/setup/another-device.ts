import type { ScreenWords } from '../../tables.ts';
import { number } from '../numbers.ts';

export const anotherDevice: ScreenWords['anotherDevice'] = {
  section: 'أجهزة أخرى',
  title: 'إعداد جهاز آخر',
  about: 'يعدّ هذا الرابط جهازًا آخر مثل هذا: المنظمة والخادم والمجموعات. من يفتحه يرى ما يضبطه، ويُسأل.',
  noKey: 'ليس فيه مفتاح. أعطِ المفتاح بطريقة أخرى.',
  link: 'رابط الإعداد',
  theLink: 'رابط الإعداد',
  copy: 'نسخ الرابط',
  qr: 'رمز QR لرابط الإعداد',
  qrNotLoaded: 'لم يُحمَّل رمز QR',
  scan: 'وجّه كاميرا الجهاز الآخر إلى الرمز.',
  qrWithoutGroups: (n) =>
    `مع المجموعات (${number(n)}) يطول الرابط على رمز QR. في الرمز كل ما عداها، وفي الرابط المجموعات أيضًا.`,
  tooLong: 'الرابط أطول من أن يسعه رمز QR. انسخ الرابط.',
  tooManyGroups: (most) =>
    `يسع الرابط ${number(most)} مجموعة على الأكثر، لذلك لا مجموعات في هذا. استورد المجموعات على الجهاز الآخر.`,
  leftOut: (n) => `مجموعات تُركت لأنها ليست على الخادم: ${number(n)}.`,
  paste: 'لصق رابط الإعداد',
};
