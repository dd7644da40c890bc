import type { Pause } from '../../../../sync/queue/why-paused.ts';
import type { Finding } from '../../../../sync/server/connection.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';

type Words = ScreenWords['sync'];

const SIGN_IN =
  'O servidor quer que você inicie sessão. Toque em Verificar a ligação, e inicie sessão quando o navegador o pedir.';
const WRONG_KEY = 'O servidor recusa a chave. Verifique a chave nas Definições.';
const THIS_APP = 'Este é o endereço da própria aplicação. Escreva o endereço do seu servidor nas Definições.';

const findings: Record<Exclude<Finding, 'working'>, string> = {
  'no server': 'Nenhum servidor está definido. As fichas esperam neste aparelho.',
  'no key': 'Escreva a chave do servidor nas Definições.',
  'unsafe address': 'O endereço deve começar por https://, senão a chave poderia ser lida no caminho.',
  'no network': 'Este aparelho não tem rede. As fichas esperam aqui até ela voltar.',
  'sign-in page':
    'Uma página de acesso responde em vez do servidor. Inicie sessão na rede e depois envie de novo.',
  'nothing answers': 'Nada responde neste endereço. Verifique o endereço e a ligação.',
  'blocked by CORS':
    'Algo responde neste endereço, mas não deixa esta página ler a resposta. Mostre isto a quem gere o servidor: deve permitir esta página (CORS).',
  'not this service': 'O endereço responde, mas não é este serviço. Verifique o endereço.',
  'this app itself':
    'Este é o endereço da própria aplicação, e nenhum servidor responde aí. Escreva o endereço do seu servidor nas Definições.',
  'not signed in': SIGN_IN,
  'credentials refused': WRONG_KEY,
  'server trouble': 'O servidor responde com um erro dele próprio. Há uma nova tentativa mais tarde.',
};

const pauses: Record<Pause['reason'], string> = {
  stopped: 'O envio está suspenso. Toque em “Enviar agora” para continuar.',
  credentials: WRONG_KEY,
  login: SIGN_IN,
  address: 'Este endereço não é o do serviço. Verifique-o nas Definições.',
  'server busy': 'O servidor está ocupado e pede ao Outpost que espere.',
  circuit: 'Várias respostas não chegaram. O Outpost verifica o servidor antes de enviar mais.',
  unreachable: 'Sem ligação. Não é possível chegar ao servidor agora.',
  credit: 'O servidor diz que o crédito acabou. As pessoas são enviadas, as atribuições esperam.',
};

const pausesAfterFinding: Partial<Record<Finding, string>> = {
  'no network':
    'Este aparelho não tem rede. As fichas esperam aqui. São enviadas sozinhas assim que a rede voltar e o Outpost estiver aberto.',
  'no key':
    'O servidor quer uma chave, e esta página não conhece nenhuma. Escreva-a nas Definições, ou faça com que seja lembrada lá.',
  'this app itself': THIS_APP,
};

export const connectionSentence: Words['connectionSentence'] = ({ finding, latencyMs = 0 }) =>
  finding === 'working' ? `Ligado. Responde em ${seconds(latencyMs, first.language)}.` : findings[finding];

export const pauseSentence: Words['pauseSentence'] = ({ reason, finding }) =>
  (finding && pausesAfterFinding[finding]) ?? pauses[reason];
