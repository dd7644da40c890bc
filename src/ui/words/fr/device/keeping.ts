import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const { records } = first.counts;

const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

export const keeping: ScreenWords['keeping'] = {
  onlyHere: {
    nothing: 'Rien n’est seulement sur cet appareil',
    records: (n) => `${number(n)} seulement sur cet appareil`,
    upTo: 'Jusqu’à',
    ofThemSending: (n) => `dont ${number(n)} en route`,
    andDrafts: (n) => count(n, { one: 'plus # brouillon', other: 'plus # brouillons' }),
    drafts: (n) =>
      count(n, {
        one: '# brouillon seulement sur cet appareil',
        other: '# brouillons seulement sur cet appareil',
      }),
  },
  about:
    'Une sauvegarde est un fichier qui contient toutes les fiches. Gardez-la sur un autre appareil ou une carte mémoire : ce navigateur peut être effacé, et cet appareil peut se perdre.',
  withPassphrase: 'Protéger la sauvegarde par une phrase secrète',
  passphrase: 'Phrase secrète',
  passphraseHint:
    'Laissez vide pour un fichier que tout le monde peut lire. Sans sa phrase secrète, personne ne peut ouvrir le fichier.',
  make: 'Faire une sauvegarde',
  made: (n, discarded) =>
    `Le fichier avec ${records(n)}${ofThem(discarded)} a été remis au navigateur. Vérifiez que vous l’avez.`,
  haveIt: 'J’ai le fichier',
  haveNot: 'Je ne l’ai pas',
  asked: (at) => `Un fichier de sauvegarde a été fait : ${at}. L’avez-vous ?`,
  makeAgain: 'Faites une nouvelle sauvegarde.',
  counted: 'Bien. Ces fiches ne comptent plus comme étant seulement sur cet appareil.',
  share: 'Envoyer à une autre application',
  readyToShare: 'Le fichier est prêt.',
  shareNow: 'Choisir l’application',
  shared: 'Le fichier a été remis. Vérifiez qu’il est arrivé.',
  file: {
    begun: (name) => `Tout est dans ${name}. Outpost tient ce fichier à jour de lui-même.`,
    notWritten: (name) => `${name} n’a pas pu être écrit. Choisissez un autre endroit pour le fichier.`,
    kept: (name, at) => `Sauvegarde ${name} : écrite ${at}.`,
    soon: 'Les fiches les plus récentes suivent dans un instant.',
    behind: (name, since) => `Il manque à la sauvegarde ${name} ce qui a été fait depuis ${since}.`,
    why: {
      asks: 'Le navigateur redemande votre permission d’y écrire.',
      gone: 'Elle n’est plus où elle était, et ne compte plus comme copie. Faites de nouveau une sauvegarde.',
      failed: 'Elle n’a pas pu être écrite. Vérifiez que son disque ou sa carte est là et a de la place.',
    },
    update: 'Mettre le fichier à jour',
    forget: 'Ne plus le tenir à jour',
  },
  offer: {
    keepThem: 'Une sauvegarde les garde si l’appareil est perdu.',
    remindTomorrow: 'Me le rappeler demain',
  },
  restore: 'Restaurer une sauvegarde',
  restoreAbout:
    'Ce qui est dans un fichier de sauvegarde s’ajoute à ce qui est ici. Rien de ce qui est ici n’est perdu.',
  chooseFile: 'Choisir un fichier de sauvegarde',
  passphraseOf: (name) => `Phrase secrète de ${name}`,
  restoreNow: 'Restaurer',
  unreadable: {
    'not a backup': 'Ce fichier n’est pas une sauvegarde d’Outpost. Rien n’a été changé.',
    'of a newer version':
      'Une version plus récente d’Outpost a fait ce fichier. Mettez Outpost à jour, puis restaurez-le.',
    'of practice':
      'Ce fichier vient d’un exercice : rien n’y est réel. Ouvrez-le dans l’exercice. Rien n’a été changé.',
    'of the real world':
      'Ce fichier contient de vraies fiches, et l’exercice n’en prend pas. Quittez l’exercice, puis restaurez-le. Rien n’a été changé.',
    'wants its passphrase':
      'Ce fichier a une phrase secrète. Écrivez-la ci-dessous, puis appuyez sur Restaurer.',
    'another passphrase':
      'Ce n’est pas sa phrase secrète. Écrivez-la encore une fois, puis appuyez sur Restaurer.',
  },
  readingFile: 'Lecture du fichier…',
  restoring: (done, all) => `${number(done)} sur ${records(all)} traitées. Laissez cette page ouverte.`,
  countedLater:
    'Les fiches d’une sauvegarde arrivent. Les nombres de cet écran seront recomptés quand toutes seront là.',
  restored: {
    came: (n) => `Revenues : ${records(n)}.`,
    wereHere: (n) => `Déjà ici : ${records(n)}.`,
    learnt: (n) => `Mises à jour ici : ${records(n)}.`,
    nothing: 'Aucune fiche n’est revenue.',
  },
  stillHave:
    'Ce fichier contient toutes les fiches de cet appareil. Gardez-le et dites-le : elles ne comptent alors plus comme étant seulement sur cet appareil.',
  onHold:
    'Rien de ce qui est revenu n’est envoyé de lui-même : un autre appareil l’a peut-être déjà envoyé. Regardez dans Envois, et relancez ce qui n’a pas été envoyé.',
  refused: (names, n) =>
    `Fiches du fichier laissées de côté, parce qu’une autre fiche a ici leur identifiant : ${number(n)} (${names}).`,
  damaged: (lines, leftOut) =>
    `${count(lines, { one: '# ligne du fichier est abîmée', other: '# lignes du fichier sont abîmées' })} ; non restaurées : ${records(leftOut)}.`,
  whichLines: 'Quelles lignes',
  line: (n) => `Ligne ${number(n)}`,
  damageIs: {
    'torn or altered': 'modifiée ou coupée',
    'not a row of this kind': 'ne peut pas être comprise',
    'the end is missing': 'la fin du fichier manque',
  },
  moreLines: (n) => `Et encore : ${number(n)}`,
};
