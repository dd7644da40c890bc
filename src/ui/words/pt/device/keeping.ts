import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const { records } = first.counts;

const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

export const keeping: ScreenWords['keeping'] = {
  onlyHere: {
    nothing: 'Nada está só neste aparelho',
    records: (n) => `${number(n)} só neste aparelho`,
    upTo: 'Até',
    ofThemSending: (n) => `${number(n)} delas a caminho`,
    andDrafts: (n) => count(n, { one: 'e mais # rascunho', other: 'e mais # rascunhos' }),
    drafts: (n) => count(n, { one: '# rascunho só neste aparelho', other: '# rascunhos só neste aparelho' }),
  },
  about:
    'Uma cópia de segurança é um ficheiro com todas as fichas. Conserve-a noutro aparelho ou num cartão de memória: este navegador pode ser apagado, e este aparelho pode perder-se.',
  withPassphrase: 'Proteger a cópia com uma frase secreta',
  passphrase: 'Frase secreta',
  passphraseHint:
    'Deixe vazio para um ficheiro que qualquer pessoa pode ler. Ninguém pode abrir o ficheiro sem a frase secreta dele.',
  make: 'Fazer cópia de segurança',
  made: (n, discarded) =>
    `O ficheiro com ${records(n)}${ofThem(discarded)} foi entregue ao navegador. Veja se o tem.`,
  haveIt: 'Tenho o ficheiro',
  haveNot: 'Não o tenho',
  asked: (at) => `Foi feito um ficheiro de cópia: ${at}. Tem-no?`,
  makeAgain: 'Faça outra cópia de segurança.',
  counted: 'Bem. Estas fichas já não contam como estando só neste aparelho.',
  share: 'Enviar para outra aplicação',
  readyToShare: 'O ficheiro está pronto.',
  shareNow: 'Escolher aplicação',
  shared: 'O ficheiro foi entregue. Veja se chegou.',
  file: {
    begun: (name) => `Está tudo em ${name}. O Outpost mantém este ficheiro atualizado sozinho.`,
    notWritten: (name) => `Não foi possível escrever ${name}. Escolha outro lugar para o ficheiro.`,
    kept: (name, at) => `Cópia de segurança ${name}: escrita ${at}.`,
    soon: 'As fichas mais recentes seguem daqui a pouco.',
    behind: (name, since) => `Falta na cópia de segurança ${name} o que foi feito desde ${since}.`,
    why: {
      asks: 'O navegador quer de novo a sua autorização para escrever nela.',
      gone: 'Não está onde estava, por isso já não conta como cópia. Faça de novo uma cópia de segurança.',
      failed: 'Não foi possível escrevê-la. Veja se o disco ou o cartão está lá e tem espaço.',
    },
    update: 'Atualizar o ficheiro',
    forget: 'Deixar de o manter atualizado',
  },
  offer: {
    keepThem: 'Uma cópia de segurança conserva-as se o aparelho se perder.',
    remindTomorrow: 'Lembrar-me amanhã',
  },
  restore: 'Restaurar cópia de segurança',
  restoreAbout: 'O que está num ficheiro de cópia junta-se ao que está aqui. Nada do que está aqui se perde.',
  chooseFile: 'Escolher um ficheiro de cópia',
  passphraseOf: (name) => `Frase secreta de ${name}`,
  restoreNow: 'Restaurar',
  unreadable: {
    'not a backup': 'Este ficheiro não é uma cópia de segurança do Outpost. Nada foi alterado.',
    'of a newer version':
      'Este ficheiro foi feito por uma versão mais recente do Outpost. Atualize o Outpost e depois restaure-o.',
    'of practice':
      'Este ficheiro foi feito no treino: nada nele é real. Abra-o no treino. Nada foi alterado.',
    'of the real world':
      'Este ficheiro tem fichas reais, e o treino não recebe nenhuma. Saia do treino e depois restaure-o. Nada foi alterado.',
    'wants its passphrase':
      'Este ficheiro tem uma frase secreta. Escreva-a abaixo e depois carregue em Restaurar.',
    'another passphrase':
      'Esta não é a frase secreta dele. Escreva-a outra vez e depois carregue em Restaurar.',
  },
  readingFile: 'A ler o ficheiro…',
  restoring: (done, all) => `${number(done)} de ${records(all)} prontas. Deixe esta página aberta.`,
  countedLater:
    'Estão a chegar as fichas de uma cópia de segurança. Os números deste ecrã são contados de novo quando estiverem todas.',
  restored: {
    came: (n) => `De volta: ${records(n)}.`,
    wereHere: (n) => `Já estavam aqui: ${records(n)}.`,
    learnt: (n) => `Atualizadas aqui: ${records(n)}.`,
    nothing: 'Nenhuma ficha voltou.',
  },
  stillHave:
    'Este ficheiro tem todas as fichas deste aparelho. Conserve-o e diga-o: assim não contam como estando só neste aparelho.',
  onHold:
    'Nada do que voltou é enviado sozinho: outro aparelho pode tê-lo enviado. Veja no ecrã Envios, e retome o que não foi enviado.',
  refused: (names, n) =>
    `Fichas do ficheiro que ficaram de fora, porque outra ficha tem aqui o seu ID: ${number(n)} (${names}).`,
  damaged: (lines, leftOut) =>
    `${count(lines, { one: '# linha do ficheiro está danificada', other: '# linhas do ficheiro estão danificadas' })}; não foi possível trazer de volta: ${records(leftOut)}.`,
  whichLines: 'Quais linhas',
  line: (n) => `Linha ${number(n)}`,
  damageIs: {
    'torn or altered': 'alterada ou cortada',
    'not a row of this kind': 'não se entende',
    'the end is missing': 'falta o fim do ficheiro',
  },
  moreLines: (n) => `Mais ${number(n)}`,
};
