import { rewritten, setOf, type Language, type Rewriting } from './language.ts';

const ONE: readonly Rewriting[] = [
  [/(?<=.{2})(?:oes|aes)$/, 'ao'],
  [/(?<=.{2})ais$/, 'al'],
  [/(?<=.{2})eis$/, 'el'],
  [/(?<=.{3})ns$/, 'm'],
  [/(?<=.{3}[rzsl])es$/, ''],
  [/(?<=.{3})s$/, ''],
];

/** Feminine to masculine. Final vowels are dropped, because most of them only mark the gender. */
const HE: readonly Rewriting[] = [
  [/(?<=.{2})triz$/, 'tor'],
  [/(?<=.{2})esa$/, ''],
  [/(?<=.{2})(?:oa|ona)$/, 'ao'],
  [/(?<=.{3})[ae]$/, ''],
  [/(?<=.{3}[^a])o$/, ''],
];

const ENDINGS: readonly Rewriting[] = [
  [/(?<=.{3})(?:izacao|izador|icacao|icador|acao|icao|ador|edor|idor|adur|edur|ament|iment)$/, ''],
  [
    /(?<=.{3})(?:ando|endo|indo|aria|ari|eir|ist|agem|ag|ant|ent|ar|er|ir|or|ic|ia|i|ad|id|am|em|and|end|ind)$/,
    '',
  ],
];

export const portuguese: Language = {
  code: 'pt',
  headFirst: true,
  canonical: (word) => rewritten(rewritten(word, ONE), HE),
  family: (word) => rewritten(word, ENDINGS).replace(/(?<=.{3})[iu]$/, ''),
  sayNothing: setOf(
    'eu ele ela eles elas nos voce o a os as um uma uns umas de do da dos das ao aos e ou em no na num numa com por pelo pela para sem ' +
      'sobre que quem se me meu minha meus minhas seu sua seus suas nosso nossa sou sao esta estou ser faco faz fazer fazendo trabalho ' +
      'trabalha trabalhar trabalhando emprego oficio profissao ocupacao pessoa pessoas gente como tambem muito todo todos toda todas nao ' +
      'mais aqui esposo esposa marido tio irmao familia manha tarde dia dias',
  ),
  subjects: setOf('eu ele ela nos meu minha meus minhas me'),
  weak: setOf(
    'tio tia mae pai irmao irma primo filho filha marido esposa familia amigo vizinho cada dia dias semana mes ano manha tarde ' +
      'noite sempre agora perto atras entre grande pequeno pequena novo bom muito muitos alguns outros outras outro outra coisa ' +
      'coisas lugar ir vou vai tomar dar dou por ponho usar ajudo ajudar tenho tem dinheiro quando',
  ),
};
