import { expect, it } from 'vitest';
import { problemFiles, readHalf, redirects } from '../../data/read-half.ts';
import { ProblemDocument } from '../../src/contract/problem.ts';
import { openHandler } from '../support/hosts/node-hosts.ts';
import { readPaths } from '../support/hosts/read-paths.ts';

const files = new Map(Object.entries(problemFiles));
for (const { file, body } of await readHalf()) files.set(file, body);
const rules = redirects.split('\n').map((line) => {
  const [from = '', to = '', status = ''] = line.split(' ');
  const source = from.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return { pattern: new RegExp(`^${source}$`), file: to.slice(1), status: Number(status) };
});

/** As hosts that read `_redirects` do it: a file that is there first, then the first line that fits. */
function answer(path: string): { status: number; body: string } {
  const [asked = ''] = path.split('?');
  const there = files.get(decoded(asked).slice(1));
  if (there !== undefined) return { status: 200, body: there };
  const rule = rules.find(({ pattern }) => pattern.test(asked));
  const body = rule && files.get(rule.file);
  if (!rule || body === undefined) throw new Error(`_redirects sends ${path} nowhere`);
  return { status: rule.status, body };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Below folders that the contract does not know, the names of files themselves can be read. */
const paths = (await readPaths()).filter((path) => path !== '/api-v1/occupations/index.json');

it.each(paths)('%s is answered by file and _redirects as by the handler', async (path) => {
  const handler = await openHandler();
  const expected = await handler.send(path);
  const { status, body } = answer(path);
  expect(status).toBe(expected.status);
  const text = await expected.text();
  if (expected.ok) expect(body).toBe(text);
  else expect(rulesOf(body)).toEqual(rulesOf(text));
});

function rulesOf(text: string): string[] {
  return ProblemDocument.parse(JSON.parse(text)).errors.map(({ rule }) => rule);
}

it('has a problem document for each thing that a host of files cannot find or do', () => {
  expect(Object.entries(problemFiles).map(([file, text]) => [file, ...rulesOf(text)])).toEqual([
    ['problems/assessment-unknown.json', 'assessment-unknown'],
    ['problems/path-unknown.json', 'path-unknown'],
    ['problems/method-unknown.json', 'method-unknown'],
  ]);
});
