import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const banners: ScreenWords['banners'] = {
  erased: (n) => `El navegador ha borrado ${records(n)} de este dispositivo`,
  erasedAdvice:
    'Lo que se envió está en el servidor. Pregunte a quienes lo gestionan qué tienen antes de registrar de nuevo a nadie: un servidor no puede quitar a una persona que está dos veces.',
  erasedRead: 'Lo he leído',
  clockWentBack: 'El reloj de este dispositivo ha retrocedido',
  clockAdvice: (before) =>
    `La persona registrada antes lleva la fecha ${before}. Compruebe la fecha y la hora de este dispositivo.`,
  noCatalogue: 'Las ocupaciones y las evaluaciones no se cargaron',
  noCatalogueAdvice:
    'Conéctese una vez a la red y recargue la aplicación. Lo que guardó antes sigue en este dispositivo.',
  brokenConfig: 'Hay que corregir config.json',
  brokenConfigAdvice: 'La aplicación sigue sin las partes con errores.',
  newVersion: 'Hay una nueva versión de Outpost lista.',
  useNewVersion: 'Usarla ahora',
  recordsBack: (n) =>
    count(n, {
      one: 'El navegador había perdido # ficha. Ya está de vuelta.',
      other: 'El navegador había perdido # fichas. Ya están de vuelta.',
    }),
  recordsBackAdvice:
    'Outpost guarda cada ficha dos veces en este dispositivo. Usted no tiene que hacer nada.',
};

export const keepOffer: ScreenWords['keepOffer'] = {
  question: '¿Conservar estas fichas cuando falte espacio?',
  keep: 'Conservar',
  no: 'Ahora no',
  kept: 'El navegador conserva lo que se guarda aquí.',
  notKept: 'El navegador no aceptó. Puede pedírselo de nuevo en Ajustes.',
};

export const privateWindow: ScreenWords['privateWindow'] = {
  title: 'Esta es una ventana privada',
  advice:
    'Todo lo que se registra aquí desaparece cuando se cierra. Abra mejor Outpost en una ventana normal.',
};
