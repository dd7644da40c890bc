import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'معنى الكلمات',
  of: {
    draft: 'نموذج لم يكتمل. لا يُرسَل.',
    waiting: 'محفوظ على هذا الجهاز. لم يُرسَل بعد.',
    sending: 'في طريقه إلى الخادم.',
    unknown: 'أُرسل ولم يأتِ جواب. على أحد أن يتحقق هل وصل.',
    'needs you': 'لم يقبله الخادم. على أحد أن يرى السبب.',
    held: 'موقوف. لا يُرسَل إلا إذا ضغط أحد «استئناف».',
    confirmed: 'الخادم لديه السجل: أجاب بنعم.',
    'handed over': 'سُلِّم إلى جهاز آخر في ملف. ذلك الجهاز يرسله.',
    discarded: 'قرر أحد عدم إرساله.',
  } satisfies Record<ShownState, string>,
};
