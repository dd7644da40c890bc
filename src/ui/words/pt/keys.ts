import type { ScreenWords } from '../tables.ts';

export const keys: ScreenWords['keys'] = {
  open: 'Atalhos',
  title: 'Teclas que poupam tempo',
  anywhere: 'Em todo o lado',
  save: 'Guardar o formulário',
  find: 'Ir para o campo de pesquisa',
  list: 'Mostrar esta lista',
  sex: 'Homem ou mulher, quando um dos dois está ativo',
  recent: 'Usar uma profissão recente, a contar da primeira',
  begin: 'Começar a escrever a profissão',
  screens: 'Ir para um ecrã',
  screensHint:
    'Enquanto esta lista está aberta, basta a letra: também em “Inscrever”, onde G começa uma profissão.',
  lists: 'Numa lista por baixo de um campo',
  through: 'Percorrer a lista',
  take: 'Usar o que está marcado',
  close: 'Fechar a lista',
  single: 'As teclas simples funcionam sem Ctrl',
  singleHint:
    'Letras, números e sinais sozinhos só funcionam fora dos campos de texto. Desligue-os se dita a este aparelho.',
};
