import type { Problem } from '../contract/problem.ts';
import { Problem as ProblemSchema } from '../contract/problem.ts';
import { z } from '../contract/zod.ts';
import { parseJson } from '../domain/parse-json.ts';

/** The forms in which servers commonly say what was wrong; only the first is our own. */
const Documents = z.object({
  errors: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
});

const ByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Longer answers are pages, not sentences; the whole of it is kept elsewhere. */
const LONGEST_SENTENCE = 300;

/**
 * What a refusing answer says, for a person: RFC 9457 first, then `{errors: {field: […]}}`, `{message}` and `{error}`, else
 * the text itself. Never empty, and never a reason to decide anything: that is the status's matter.
 */
export function readProblems(text: string, status: number): Problem[] {
  const nothing = `The server answered ${status}`;
  const json = parseJson(text);
  const document = Documents.safeParse(json);
  if (!document.success) return [said(wordsOf(json, text) ?? nothing)];
  const { errors, detail, message, error, title } = document.data;
  const listed = z.array(ProblemSchema).safeParse(errors);
  if (listed.success && listed.data.length > 0) return listed.data;
  const fields = ByField.safeParse(errors);
  if (fields.success && Object.keys(fields.data).length > 0) return byField(fields.data);
  const sentence = [detail, message, error, title].map(sentenceIn).find((found) => found !== undefined);
  return [said(sentence ?? nothing)];
}

function byField(fields: z.infer<typeof ByField>): Problem[] {
  return Object.entries(fields).flatMap(([name, sentences]) =>
    [sentences].flat().map((sentence) => said(sentence, `/${name}`)),
  );
}

/** A sentence may stand by itself or as the `message` of an object. */
function sentenceIn(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const nested = z.object({ message: z.string() }).safeParse(value);
  return nested.success ? nested.data.message : undefined;
}

function said(detail: string, pointer = ''): Problem {
  return { pointer, rule: 'server', detail: detail.slice(0, LONGEST_SENTENCE) };
}

/** What is no document may still hold words: as a JSON text, or as a page, whose tags say nothing to a person. */
function wordsOf(json: unknown, text: string): string | undefined {
  if (json !== undefined) return sentenceIn(json);
  const words = text
    .slice(0, 5000)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}
