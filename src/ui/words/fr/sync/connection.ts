import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Finding } from '../../../../sync/server/connection.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';

type Words = ScreenWords['sync'];

const SIGN_IN =
  'Le serveur veut que vous vous identifiiez. Appuyez sur Vérifier la connexion, et identifiez-vous quand le navigateur le demande.';
const WRONG_KEY = 'Le serveur refuse la clé. Vérifiez la clé dans les Réglages.';
const THIS_APP =
  'C’est l’adresse de l’application elle-même. Écrivez l’adresse de votre serveur dans les Réglages.';

const findings: Record<Exclude<Finding, 'working'>, string> = {
  'no server': 'Aucun serveur n’est réglé. Les fiches attendent sur cet appareil.',
  'no key': 'Écrivez la clé du serveur dans les Réglages.',
  'unsafe address': 'L’adresse doit commencer par https://, sinon la clé pourrait être lue en route.',
  'no network': 'Cet appareil n’a pas de réseau. Les fiches attendent ici jusqu’à son retour.',
  'sign-in page':
    'Une page d’identification répond à la place du serveur. Identifiez-vous sur le réseau, puis renvoyez.',
  'nothing answers': 'Rien ne répond à cette adresse. Vérifiez l’adresse et la connexion.',
  'blocked by CORS':
    'Quelque chose répond à cette adresse, mais ne laisse pas cette page le lire. Montrez ceci à qui gère le serveur : il doit autoriser cette page (CORS).',
  'not this service': 'L’adresse répond, mais ce n’est pas ce service. Vérifiez l’adresse.',
  'this app itself':
    'C’est l’adresse de l’application elle-même, et aucun serveur n’y répond. Écrivez l’adresse de votre serveur dans les Réglages.',
  'not signed in': SIGN_IN,
  'credentials refused': WRONG_KEY,
  'server trouble': 'Le serveur répond par une erreur à lui. Un nouvel essai aura lieu plus tard.',
};

const pauses: Record<Pause['reason'], string> = {
  stopped: 'L’envoi est suspendu. Appuyez sur « Envoyer maintenant » pour continuer.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'Cette adresse n’est pas celle du service. Vérifiez-la dans les Réglages.',
  'server busy': 'Le serveur est occupé et demande à Outpost d’attendre.',
  circuit: 'Plusieurs réponses ne sont pas venues. Outpost vérifie le serveur avant d’envoyer la suite.',
  unreachable: 'Pas de connexion. Le serveur ne peut pas être joint maintenant.',
  credit: 'Le serveur dit que le crédit est épuisé. Les personnes sont envoyées, les attributions attendent.',
};

const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'Cet appareil n’a pas de réseau. Les fiches attendent ici. Elles partent d’elles-mêmes dès que le réseau revient et qu’Outpost est ouvert.',
  'no key':
    'Le serveur veut une clé, et cette page n’en connaît pas. Écrivez-la dans les Réglages, ou faites-la retenir là.',
  'this app itself': THIS_APP,
};

export const connectionSentence: Words['connectionSentence'] = ({ finding, latencyMs = 0 }) =>
  finding === 'working' ? `Connecté. Il répond en ${seconds(latencyMs, first.language)}.` : findings[finding];

export const pauseSentence: Words['pauseSentence'] = ({ reason, finding }) =>
  (finding && pausesAfterFinding[finding]) ?? pauses[reason];
