import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Finding } from '../../../../sync/server/connection.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';

type Words = ScreenWords['sync'];

const SIGN_IN = 'Seva inataka uingie. Bonyeza Kagua muunganisho, kisha ingia kivinjari kinapouliza.';
const WRONG_KEY = 'Seva inakataa ufunguo. Kagua ufunguo kwenye Mipangilio.';

const findings: Record<Exclude<Finding, 'working'>, string> = {
  'no server': 'Hakuna seva iliyowekwa. Rekodi zinasubiri kwenye kifaa hiki.',
  'no key': 'Andika ufunguo wa seva kwenye Mipangilio.',
  'unsafe address': 'Anwani lazima ianze na https://, la sivyo ufunguo unaweza kusomwa njiani.',
  'no network': 'Kifaa hiki hakina mtandao. Rekodi zinasubiri hapa hadi urudi.',
  'sign-in page': 'Ukurasa wa kuingia unajibu badala ya seva. Ingia kwenye mtandao, kisha tuma tena.',
  'nothing answers': 'Hakuna kinachojibu kwenye anwani hii. Kagua anwani na muunganisho.',
  'blocked by CORS':
    'Kuna kinachojibu kwenye anwani hii, lakini hakiruhusu ukurasa huu kusoma. Mwonyeshe anayeendesha seva hili: lazima iruhusu ukurasa huu (CORS).',
  'not this service': 'Anwani inajibu, lakini si huduma hii. Kagua anwani.',
  'this app itself':
    'Hii ni anwani ya programu yenyewe, na hakuna seva inayojibu hapo. Andika anwani ya seva yako kwenye Mipangilio.',
  'not signed in': SIGN_IN,
  'credentials refused': WRONG_KEY,
  'server trouble': 'Seva inajibu kwa hitilafu yake yenyewe. Itajaribiwa tena baadaye.',
};

const pauses: Record<Pause['reason'], string> = {
  stopped: 'Kutuma kumesitishwa. Bonyeza “Tuma sasa” ili kuendelea.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'Anwani hii si ya huduma. Ikague kwenye Mipangilio.',
  'server busy': 'Seva ina kazi nyingi, na inaomba Outpost isubiri.',
  circuit: 'Majibu kadhaa hayakufika. Seva inakaguliwa kwanza.',
  unreachable: 'Haijaunganishwa. Seva haiwezi kufikiwa sasa.',
  credit: 'Seva inasema kwamba salio limekwisha. Watu wanatumwa, migawo inasubiri.',
};

const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'Kifaa hiki hakina mtandao. Rekodi zinasubiri hapa. Zitatumwa zenyewe mtandao ukirudi na Outpost ikiwa wazi.',
  'no key':
    'Seva inataka ufunguo, na ukurasa huu haujui wowote. Uandike kwenye Mipangilio, au ufanye ukumbukwe hapo.',
  'this app itself': 'Hii ni anwani ya programu yenyewe. Andika anwani ya seva yako kwenye Mipangilio.',
};

export const connectionSentence: Words['connectionSentence'] = ({ finding, latencyMs = 0 }) =>
  finding === 'working'
    ? `Imeunganishwa. Inajibu kwa ${seconds(latencyMs, first.language)}.`
    : findings[finding];

export const pauseSentence: Words['pauseSentence'] = ({ reason, finding }) =>
  (finding && pausesAfterFinding[finding]) ?? pauses[reason];
