import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const check: ScreenWords['device']['check'] = {
  title: 'Vérification',
  about: 'Compare les fiches avec leurs comptes et avec la deuxième copie, et répare ce qui peut l’être.',
  action: 'Tout vérifier maintenant',
  checking: 'Vérification',
  file: 'Vérifier une sauvegarde',
  passphrase: 'Phrase secrète du fichier',
  open: 'Vérifier avec cette phrase secrète',
  unreadable: {
    'not a backup': 'Ce fichier n’est pas une sauvegarde d’Outpost.',
    'of a newer version':
      'Une version plus récente d’Outpost a fait ce fichier. Mettez Outpost à jour, puis vérifiez-le.',
    'of practice': 'Ce fichier vient d’un exercice. Vérifiez-le dans l’exercice.',
    'of the real world': 'Ce fichier contient de vraies fiches. Quittez l’exercice, puis vérifiez-le.',
    'wants its passphrase': 'Ce fichier a une phrase secrète.',
    'another passphrase': 'Ce fichier a une autre phrase secrète. Écrivez-la, puis vérifiez de nouveau.',
  },
  found: (counts, mirror) => [
    count(counts.records, {
      one: '# fiche de cet appareil a été regardée.',
      other: '# fiches de cet appareil ont été regardées.',
    }),
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file, madeAt) {
    const lines = [`Le fichier contient ${records(file.records)} et date du ${madeAt}.`];
    if (file.damaged > 0)
      lines.push(
        count(file.damaged, {
          one: '# de ses lignes est abîmée. Faites une nouvelle sauvegarde.',
          other: '# de ses lignes sont abîmées. Faites une nouvelle sauvegarde.',
        }),
      );
    lines.push(
      file.notHere === 0
        ? 'Tout ce qu’il contient est sur cet appareil.'
        : `Absentes de cet appareil : ${records(file.notHere)}. Restaurez le fichier pour les ramener ici.`,
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(`Absentes de la deuxième copie : ${records(file.notInMirror)}. Vérifiez tout maintenant.`);
    if (file.notInFile > 0)
      lines.push(`Absentes du fichier : ${records(file.notInFile)}. Faites une nouvelle sauvegarde.`);
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['Les comptes sont justes.'];
  const found: string[] = [];
  if (counts > 0)
    found.push(
      count(counts, {
        one: '# compte était faux. Il est juste maintenant.',
        other: '# comptes étaient faux. Ils sont justes maintenant.',
      }),
    );
  if (states > 0)
    found.push(
      count(states, {
        one: '# fiche montrait un état faux. Il est juste maintenant.',
        other: '# fiches montraient un état faux. Il est juste maintenant.',
      }),
    );
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing')
    return ['Il n’y a pas de deuxième copie dans ce navigateur : rien n’a pu être comparé.'];
  if (is === 'moving') return ['La deuxième copie est en train d’être écrite. Vérifiez dans une minute.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(
      `Seulement dans la deuxième copie : ${records(cameBack)}. De retour ici, et en pause : regardez dans Envois.`,
    );
  if (damaged > 0)
    found.push(
      count(damaged, {
        one: '# ligne de la deuxième copie était abîmée.',
        other: '# lignes de la deuxième copie étaient abîmées.',
      }),
    );
  if (lacking > 0)
    found.push(
      count(lacking, {
        one: '# entrée manquait dans la deuxième copie, ou était différente.',
        other: '# entrées manquaient dans la deuxième copie, ou étaient différentes.',
      }),
    );
  if (isWrittenAgain) found.push('La deuxième copie a été réécrite. Elle contient tout maintenant.');
  else if (found.length > 0) found.push('La deuxième copie n’a pas pu être réécrite. Faites une sauvegarde.');
  else found.push('La deuxième copie contient tout.');
  return found;
}
