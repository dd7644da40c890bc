import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import type { Messages } from './compile.ts';
import { readSheet, sheetOf } from './sheet.ts';
import {
  LONGER,
  noted,
  readNotes,
  standings,
  writtenNotes,
  type Notes,
  type Standing,
} from './translations.ts';

/**
 * `npm run messages` lists what translators have to do. With `-- --note` it notes which English texts the translations were made from,
 * after some have changed; with `-- --write fr sheet.csv` it writes the sheet of a language, and with `-- --read fr sheet.csv` takes
 * what a translator has written into it.
 */
const FOLDER = new URL('../../ui/messages/', import.meta.url);
const NOTES = new URL('translations.json', FOLDER);

const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Messages;
const english = read('en.json');
const written = JSON.parse(readFileSync(NOTES, 'utf8')) as Record<string, Record<string, string>>;
const languages = LANGUAGE_CODES.filter((code) => code !== 'en');
const notesOf = (code: string): Notes => readNotes(written[code] ?? {});
const say = (line: string) => process.stdout.write(`${line}\n`);

const put = (file: URL, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);

function list(code: string): void {
  const all = standings(english, read(`${code}.json`), notesOf(code));
  const parts: [string, (one: Standing) => boolean][] = [
    ['missing', ({ isMissing }) => isMissing],
    ['out of date', ({ isOutOfDate }) => isOutOfDate],
    ['more than 40 % longer', ({ longer }) => longer > LONGER],
    ['never reviewed', ({ isMissing, isReviewed }) => !isMissing && !isReviewed],
  ];
  for (const [name, is] of parts) {
    const found = all.filter(is);
    say(`${code}: ${found.length} of ${all.length} ${name}`);
    if (found.length < all.length) for (const { id } of found) say(`  ${id}`);
  }
}

function takeSheet(code: string, file: string): void {
  const messages = read(`${code}.json`);
  const taken = readSheet(readFileSync(file, 'utf8'), english, { messages, notes: notesOf(code) });
  for (const fault of taken.faults) say(fault);
  if (taken.faults.length > 0) process.exitCode = 1;
  else {
    put(new URL(`${code}.json`, FOLDER), taken.messages);
    put(NOTES, { ...written, [code]: writtenNotes(taken.notes) });
  }
}

const [task, code = '', file = ''] = process.argv.slice(2);
if (task === '--note')
  put(
    NOTES,
    Object.fromEntries(
      languages.map((one) => [one, writtenNotes(noted(english, read(`${one}.json`), notesOf(one)))]),
    ),
  );
else if (task === '--write') {
  const messages = read(`${code}.json`);
  writeFileSync(file, `\uFEFF${sheetOf(english, messages, standings(english, messages, notesOf(code)))}`);
} else if (task === '--read') takeSheet(code, file);
else for (const one of languages) list(one);
