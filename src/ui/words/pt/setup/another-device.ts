import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const anotherDevice: ScreenWords['anotherDevice'] = {
  section: 'Outros aparelhos',
  title: 'Configurar outro aparelho',
  about:
    'Este link configura outro aparelho como este: organização, servidor e grupos. Quem o abre vê o que ele configura, e decide.',
  noKey: 'Não contém nenhuma chave. Dê a chave de outra maneira.',
  link: 'Link de configuração',
  theLink: 'O link de configuração',
  copy: 'Copiar o link',
  qr: 'Código QR do link de configuração',
  scan: 'Aponte a câmara do outro aparelho para o código.',
  qrWithoutGroups: (n) =>
    count(n, {
      one: 'Com o seu grupo, o link é longo demais para um código QR. O código contém tudo o resto; o link contém também o grupo.',
      other:
        'Com # grupos, o link é longo demais para um código QR. O código contém tudo o resto; o link contém também os grupos.',
    }),
  tooLong: 'O link é longo demais para um código QR. Copie o link.',
  tooManyGroups: (most) =>
    `Um link contém no máximo ${number(most)} grupos, por isso este não contém nenhum. Importe os grupos no outro aparelho.`,
  leftOut: (n) =>
    count(n, {
      one: '# grupo fica de fora, porque não está no servidor.',
      other: '# grupos ficam de fora, porque não estão no servidor.',
    }),
  paste: 'Colar o seu link de configuração',
};
