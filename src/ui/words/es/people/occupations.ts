import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `No hay ninguna ocupación ${code}`,
  findAnother: 'Buscar otra ocupación',
  backToForm: 'Volver al registro',
  find: 'Buscar una ocupación',
  findHint: 'Escriba un trabajo o un código de ocupación (por ejemplo, 2221).',
  notLoaded: 'Las ocupaciones no se cargaron. Conéctese una vez a la red y recargue la aplicación.',
  source:
    'Clasificación Internacional Uniforme de Ocupaciones (CIUO-08), © Organización Internacional del Trabajo.',
  path: 'Dónde se sitúa',
  levels: ['Gran grupo', 'Subgrupo principal', 'Subgrupo'],
  broader:
    'Es un grupo más amplio. Úselo solo si no se sabe más del trabajo; si no, elija algo de lo que contiene.',
  useForRegistration: 'Usar para el registro',
  registerWith: 'Registrar con esta ocupación',
  notNow: {
    full: 'Primero haga espacio. Después podrá registrar con ella y fijarla.',
    load: 'Primero pulse “Recargar”. Después podrá registrar con ella y fijarla.',
    above: 'Ahora no puede registrar con ella ni fijarla. El mensaje de arriba dice por qué.',
  },
  copyCode: 'Copiar código',
  code: (code) => `Código ${code}`,
  children: 'Qué contiene',
  jobTitles: 'Denominaciones',
  neighbours: 'A menudo se confunde con',
  pin: 'Fijar',
  isPinned: 'Fijada',
  pinHint: 'Fíjela para verla primero al registrar.',
  pinnedNow: 'Fijada. Ahora aparece primero en Registrar, antes de escribir nada.',
  notPinned: 'Ya no está fijada. En Registrar aparece entre las recientes.',
  all: 'Todas las ocupaciones',
  usedHere: 'Las más usadas en este dispositivo',
  have: (n) =>
    n === 0
      ? 'Nadie en este dispositivo tiene esta ocupación.'
      : count(n, {
          one: '# persona en este dispositivo con esta ocupación',
          other: '# personas en este dispositivo con esta ocupación',
        }),
  counting: 'Contando personas…',
  pinnedOnes: 'Fijadas',
  closeAll: 'Cerrar todos los grupos',
  about: 'Detalles',
  similar: 'Ver trabajos parecidos',
  broaderGroup: 'Si no se sabe más: el grupo más amplio',
  use: 'Usar',
};
