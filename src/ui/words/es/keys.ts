import type { ScreenWords } from '../tables.ts';

export const keys: ScreenWords['keys'] = {
  open: 'Atajos',
  title: 'Teclas que ahorran tiempo',
  anywhere: 'En todas partes',
  save: 'Guardar el formulario',
  find: 'Ir al campo de búsqueda',
  list: 'Mostrar esta lista',
  sex: 'Hombre o mujer, mientras uno de los dos esté activo',
  recent: 'Tomar una ocupación reciente, contando desde la primera',
  begin: 'Empezar a escribir la ocupación',
  screens: 'Ir a una pantalla',
  screensHint:
    'Mientras esta lista está abierta, basta la letra sola: también en “Registrar”, donde G empieza una ocupación.',
  lists: 'En una lista debajo de un campo',
  through: 'Recorrer la lista',
  take: 'Tomar lo que está marcado',
  close: 'Cerrar la lista',
  single: 'Las teclas sueltas funcionan sin Ctrl',
  singleHint:
    'Las letras, los números y los signos sueltos solo funcionan fuera de los campos de texto. Desactívelos si dicta a este dispositivo.',
};
