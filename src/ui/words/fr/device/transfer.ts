import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';

type Words = ScreenWords['transfer'];

const { count } = numbersOf(first.language);

const inNumbers: Words['going'] = ({ people, assignments, groups: made }) =>
  [
    people > 0 ? first.counts.people(people) : '',
    assignments > 0 ? count(assignments, { one: '# attribution', other: '# attributions' }) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const transfer: Words = {
  title: 'Transférer',
  about:
    'Un autre appareil peut prendre les fiches qui attendent ici, et les envoyer. Elles partent dans un fichier que seul cet appareil-là peut prendre.',
  thisDevice: 'Code de cet appareil',
  thisDeviceHint: 'Pour donner des fiches à cet appareil, écrivez ce code sur l’autre appareil.',
  copy: 'Copier',
  codeCopied: 'Code de cet appareil',

  give: 'Donner des fiches à un autre appareil',
  everything: 'Tout ce qui attend',
  chosen: (n) => `De ${count(n, { one: '# personne choisie', other: '# personnes choisies' })}`,
  ratherEverything: 'Transférer plutôt tout ce qui attend',
  howToChoose: 'Pour ne transférer que certaines personnes, choisissez-les dans Personnes.',
  toPeople: 'Aller à Personnes',
  going: (numbers) => `Peuvent partir : ${inNumbers(numbers)}.`,
  nothingGoes: 'Rien de ce qui attend ne peut partir maintenant.',
  staying: {
    tried: (n) =>
      count(n, {
        one: '# fiche ne peut pas partir : cet appareil a commencé à l’envoyer.',
        other: '# fiches ne peuvent pas partir : cet appareil a commencé à les envoyer.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# fiche ne peut pas partir : elle est en pause.',
        other: '# fiches ne peuvent pas partir : elles sont en pause.',
      }),
    toFix: (n) =>
      count(n, {
        one: '# fiche ne peut pas partir : elle est à traiter.',
        other: '# fiches ne peuvent pas partir : elles sont à traiter.',
      }),
    tied: (n) =>
      count(n, {
        one: '# fiche ne peut pas partir : elle est liée à une fiche qui reste ici, par exemple un groupe que d’autres attendent.',
        other:
          '# fiches ne peuvent pas partir : elles sont liées à une fiche qui reste ici, par exemple un groupe que d’autres attendent.',
      }),
  },
  otherCode: 'Code de l’autre appareil',
  otherCodeHint: 'Sur l’autre appareil, ouvrez Réglages, Cet appareil, Transférer. Le code y est montré.',
  action: 'Transférer',
  problems: {
    'not a code': 'Regardez le code de nouveau : une lettre est fausse, ou il en manque une',
    'own code': 'C’est le code de cet appareil. Écrivez le code que l’autre appareil montre',
    'not a return code': 'Regardez le code de retour de nouveau : une lettre est fausse, ou il en manque une',
    'another code': 'C’est le code de retour d’un autre transfert',
    'not confirmed': 'Cochez la case quand vous vous en êtes assuré',
  },
  given: (code) => `Fait : ${code}. Apportez maintenant son fichier à l’autre appareil.`,

  take: 'Prendre des fiches d’un autre appareil',
  takeAbout: 'Choisissez le fichier que l’autre appareil a fait pour celui-ci.',
  choose: 'Choisir le fichier',
  found: (from, code, time) =>
    `Le fichier dit qu’il vient de l’appareil ${from}, transfert ${code} du ${time}. Rien ne le prouve : ne le prenez que de quelqu’un que vous connaissez.`,
  inFile: (numbers) =>
    `Il contient : ${inNumbers(numbers)}. Une fois le fichier pris, c’est cet appareil qui envoie tout cela.`,
  buys: (n, prices) => `Il achète ${first.counts.assessments(n)} : ${prices}.`,
  unpriced: (n) => `${first.counts.assessments(n)} sans prix connu`,
  looksFirst: 'Ce qu’il achète reste ici en pause jusqu’à ce que vous l’ayez regardé.',
  takeThem: 'Les prendre',
  leaveThem: 'Les laisser',
  unreadable: {
    'not a transfer': 'Ce fichier n’est pas un transfert d’Outpost. Rien n’a été changé.',
    'of a newer version':
      'Une version plus récente d’Outpost a fait ce fichier. Mettez Outpost à jour, puis choisissez-le de nouveau.',
    'of practice':
      'Ce fichier vient d’un exercice : rien n’y est réel. Prenez-le dans l’exercice. Rien n’a été changé.',
    'of the real world':
      'Ce fichier contient de vraies fiches, et l’exercice n’en prend pas. Quittez l’exercice, puis choisissez-le de nouveau. Rien n’a été changé.',
    damaged: 'Ce fichier est abîmé. Rien n’a été pris. Enregistrez-le de nouveau sur l’autre appareil.',
  },
  forAnother: (other, here) =>
    `Ce fichier est pour l’appareil ${other}. Celui-ci est ${here}, et ne peut pas le prendre. Rien n’a été changé.`,
  takenAlready: (time) => `Cet appareil a pris ce fichier le ${time}. Rien n’a été ajouté.`,
  givenBackAlready: (time) =>
    `Cet appareil a pris ce fichier, et a rendu ses fiches le ${time}. Rien n’a été ajouté.`,
  taken: (n) =>
    count(n, {
      one: '# fiche est ici maintenant, en attente.',
      other: '# fiches sont ici maintenant, en attente.',
    }),
  toLookAt: (n) =>
    count(n, {
      one: '# fiche de plus est en pause jusqu’à ce que vous ayez regardé ce qu’elle achète. Regardez dans Envois.',
      other:
        '# fiches de plus sont en pause jusqu’à ce que vous ayez regardé ce qu’elles achètent. Regardez dans Envois.',
    }),
  takenOnHold: (n) =>
    count(n, {
      one: '# d’entre elles est en pause : elle a été créée pour un autre serveur. Regardez dans Envois.',
      other:
        '# d’entre elles sont en pause : elles ont été créées pour un autre serveur. Regardez dans Envois.',
    }),
  wereHere: (n) =>
    count(n, {
      one: '# fiche était déjà ici, et n’a pas changé.',
      other: '# fiches étaient déjà ici, et n’ont pas changé.',
    }),

  list: 'Transférées et prises',
  out: (code, other) => `${code}, à l’appareil ${other}`,
  in: (code, other) => `${code}, de l’appareil ${other}`,
  when: (numbers, time) => `${inNumbers(numbers)}, le ${time}`,
  getFile: 'Obtenir le fichier',
  saveFile: 'Enregistrer le fichier',
  shareFile: 'Partager le fichier',
  of: (code) => `de ${code}`,
  fileReady: 'Le fichier est prêt. S’il se perd, reprenez-le ici.',
  fileSaved: 'Le fichier a été remis au navigateur. Vérifiez que vous l’avez.',
  noFile: 'Ses fiches sont de nouveau ici. Il n’y a plus de fichier.',

  hasThem: 'L’autre appareil les a',
  hasThemAbout:
    'Regardez sur l’autre appareil. Quand ces fiches y sont, dites-le ici : jusque-là, elles ne comptent pas comme étant en sûreté.',
  saidTaken: (time) => `En sûreté : vous avez dit le ${time} que l’autre appareil les a.`,
  hasNot: 'Il ne les a pas',
  saySo: 'Quand c’est fait, dites-le plus bas, sous « Transférer ».',
  onOther: (n) =>
    count(n, {
      one: '# fiche est sur un autre appareil, comme vous l’avez dit.',
      other: '# fiches sont sur un autre appareil, comme vous l’avez dit.',
    }),

  takeBack: 'Reprendre',
  takeBackAbout: 'L’autre appareil montre un code de retour quand il rend les fiches.',
  returnCode: 'Code de retour',
  takeBackAction: 'Reprendre avec le code',
  withoutCode: 'Sans code de retour',
  risk: (numbers) =>
    `Seulement si l’autre appareil est perdu, ou n’a jamais pris le fichier. S’il les envoie aussi, tout ceci peut arriver deux fois, et les achats se font deux fois : ${inNumbers(numbers)}.`,
  sure: 'Je me suis assuré que l’autre appareil ne les envoie pas',
  takeBackAnyway: 'Reprendre sans code',
  takenBack: (n) =>
    count(n, {
      one: '# fiche est de nouveau en attente ici.',
      other: '# fiches sont de nouveau en attente ici.',
    }),
  ended: {
    out: { 'return code': 'Reprises avec le code de retour', 'a person': 'Reprises sans code de retour' },
    in: 'Rendues. Écrivez ce code de retour sur l’autre appareil :',
  },

  giveBack: 'Rendre',
  giveBackAbout: 'Cet appareil abandonne les fiches, et montre un code de retour pour l’autre.',
  giveBackAction: 'Rendre et montrer le code',
  notPossible: 'Elles ne peuvent pas être rendues avec un code.',
  inTheWay: {
    tried: (n) =>
      count(n, {
        one: '# fiche a été envoyée d’ici, ou son envoi a commencé.',
        other: '# fiches ont été envoyées d’ici, ou leur envoi a commencé.',
      }),
    changed: (n) =>
      count(n, {
        one: '# fiche a été changée ici, ou est venue autrement.',
        other: '# fiches ont été changées ici, ou sont venues autrement.',
      }),
    named: (n) =>
      count(n, {
        one: '# fiche créée ici leur appartient.',
        other: '# fiches créées ici leur appartiennent.',
      }),
  },
  ratherFile: 'Ce qui attend encore peut revenir par un transfert vers cet appareil-là.',
};
