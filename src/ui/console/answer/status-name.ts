import { REFUSAL_TITLES } from '../../../contract/problem.ts';

/** The names, by RFC 9110 and RFC 6585, of what only other hosts answer, and of a success. */
const OTHERS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  402: 'Payment Required',
  410: 'Gone',
  429: 'Too Many Requests',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** `Unprocessable Content`; empty for a status that has no name here. */
export function statusName(status: number): string {
  return OTHERS[status] ?? REFUSAL_TITLES[status] ?? '';
}
