import type { Field } from '../mapping.ts';

/**
 * Words of headings in English, French, Spanish, Portuguese, Arabic and Swahili, as `plainText` writes them and without the Arabic article.
 * Written for this project from general knowledge of such sheets; no native speaker has read them yet.
 */
export const HEADING_WORDS: Readonly<Record<Field, ReadonlySet<string>>> = {
  sex: wordSet(`sex sexes gender
    sexe genre sexo genero
    جنس نوع
    jinsia jinsi`),
  occupation:
    wordSet(`occupation occupations job jobs profession work trade livelihood position role employment isco
    metier metiers emploi profession travail poste fonction activite citp
    ocupacion oficio trabajo empleo profesion puesto cargo ciuo
    ocupacao oficio trabalho emprego profissao funcao citp
    مهنه وظيفه عمل حرفه شغل
    kazi ajira shughuli cheo`),
  country: wordSet(`country countries nation
    pays pais paises
    بلد دوله قطر
    nchi taifa`),
  group: wordSet(`group groups team cooperative association branch department
    groupe groupement equipe cooperative association departement
    grupo equipo cooperativa asociacion departamento
    equipa equipe associacao
    مجموعه فريق تعاونيه جمعيه قسم
    kikundi kundi timu ushirika chama idara`),
  reference: wordSet(`reference ref id member membership participant beneficiary registration identifier
    membre adherent matricule identifiant identifiant
    referencia miembro socio matricula identificador
    membro identificacao
    مرجع عضو معرف
    mwanachama kumbukumbu usajili`),
  assessments: wordSet(`assessment assessments survey surveys test tests
    evaluation evaluations questionnaire enquete
    evaluacion evaluaciones cuestionario encuesta
    avaliacao avaliacoes questionario inquerito
    تقييم تقييمات استبيان
    tathmini dodoso`),
};

/** Words that a reference has, and so may a running number: the values decide. */
export const NUMBER_WORDS = wordSet(`no nr n num number numero code codigo sn
  رقم رمز
  namba nambari msimbo`);

/** Words for the name of a person, if nothing else is named: "name", but not "group name". Such columns stay out. */
export const NAME_WORDS = wordSet(`name names surname firstname lastname fullname forename
  nom noms prenom prenoms
  nombre nombres apellido apellidos
  nome nomes sobrenome apelido
  اسم اسماء لقب
  jina majina`);

/** Words that say nothing about which field it is, beside a word that does: "country code", "jina la kikundi". */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS,
  ...NAME_WORDS,
  ...wordSet(`of the de du des d la le les l el los las do da dos das o a y e et
    la ya wa za cha
    title iso alpha`),
]);

/** Words of headings for what is none of the fields, although another word looks like one: "blood group", "phone no.". */
export const OTHER_WORDS =
  wordSet(`phone telephone tel mobile cell email mail address postal bank account date age birth born blood ethnic household
  national passport school
  telephone portable adresse naissance sanguin ethnique nationale passeport compte ecole
  telefono movil celular correo direccion nacimiento edad fecha sanguineo etnico cedula dni pasaporte cuenta escuela
  telefone telemovel endereco nascimento idade data sanguineo bilhete passaporte conta escola cpf
  هاتف جوال بريد عنوان ميلاد عمر تاريخ هويه جواز حساب دم
  simu barua anwani kuzaliwa umri tarehe kitambulisho pasipoti akaunti damu shule`);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
