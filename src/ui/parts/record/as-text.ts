import type { AttemptRow, Evidence } from '../../../store/schema/attempt.ts';

/** A request as HTTP writes it, without the credentials, which are never kept. */
export function requestText({ request, keyed, key }: AttemptRow): string {
  const head = [`POST ${request.url}`, `content-type: ${request.contentType}`];
  if (keyed) head.push(`idempotency-key: ${key}`);
  return [...head, '', request.body].join('\n');
}

/** An answer as HTTP writes it, as far as it was kept. */
export function answerText({ status, contentType, retryAfter, excerpt }: Evidence): string {
  const head = [`status ${status ?? 0}`];
  if (contentType) head.push(`content-type: ${contentType}`);
  if (retryAfter) head.push(`retry-after: ${retryAfter}`);
  return excerpt ? [...head, '', excerpt].join('\n') : head.join('\n');
}
