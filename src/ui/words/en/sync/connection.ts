import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Connection, Finding } from '../../../../sync/server/connection.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';

const SIGN_IN = 'The server wants you to sign in. Press Check connection, and sign in when the browser asks.';
const WRONG_KEY = 'The server refuses the key. Check the key in Settings.';

/** What the last look at the server found, and what to do. */
const findings: Record<Finding, (connection: Pick<Connection, 'latencyMs'>) => string> = {
  'no server': () => 'No server is set. Records wait on this device.',
  'no key': () => 'Type the key of the server in Settings.',
  'unsafe address': () => 'The address must begin with https://, or the key could be read on the way.',
  'no network': () => 'This device has no network. Records wait here until there is one.',
  'sign-in page': () =>
    'A sign-in page answers instead of the server. Sign in to the network, then send again.',
  'nothing answers': () => 'Nothing answers at this address. Check the address and the connection.',
  'blocked by CORS': () =>
    'Something answers at this address, but does not let this page read it. Show this to the people who run the server: it must allow this page (CORS).',
  'not this service': () => 'The address answers, but is not this service. Check the address.',
  'this app itself': () =>
    'This is the address of the app itself, and no server answers there. Enter the address of your server in Settings.',
  'not signed in': () => SIGN_IN,
  'credentials refused': () => WRONG_KEY,
  'server trouble': () => 'The server answers with an error of its own. It is tried again later.',
  working: ({ latencyMs = 0 }) => `Connected. It answers in ${seconds(latencyMs, first.language)}.`,
};

/** Why nothing, or no assignment, goes. */
const pauses: Record<Pause['reason'], string> = {
  stopped: 'Sending is paused. Press “Send now” to go on.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'This address is not the service. Check it in Settings.',
  'server busy': 'The server is busy, and asks Outpost to wait.',
  circuit: 'Several answers did not come. Outpost checks the server before it sends more.',
  unreachable: 'Not connected. The server cannot be reached now.',
  credit: 'The server says that the credit is used up. People are sent, assignments wait.',
};

/** The same, where what was found says it better. */
const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'This device has no network. Records wait here. They are sent by themselves once the network is back and Outpost is open.',
  'no key':
    'The server wants a key, and this page knows none. Enter it in Settings, or have it remembered there.',
  'this app itself': 'This is the address of the app itself. Enter the address of your server in Settings.',
};

/** What is wrong with the connection and what to do, or that it works and how fast: `Connected. It answers in 0.2 seconds.` */
export function connectionSentence(connection: Connection): string {
  return findings[connection.finding](connection);
}

/** Why nothing, or no assignment, goes although something waits. */
export function pauseSentence({ reason, finding }: Pause): string {
  return (finding && pausesAfterFinding[finding]) ?? pauses[reason];
}
