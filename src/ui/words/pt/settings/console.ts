import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count, size } = numbersOf(first.language);

const UNITS = ['B', 'kB', 'MB', 'GB'];

export const consoleWords: ScreenWords['console'] = {
  about:
    'Para quem programa: cada chamada do serviço, o que aceita e o que responde. Experimente uma e depois copie-a para um programa.',
  document: 'Tudo em OpenAPI 3.1',
  goes: (address, outOfReach) =>
    address === ''
      ? 'Nenhum servidor está definido. O que cria com POST é real, e espera neste aparelho.'
      : [`O seu servidor é ${address}.`, outOfReach, 'O que cria com POST é real.'].filter(Boolean).join(' '),
  goesOutOfReach: {
    offline: 'Está sem rede: as chamadas passam por este aparelho, não diretamente ao servidor.',
    notConnected: 'Agora não está ligado.',
  },
  goesFull: (hasServer) =>
    `${hasServer ? 'Por este aparelho, as chamadas com POST não funcionam até ele ter espaço.' : 'As chamadas com POST não funcionam até este aparelho ter espaço.'} O treino também não funciona.`,
  noRoom: (hasServer) =>
    hasServer
      ? 'Não pode enviar esta chamada por este aparelho, nem experimentá-la, até ele ter espaço.'
      : 'Não pode enviar nem experimentar esta chamada até este aparelho ter espaço.',
  goesShut: 'Neste separador só funcionam as chamadas com GET. Ainda pode experimentar chamadas no treino.',
  users: 'pessoas',
  notLoaded:
    'A descrição do serviço não foi carregada. Ligue-se à rede uma vez e depois abra de novo este ecrã.',
  noSuch: (name) => `Não há chamada ${name}`,
  extension: 'Extensão: o serviço real tem-na, o contrato não a descreve.',

  target: 'Enviar para',
  way: 'Como enviar',
  outOfReach: { offline: 'Não enquanto estiver sem rede.', notConnected: 'Não ligado.' },
  targets: { device: 'Este aparelho', practice: 'Servidor de treino', server: 'O seu servidor' },
  ways: {
    device: 'Por este aparelho',
    practice: 'Direto para o servidor de treino',
    server: 'Direto para o servidor',
  },
  inPractice: 'Experimentar no treino',
  aboutTarget: {
    device: 'O que envia aqui espera, e depois vai para o servidor de treino neste aparelho.',
    practice:
      'Enviado uma vez, de imediato, para o servidor de treino nesta página. Nada disso sai deste aparelho.',
    noSending:
      'Esta página não pode enviar. Outro separador envia, ou falta ao navegador algo de que o envio precisa.',
  },
  caution: {
    tab: 'Este separador não pode enviar.',
    practiceOpens: 'Ainda pode experimentar chamadas no treino.',
    real: 'O que envia aqui é real.',
    local: 'Fica neste aparelho até que um servidor seja definido.',
    device: 'Espera como as outras fichas.',
    server: (address) =>
      `Vai uma vez, de imediato, para ${address}. Nada disso fica neste aparelho, e o servidor não o pode desfazer.`,
  },

  aboutRead: {
    device: 'Esta página responde, também sem rede.',
    practice: 'Perguntado uma vez, de imediato, ao servidor de treino nesta página.',
    server: (address) => `Perguntado uma vez, de imediato, a ${address}. Lá nada muda.`,
  },
  keyGoes: (header) => `A chave segue no cabeçalho ${header}. Escreve-se em`,

  examples: 'Pôr um exemplo:',
  asText: 'Escrever eu os códigos',
  sendAs: 'Enviar os campos como',
  nothingToFill: 'Esta chamada não pede nada.',
  mustFill: '(necessário)',
  choose: 'Escolha',
  leaveOut: 'Deixar de fora',
  add: (name) => `Juntar a ${name}`,
  remove: (name) => `Retirar ${name}`,
  assessments: first.counts.assessments,

  send: 'Enviar',
  sending: 'A enviar',
  answer: 'Resposta',
  noAnswerYet: 'Ainda nada foi enviado.',
  inTime: (ms) => `${number(ms)} ms`,
  size: (bytes) => size(bytes, UNITS),
  headers: (n) => `Cabeçalhos: ${number(n)}`,
  headersOfServer: 'Só os que o servidor deixa um navegador mostrar.',
  body: 'Corpo',
  exampleAnswer: 'Exemplo de resposta:',
  empty: 'A resposta não tem conteúdo.',
  noAnswer: {
    read: 'Não chegou resposta. Verifique a ligação e depois envie de novo.',
    write: 'Não chegou resposta. Pode ter sido feito mesmo assim: veja no servidor antes de enviar de novo.',
  },
  notSent: 'Não foi enviado: nenhum servidor está definido, ou o endereço dele não é seguro.',
  next: { assign: 'Atribuir avaliações a esta pessoa', createUser: 'Criar uma pessoa neste grupo' },
  more: 'Mostrar',

  copy: 'A mesma chamada para copiar',
  curl: 'Para um terminal, com curl',
  fetch: 'Para um programa, com fetch',
  copyIt: 'Copiar',
  withExample: (name) => `Usa o exemplo “${name}” até você indicar um valor.`,
  aboutCopy: {
    practice:
      'Só esta página pode chamar o servidor de treino. Para usar o que copiar, inicie primeiro o servidor de referência: `npm run server`.',
    none: 'Nenhum servidor está definido. Escreva o endereço dele no lugar de `https://your-server`, e ponha a chave na variável KEY.',
    unread:
      'Carregue de novo para ver aqui o endereço do seu servidor. Ou escreva-o no lugar de `https://your-server`. Ponha a chave na variável KEY.',
    server:
      'O que copiar vai direto para o servidor. A sua chave não é copiada: ponha-a primeiro na variável KEY.',
  },

  rules: (n) => `O que recusa: ${count(n, { one: '# regra', other: '# regras' })}`,
};
