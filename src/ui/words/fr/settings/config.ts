import { MAX_DELAY_SECONDS, MAX_PARALLEL, type ConfigPlace } from '../../../../organisation/config.ts';
import { LIMITS } from '../../../../organisation/config-limits.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number } = first;

const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'un texte',
  '/organisation/country': 'deux lettres majuscules, par exemple GB',
  '/organisation/contract': '« other » ou « revenue-share »',
  '/server/baseUrl': 'une adresse qui commence par https:// (ou http://localhost), sans nom d’utilisateur',
  '/server/header': 'le nom d’un en-tête, par exemple apikey',
  '/server/encoding': '« form » ou « json »',
  '/server/idempotencyKey': 'true ou false',
  '/server/closesConnections': 'true ou false',
  '/server/groupsCreate': 'true ou false',
  '/server/parallel': `un nombre entier de 1 à ${MAX_PARALLEL}`,
  '/server/delaySeconds': `un nombre entier de secondes de 0 à ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'deux lettres majuscules, par exemple KE',
  '/groups': `une liste de ${number(LIMITS.groups)} groupes au plus, chacun avec uuid, name et type`,
  '/groups/*/uuid': 'l’UUID d’un groupe sur le serveur',
  '/groups/*/parent_uuid': 'l’UUID d’un groupe sur le serveur',
  '/groups/*/type': 'un code de type de groupe, par exemple TEAM',
  '/groups/*': 'un texte',
  elsewhere: 'une autre sorte de valeur',
};

export const configProblem: ScreenWords['configProblem'] = ({ pointer, fault }) => {
  switch (fault.kind) {
    case 'too-long':
      return `config.json a plus de ${number(fault.most)} lettres et n’est pas lu. Retirez ce dont l’application n’a pas besoin.`;
    case 'not-json':
      return `config.json n’est pas du JSON${fault.reason === undefined ? '' : ` (${fault.reason})`}. Vérifiez les virgules, les guillemets et les accolades.`;
    case 'no-object':
      return 'config.json doit contenir un seul objet : { … }.';
    case 'unknown-section':
      return `« ${fault.name} » n’est pas une section de config.json. Utilisez ${fault.sections.join(', ')}.`;
    case 'unexpected':
      return `Dans config.json, ${pointer.slice(1).replaceAll('/', ' → ')} doit être ${expected[fault.place]}.`;
    case 'alike':
      return `Dans config.json, le groupe « ${fault.name} » ressemble à un autre, il est donc laissé de côté. Utilisez un autre nom.`;
    case 'more':
      return `config.json a encore ${number(fault.count)} points à corriger. Corrigez d’abord ceux-ci.`;
  }
};
