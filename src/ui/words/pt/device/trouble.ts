import type { ScreenWords } from '../../tables.ts';

export const storageTrouble: ScreenWords['storageTrouble'] = {
  quota: {
    title: 'Este aparelho já não tem espaço',
    advice:
      'Isto ainda não foi guardado. O que você escreveu ainda está aqui. Apague fotografias ou vídeos para libertar espaço e guarde de novo. Não apague o Outpost: as suas fichas estão nele.',
  },
  blocked: {
    title: 'O Outpost está aberto noutro separador com uma versão mais antiga',
    advice: 'Feche o outro separador. Este continua sozinho.',
  },
  outdated: {
    title: 'Uma versão mais recente do Outpost está aberta noutro separador',
    advice: 'Neste separador as suas fichas não podem ser guardadas nem enviadas. Carregue em “Recarregar”.',
    kept: 'O que foi guardado antes continua neste aparelho.',
  },
  closed: {
    title: 'O navegador fechou o armazenamento',
    advice:
      'O que você escreveu ainda está aqui. O Outpost abre de novo o armazenamento sozinho. Se este aviso continuar, carregue de novo a aplicação.',
  },
  erased: {
    title: 'Tudo foi apagado neste aparelho',
    advice: 'Uma pessoa pediu isso no Outpost. Carregue de novo para recomeçar.',
  },
  missing: {
    title: 'Este navegador não conserva nada aqui',
    advice:
      'As definições dele, ou uma janela privada, impedem o armazenamento. Permita que este endereço conserve cookies e dados do site, ou abra o Outpost numa janela normal.',
  },
  insecure: {
    title: 'O Outpost não pode conservar nada neste endereço',
    advice:
      'O endereço começa por http://, e aí os navegadores não deixam nada abrir sem rede. Abra o Outpost num endereço que comece por https://, ou peça um a quem lhe deu o Outpost.',
  },
  damaged: {
    title: 'O armazenamento não contém o que devia',
    advice:
      'Carregue de novo a aplicação. Se isto continuar, não apague nada e pergunte a quem lhe deu o Outpost.',
  },
  failed: {
    title: 'O armazenamento não respondeu',
    advice: 'Isto ainda não foi guardado. O que você escreveu ainda está aqui. Guarde de novo.',
  },
};

export const noRoom: ScreenWords['noRoom'] = {
  now: 'Nada de novo pode ser guardado.',
  makeRoom:
    'Apague fotografias ou vídeos para libertar espaço. Não apague o Outpost: as suas fichas estão nele.',
  lookAgain: 'Verificar de novo',
  still:
    'Continua a não haver espaço. Se acabou de apagar alguma coisa, verifique de novo daqui a meio minuto.',
  over: 'Já há espaço outra vez. Pode guardar.',
  loadFirst: 'Aqui nada pode ser guardado. Toque primeiro em “Recarregar”.',
};

export const storageAgain: ScreenWords['storageAgain'] =
  'O aparelho já pode guardar de novo. Toque mais uma vez no botão.';

export const typedHere: ScreenWords['typedHere'] =
  'O que você escreveu só está neste separador. Anote-o antes de carregar de novo.';

export const loadToSee: ScreenWords['loadToSee'] = 'Toque em “Recarregar” para ver o que está guardado.';

export const loadToRegister: ScreenWords['loadToRegister'] =
  'Toque em “Recarregar” para inscrever. O que tinha escrito antes deste aviso volta.';

export const notReadNow: ScreenWords['notReadNow'] =
  'De momento não é possível ler as fichas deste aparelho.';

export const noSync: ScreenWords['noSync'] = {
  notHere: 'O Outpost não pode enviar a partir deste endereço. Abra-o num que comece por https://',
  soon: 'O envio está a ser preparado.',
};

export const mend: ScreenWords['mend'] = {
  groupUuid:
    'Escreva o identificador tal como o servidor o mostra, por exemplo 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  key: 'Escreva a chave sem espaços e sem letras acentuadas, tal como a recebeu',
  passphrase: 'Escreva uma frase secreta de 12 caracteres ou mais',
  wrongPassphrase: 'Esta não é a frase secreta da chave guardada. Escreva-a de novo, ou esqueça a chave',
  assessments: 'Escolha pelo menos uma avaliação',
  tooManyAssessments: 'Escolha no máximo 12 avaliações',
  target: 'Escolha sobre quem é a avaliação',
};
