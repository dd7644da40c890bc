import type { ScreenWords } from '../../tables.ts';

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `No hay ninguna ocupación ${code}`,
  findHint: 'Escriba un trabajo, o cifras de un código.',
  tree: 'El árbol de ocupaciones',
  notLoaded: 'Las ocupaciones no se cargaron. Conéctese una vez a la red y recargue la aplicación.',
  source:
    'Clasificación Internacional Uniforme de Ocupaciones (CIUO-08), © Organización Internacional del Trabajo.',
  path: 'Dónde se sitúa',
  levels: ['Gran grupo', 'Subgrupo principal', 'Subgrupo', 'Grupo primario'],
  broader:
    'Es un grupo más amplio. Úselo solo si no se sabe más del trabajo; si no, elija algo de lo que contiene.',
  useForRegistration: 'Usar para el registro',
  copyCode: 'Copiar código',
  code: (code) => `Código ${code}`,
  children: 'Qué contiene',
  jobTitles: 'Denominaciones',
  neighbours: 'A menudo se confunde con',
  pin: 'Fijar',
  isPinned: 'Fijada',
  pinHint:
    'Una ocupación fijada aparece primero en Registrar: se elige con un toque, antes de escribir nada.',
  pinnedNow: 'Fijada. Ahora aparece primero en Registrar, antes de escribir nada.',
  notPinned: 'Ya no está fijada. En Registrar aparece entre las recientes.',
  all: 'Todas las ocupaciones',
  closeAll: 'Cerrar todos los grupos',
  about: 'Detalles',
  isThisRight: '¿Es correcto?',
  broaderGroup: 'Si no se sabe más: el grupo más amplio',
  use: 'Usar',
};
