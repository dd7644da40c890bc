import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { number } from '../numbers.ts';

const { records } = first.counts;

export const check: ScreenWords['device']['check'] = {
  title: 'الفحص',
  about: 'يقارن السجلات بأعدادها وبالنسخة الثانية، ويصحح ما يستطيع.',
  action: 'فحص كل شيء الآن',
  checking: 'جارٍ الفحص',
  file: 'فحص ملف نسخة احتياطية',
  passphrase: 'عبارة مرور الملف',
  open: 'فحصه بعبارة المرور هذه',
  unreadable: {
    'not a backup': 'هذا الملف ليس نسخة احتياطية من Outpost.',
    'of a newer version': 'أنشأ هذا الملف إصدار أحدث من Outpost. حدّث Outpost، ثم افحصه.',
    'of practice': 'أُنشئ هذا الملف في التدريب. افحصه هناك.',
    'of the real world': 'في هذا الملف سجلات حقيقية. اخرج من التدريب، ثم افحصه.',
    'wants its passphrase': 'لهذا الملف عبارة مرور.',
    'another passphrase': 'لهذا الملف عبارة مرور أخرى. اكتبها، ثم افحص مرة أخرى.',
  },
  found: (counts, mirror) => [
    `السجلات المفحوصة على هذا الجهاز: ${number(counts.records)}.`,
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file, madeAt) {
    const lines = [`في الملف ${records(file.records)}، وقد أُنشئ ${madeAt}.`];
    if (file.damaged > 0) lines.push(`أسطر تالفة فيه: ${number(file.damaged)}. أنشئ نسخة احتياطية جديدة.`);
    lines.push(
      file.notHere === 0
        ? 'كلها على هذا الجهاز.'
        : `سجلات فيه ليست على هذا الجهاز: ${number(file.notHere)}. استعد الملف لإحضارها إلى هنا.`,
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(`سجلات فيه ليست في النسخة الثانية: ${number(file.notInMirror)}. افحص كل شيء الآن.`);
    if (file.notInFile > 0)
      lines.push(`سجلات على هذا الجهاز ليست في الملف: ${number(file.notInFile)}. أنشئ نسخة احتياطية جديدة.`);
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['الأعداد صحيحة.'];
  const found: string[] = [];
  if (counts > 0) found.push(`أعداد كانت خاطئة وصُحِّحت: ${number(counts)}.`);
  if (states > 0) found.push(`سجلات كانت حالتها خاطئة وصُحِّحت: ${number(states)}.`);
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return ['لا توجد في هذا المتصفح نسخة ثانية يمكن المقارنة بها.'];
  if (is === 'moving') return ['النسخة الثانية قيد الكتابة. افحص مرة أخرى بعد دقيقة.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(
      `سجلات كانت في النسخة الثانية وحدها: ${number(cameBack)}. عادت، وهي متوقفة مؤقتًا: انظر شاشة الإرسال.`,
    );
  if (damaged > 0) found.push(`أسطر تالفة في النسخة الثانية: ${number(damaged)}.`);
  if (lacking > 0) found.push(`مدخلات كانت ناقصة أو مختلفة في النسخة الثانية: ${number(lacking)}.`);
  if (isWrittenAgain) found.push('كُتبت النسخة الثانية من جديد. فيها الآن كل شيء.');
  else if (found.length > 0) found.push('لم يمكن كتابة النسخة الثانية من جديد. أنشئ نسخة احتياطية.');
  else found.push('في النسخة الثانية كل شيء.');
  return found;
}
