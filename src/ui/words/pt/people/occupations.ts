import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `Não há profissão ${code}`,
  findAnother: 'Procurar outra profissão',
  backToForm: 'Voltar à inscrição',
  find: 'Procurar uma profissão',
  findHint: 'Escreva um trabalho ou um código de profissão (por exemplo, 2221).',
  notLoaded:
    'As profissões não foram carregadas. Ligue-se à rede uma vez e depois carregue de novo a aplicação.',
  source:
    'Classificação Internacional Tipo das Profissões (CITP-08), © Organização Internacional do Trabalho.',
  path: 'Onde se situa',
  levels: ['Grande grupo', 'Sub-grande grupo', 'Subgrupo'],
  broader:
    'Este é um grupo mais amplo. Use-o só quando não se sabe mais sobre o trabalho; senão, escolha o que está dentro dele.',
  useForRegistration: 'Usar para a inscrição',
  registerWith: 'Inscrever com esta profissão',
  notNow: {
    full: 'Primeiro arranje espaço. Depois pode inscrever com ela e fixá-la.',
    load: 'Primeiro toque em “Recarregar”. Depois pode inscrever com ela e fixá-la.',
    above: 'Agora não pode inscrever com ela nem fixá-la. A mensagem acima diz porquê.',
  },
  copyCode: 'Copiar código',
  code: (code) => `Código ${code}`,
  children: 'O que contém',
  jobTitles: 'Designações',
  neighbours: 'Muitas vezes confundida com',
  pin: 'Fixar',
  isPinned: 'Fixada',
  pinHint: 'Fixe-a para a ver primeiro ao inscrever.',
  pinnedNow: 'Fixada. Agora aparece primeiro em Inscrever, antes de escrever.',
  notPinned: 'Já não está fixada. Em Inscrever aparece entre as recentes.',
  all: 'Todas as profissões',
  usedHere: 'As mais usadas neste aparelho',
  have: (n) =>
    n === 0
      ? 'Ninguém neste aparelho tem esta profissão.'
      : count(n, {
          one: '# pessoa neste aparelho com esta profissão',
          other: '# pessoas neste aparelho com esta profissão',
        }),
  counting: 'A contar pessoas…',
  pinnedOnes: 'Fixadas',
  closeAll: 'Fechar todos os grupos',
  about: 'Detalhes',
  similar: 'Ver trabalhos parecidos',
  broaderGroup: 'Quando não se sabe mais: o grupo mais amplo',
  use: 'Usar',
};
