import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const check: ScreenWords['device']['check'] = {
  title: 'Verificação',
  about: 'Compara as fichas com as suas contagens e com a segunda cópia, e corrige o que pode.',
  action: 'Verificar tudo agora',
  checking: 'A verificar',
  file: 'Verificar uma cópia de segurança',
  passphrase: 'Frase secreta do ficheiro',
  open: 'Verificar com esta frase secreta',
  unreadable: {
    'not a backup': 'Este ficheiro não é uma cópia de segurança do Outpost.',
    'of a newer version':
      'Este ficheiro foi feito por uma versão mais recente do Outpost. Atualize o Outpost e depois verifique-o.',
    'of practice': 'Este ficheiro foi feito no treino. Verifique-o lá.',
    'of the real world': 'Este ficheiro tem fichas reais. Saia do treino e depois verifique-o.',
    'wants its passphrase': 'Este ficheiro tem uma frase secreta.',
    'another passphrase': 'Este ficheiro tem outra frase secreta. Escreva-a e depois verifique de novo.',
  },
  found: (counts, mirror) => [
    count(counts.records, {
      one: '# ficha deste aparelho foi vista.',
      other: '# fichas deste aparelho foram vistas.',
    }),
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file, madeAt) {
    const lines = [`O ficheiro tem ${records(file.records)}, e foi feito em ${madeAt}.`];
    if (file.damaged > 0)
      lines.push(
        count(file.damaged, {
          one: '# linha dele está danificada. Faça uma nova cópia de segurança.',
          other: '# linhas dele estão danificadas. Faça uma nova cópia de segurança.',
        }),
      );
    lines.push(
      file.notHere === 0
        ? 'Tudo o que ele tem está neste aparelho.'
        : `Faltam neste aparelho: ${records(file.notHere)}. Restaure o ficheiro para as trazer para aqui.`,
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(`Faltam na segunda cópia: ${records(file.notInMirror)}. Verifique tudo agora.`);
    if (file.notInFile > 0)
      lines.push(`Faltam no ficheiro: ${records(file.notInFile)}. Faça uma nova cópia de segurança.`);
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['As contagens estão certas.'];
  const found: string[] = [];
  if (counts > 0)
    found.push(
      count(counts, {
        one: '# contagem estava errada. Agora está certa.',
        other: '# contagens estavam erradas. Agora estão certas.',
      }),
    );
  if (states > 0)
    found.push(
      count(states, {
        one: '# ficha mostrava um estado errado. Agora está certo.',
        other: '# fichas mostravam um estado errado. Agora está certo.',
      }),
    );
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return ['Este navegador não tem uma segunda cópia para comparar.'];
  if (is === 'moving') return ['A segunda cópia está a ser escrita. Verifique de novo daqui a um minuto.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(`Só na segunda cópia: ${records(cameBack)}. De volta aqui, e em pausa: veja no ecrã Envios.`);
  if (damaged > 0)
    found.push(
      count(damaged, {
        one: '# linha da segunda cópia estava danificada.',
        other: '# linhas da segunda cópia estavam danificadas.',
      }),
    );
  if (lacking > 0)
    found.push(
      count(lacking, {
        one: '# entrada faltava na segunda cópia, ou era diferente.',
        other: '# entradas faltavam na segunda cópia, ou eram diferentes.',
      }),
    );
  if (isWrittenAgain) found.push('A segunda cópia foi escrita de novo. Agora tem tudo.');
  else if (found.length > 0)
    found.push('Não foi possível escrever de novo a segunda cópia. Faça uma cópia de segurança.');
  else found.push('A segunda cópia tem tudo.');
  return found;
}
