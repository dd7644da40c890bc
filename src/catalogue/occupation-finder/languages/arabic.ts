import { rewritten, setOf, type Language, type Rewriting } from './language.ts';

/**
 * Plural to singular, feminine to masculine, and without possessive endings. The letters come folded: one alif, ya
 * for alif maqsura, ha for ta marbuta.
 */
const ONE: readonly Rewriting[] = [
  [/(?<=.{3})(?:يات|يين|يون)$/, 'ي'],
  [/(?<=.{3})(?:ات|ون|ين|ان|ها|هم)$/, ''],
  [/(?<=.{3})يه$/, 'ي'],
  [/(?<=.{2})ه$/, ''],
];

const ENDINGS: readonly Rewriting[] = [
  [/(?<=.{2})(?:جي|اتي|اوي)$/, ''],
  [/(?<=.{3})ي$/, ''],
];

export const arabic: Language = {
  code: 'ar',
  headFirst: true,
  canonical: (word) => rewritten(word, ONE),
  /** "to sell", "he sells", "seller" and "selling" share their consonants, so the long vowels between them are dropped. */
  family: (word) =>
    rewritten(word, ENDINGS)
      .replace(/^[يتنا](?=.{3})/, '')
      .replace(/(?<=^.)ا/, '')
      .replace(/(?<=^..)[اويى](?=.)/, ''),
  sayNothing: setOf(
    'انا هو هي نحن هم في من على الى عن مع عند ل ب و او ثم ان انه التي الذي يكون كان هذا هذه ذلك كل بعض غير لا ما يعمل اعمل تعمل عمل عملي ' +
      'نعمل شغل شغلي شغال يشتغل اشتغل وظيفه وظيفتي مهنه مهنتي اقوم يقوم بيت عمي زوجي زوجتي اخي عائلتي يوم يوميا صباح مساء',
  ),
  subjects: setOf('انا نحن هو هي'),
  weak: setOf(
    'عم عمي خال ام اب اخ اخت ابن بنت زوج زوجه عائله صديق جار كل يوم ايام اسبوع شهر سنه صباح مساء ليل دائما الان حول قرب خلف بين ' +
      'كبير كبيره صغير صغيره جديد كثير بعض اخر اشياء مكان اخذ اعطي اضع استعمل اساعد عندي لدي نقود',
  ),
};
