import { rewritten, setOf, type Language, type Rewriting } from './language.ts';

const ONE: readonly Rewriting[] = [
  [/(?<=.{3})ces$/, 'z'],
  [/(?<=.{3}[bcdfghjklmnrtvxyz])es$/, ''],
  [/(?<=.{3})s$/, ''],
];

/** Feminine to masculine. Final vowels are dropped, because most of them only mark the gender. */
const HE: readonly Rewriting[] = [
  [/(?<=.{2})triz$/, 'tor'],
  [/(?<=.{2})esa$/, ''],
  [/(?<=.{3})[aeo]$/, ''],
];

const ENDINGS: readonly Rewriting[] = [
  [/(?<=.{3})(?:izacion|izador|icacion|icador|acion|icion|ador|edor|idor|adur|edur|amient|imient)$/, ''],
  [
    /(?<=.{3})(?:ando|iendo|eria|er[io]|ero|ero|ist|ari|aje|aj|ant|ient|ar|er|ir|or|ic|ia|i|ad|id|am|em|an|en|and|iend)$/,
    '',
  ],
];

export const spanish: Language = {
  code: 'es',
  headFirst: true,
  canonical: (word) => rewritten(rewritten(word, ONE), HE),
  family: (word) => rewritten(word, ENDINGS).replace(/(?<=.{3})[iu]$/, ''),
  sayNothing: setOf(
    'yo el ella ellos ellas nosotros usted la los las lo le les un una unos unas de del al a y e o u en con por para sin sobre que ' +
      'quien se me mi mis tu tus su sus nuestro nuestra es soy son esta estoy ser hago hace hacer haciendo trabajo trabaja trabajar ' +
      'trabajando empleo oficio profesion ocupacion persona gente como tambien muy todo todos toda todas no mas aqui esposo esposa ' +
      'marido tio hermano familia manana tarde dia dias',
  ),
  subjects: setOf('yo el ella nosotros mi mis me nos'),
  weak: setOf(
    'tio tia madre padre hermano hermana primo hijo hija esposo esposa familia amigo vecino cada dia dias semana mes ano manana ' +
      'tarde noche siempre ahora alrededor cerca detras entre grande pequeno pequena nuevo bueno mucho muchos algunos otros otras ' +
      'otro otra cosa cosas lugar ir voy va tomar tomo dar doy da poner pongo usar ayudo ayudar ayuda tengo tiene dinero cuando',
  ),
};
