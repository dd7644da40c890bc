import { shown } from '../contract/limits.ts';
import type { Problem } from '../contract/problem.ts';
import { Problem as ProblemSchema } from '../contract/problem.ts';
import { z } from '../contract/zod.ts';
import { parseJson } from '../domain/text/parse-json.ts';

/** The forms in which servers commonly say what was wrong; only the first is our own. */
const Documents = z.object({
  errors: z.optional(z.unknown()),
  detail: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
  /** How many problems the answer leaves out. */
  more: z.optional(z.unknown()),
});

const Sentences = z.union([z.string(), z.array(z.string())]);

/**
 * The problems in the answer of a server that refused, for a person to read: RFC 9457 first, then `{errors: {field:
 * […]}}`, `{message}` and `{error}`, else the text itself. Never empty. They are only shown; the status alone
 * decides. They are kept with each record and drawn beside it, so they are a few sentences at most, each once, and
 * the number of those left out.
 */
export function readProblems(text: string, status: number): Problem[] {
  const nothing = `The server answered ${status}`;
  const json = parseJson(text);
  const read = Documents.safeParse(json);
  if (!read.success) return [said(wordsOf(json, text) ?? nothing)];
  const { errors, detail, message, error, title, more } = read.data;
  const listed = Array.isArray(errors) ? readList(errors) : readByField(errors);
  if (listed) return kept(listed.problems, listed.count + (typeof more === 'number' && more > 0 ? more : 0));
  const sentence = [detail, message, error, title].map(sentenceIn).find((found) => found !== undefined);
  return [said(sentence ?? nothing)];
}

/** The first of a server's problems, and how many there are. */
interface Listed {
  problems: readonly Problem[];
  count: number;
}

/** Undefined when this is no list of problems. Only the problems that are kept are read. */
function readList(errors: readonly unknown[]): Listed | undefined {
  const read = z.array(ProblemSchema).safeParse(errors.slice(0, shown.keptProblems));
  if (!read.success || read.data.length === 0) return undefined;
  const problems = read.data.map(({ pointer, rule, detail }) => ({
    ...said(detail, pointer),
    rule: cut(rule),
  }));
  return { problems, count: errors.length };
}

function readByField(errors: unknown): Listed | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const problems: Problem[] = [];
  let count = 0;
  for (const [name, given] of Object.entries(errors)) {
    const read = Sentences.safeParse(given);
    if (!read.success) return undefined;
    const sentences = [read.data].flat();
    count += sentences.length;
    const room = shown.keptProblems - problems.length;
    problems.push(...sentences.slice(0, room).map((sentence) => said(sentence, `/${name}`)));
  }
  return problems.length > 0 ? { problems, count } : undefined;
}

/** The problems that are kept. Two with the same sentence about the same field count as one. */
function kept(problems: readonly Problem[], count: number): Problem[] {
  const once = new Map(problems.map((one) => [`${one.pointer} ${one.detail}`, one]));
  const more = count - problems.length;
  return [...once.values(), ...(more > 0 ? [said(`${more} more`)] : [])];
}

/** A sentence may stand by itself or as the `message` of an object. */
function sentenceIn(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const nested = z.object({ message: z.string() }).safeParse(value);
  return nested.success ? nested.data.message : undefined;
}

function said(detail: string, pointer = ''): Problem {
  return { pointer: cut(pointer), rule: 'server', detail: cut(detail) };
}

/** Longer answers are pages, not sentences; the beginning of the answer is kept with the attempt. */
function cut(text: string): string {
  return text.slice(0, shown.sentence);
}

/** The words in an answer that is no document: a JSON text, or a page without its tags. */
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
