import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const banners: ScreenWords['banners'] = {
  erased: (n) => `O navegador apagou ${records(n)} deste aparelho`,
  erasedAdvice:
    'O que foi enviado está no servidor. Pergunte às pessoas que o gerem o que têm, antes de inscrever alguém de novo: um servidor não pode retirar uma pessoa que está lá duas vezes.',
  erasedRead: 'Já li isto',
  clockWentBack: 'O relógio deste aparelho recuou',
  clockAdvice: (before) =>
    `A pessoa registada antes tem a data ${before}. Verifique a data e a hora deste aparelho.`,
  noCatalogue: 'As profissões e as avaliações não foram carregadas',
  noCatalogueAdvice:
    'Ligue-se à rede uma vez e depois carregue de novo a aplicação. O que você guardou antes continua neste aparelho.',
  brokenConfig: 'É preciso corrigir config.json',
  brokenConfigAdvice: 'A aplicação continua sem as partes com erro.',
  newVersion: 'Há uma nova versão do Outpost pronta.',
  useNewVersion: 'Usar agora',
  recordsBack: (n) =>
    count(n, {
      one: 'O navegador tinha perdido # ficha. Está de volta.',
      other: 'O navegador tinha perdido # fichas. Estão de volta.',
    }),
  recordsBackAdvice: 'O Outpost guarda cada ficha duas vezes neste aparelho. Você não precisa de fazer nada.',
};

export const keepOffer: ScreenWords['keepOffer'] = {
  question: 'Conservar estas fichas quando faltar espaço?',
  keep: 'Conservar',
  no: 'Agora não',
  kept: 'O navegador conserva o que está guardado aqui.',
  notKept: 'O navegador não aceitou. Você pode pedir de novo nas Definições.',
};

export const privateWindow: ScreenWords['privateWindow'] = {
  title: 'Esta é uma janela privada',
  advice:
    'Tudo o que se inscreve aqui desaparece quando ela é fechada. Em vez disso, abra o Outpost numa janela normal.',
};
