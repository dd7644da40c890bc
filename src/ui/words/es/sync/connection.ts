import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Finding } from '../../../../sync/server/connection.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';

type Words = ScreenWords['sync'];

const SIGN_IN =
  'El servidor quiere que usted inicie sesión. Pulse Comprobar la conexión, e inicie sesión cuando el navegador lo pida.';
const WRONG_KEY = 'El servidor rechaza la clave. Compruebe la clave en Ajustes.';
const THIS_APP =
  'Esta es la dirección de la propia aplicación. Escriba en Ajustes la dirección de su servidor.';

const findings: Record<Exclude<Finding, 'working'>, string> = {
  'no server': 'No hay ningún servidor indicado. Las fichas esperan en este dispositivo.',
  'no key': 'Escriba la clave del servidor en Ajustes.',
  'unsafe address': 'La dirección debe empezar por https://, o se podría leer la clave por el camino.',
  'no network': 'Este dispositivo no tiene red. Las fichas esperan aquí hasta que vuelva.',
  'sign-in page':
    'Responde una página de acceso en lugar del servidor. Inicie sesión en la red y después reenvíe.',
  'nothing answers': 'Nada responde en esta dirección. Compruebe la dirección y la conexión.',
  'blocked by CORS':
    'Algo responde en esta dirección, pero no deja que esta página lo lea. Muestre esto a quien gestiona el servidor: debe permitir esta página (CORS).',
  'not this service': 'La dirección responde, pero no es este servicio. Compruebe la dirección.',
  'this app itself':
    'Esta es la dirección de la propia aplicación, y allí no responde ningún servidor. Escriba en Ajustes la dirección de su servidor.',
  'not signed in': SIGN_IN,
  'credentials refused': WRONG_KEY,
  'server trouble': 'El servidor responde con un error propio. Se intenta de nuevo más tarde.',
};

const pauses: Record<Pause['reason'], string> = {
  stopped: 'El envío está en pausa. Pulse “Enviar ahora” para seguir.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'Esta dirección no es la del servicio. Compruébela en Ajustes.',
  'server busy': 'El servidor está ocupado y pide a Outpost que espere.',
  circuit: 'Varias respuestas no llegaron. Outpost comprueba el servidor antes de enviar más.',
  unreachable: 'Sin conexión. Ahora no se puede llegar al servidor.',
  credit: 'El servidor dice que el crédito se agotó. Las personas se envían, las asignaciones esperan.',
};

const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'Este dispositivo no tiene red. Las fichas esperan aquí. Se envían solas en cuanto vuelva la red y Outpost esté abierto.',
  'no key':
    'El servidor quiere una clave, y esta página no conoce ninguna. Escríbala en Ajustes, o haga que se recuerde allí.',
  'this app itself': THIS_APP,
};

export const connectionSentence: Words['connectionSentence'] = ({ finding, latencyMs = 0 }) =>
  finding === 'working' ? `Conectado. Responde en ${seconds(latencyMs, first.language)}.` : findings[finding];

export const pauseSentence: Words['pauseSentence'] = ({ reason, finding }) =>
  (finding && pausesAfterFinding[finding]) ?? pauses[reason];
