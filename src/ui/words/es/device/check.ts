import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const check: ScreenWords['device']['check'] = {
  title: 'Comprobación',
  about: 'Compara las fichas con sus recuentos y con la segunda copia, y arregla lo que puede.',
  action: 'Comprobar todo ahora',
  checking: 'Comprobando',
  file: 'Comprobar copia de seguridad',
  passphrase: 'Frase secreta del archivo',
  open: 'Comprobar con esta frase secreta',
  unreadable: {
    'not a backup': 'Este archivo no es una copia de seguridad de Outpost.',
    'of a newer version':
      'Este archivo lo hizo una versión más nueva de Outpost. Actualice Outpost y después compruébelo.',
    'of practice': 'Este archivo se hizo en la práctica. Compruébelo allí.',
    'of the real world': 'Este archivo tiene fichas reales. Salga de la práctica y después compruébelo.',
    'wants its passphrase': 'Este archivo tiene una frase secreta.',
    'another passphrase': 'Este archivo tiene otra frase secreta. Escríbala y compruebe de nuevo.',
  },
  found: (counts, mirror) => [
    count(counts.records, {
      one: 'Se miró # ficha de este dispositivo.',
      other: 'Se miraron # fichas de este dispositivo.',
    }),
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file, madeAt) {
    const lines = [`El archivo tiene ${records(file.records)}, y se hizo el ${madeAt}.`];
    if (file.damaged > 0)
      lines.push(
        count(file.damaged, {
          one: '# de sus líneas está dañada. Haga una nueva copia de seguridad.',
          other: '# de sus líneas están dañadas. Haga una nueva copia de seguridad.',
        }),
      );
    lines.push(
      file.notHere === 0
        ? 'Todas están en este dispositivo.'
        : `No están en este dispositivo: ${records(file.notHere)}. Restaure el archivo para traerlas aquí.`,
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(`No están en la segunda copia: ${records(file.notInMirror)}. Compruebe todo ahora.`);
    if (file.notInFile > 0)
      lines.push(
        `Están en este dispositivo y no en el archivo: ${records(file.notInFile)}. Haga una nueva copia de seguridad.`,
      );
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['Los recuentos son correctos.'];
  const found: string[] = [];
  if (counts > 0)
    found.push(
      count(counts, {
        one: '# recuento estaba mal. Ahora está bien.',
        other: '# recuentos estaban mal. Ahora están bien.',
      }),
    );
  if (states > 0)
    found.push(
      count(states, {
        one: '# ficha mostraba un estado equivocado. Ahora está bien.',
        other: '# fichas mostraban un estado equivocado. Ahora están bien.',
      }),
    );
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return ['Este navegador no tiene una segunda copia con la que comparar.'];
  if (is === 'moving')
    return ['La segunda copia se está escribiendo. Compruebe de nuevo dentro de un minuto.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(
      count(cameBack, {
        one: '# ficha estaba solo en la segunda copia. Está de vuelta, y en pausa: mire en Envíos.',
        other: '# fichas estaban solo en la segunda copia. Están de vuelta, y en pausa: mire en Envíos.',
      }),
    );
  if (damaged > 0)
    found.push(
      count(damaged, {
        one: '# línea de la segunda copia estaba dañada.',
        other: '# líneas de la segunda copia estaban dañadas.',
      }),
    );
  if (lacking > 0)
    found.push(
      count(lacking, {
        one: '# entrada faltaba en la segunda copia, o era otra.',
        other: '# entradas faltaban en la segunda copia, o eran otras.',
      }),
    );
  if (isWrittenAgain) found.push('La segunda copia se escribió de nuevo. Ahora lo tiene todo.');
  else if (found.length > 0)
    found.push('La segunda copia no se pudo escribir de nuevo. Haga una copia de seguridad.');
  else found.push('La segunda copia lo tiene todo.');
  return found;
}
