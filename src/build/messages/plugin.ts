import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGE_CODES, type LanguageCode } from '../../domain/text/language.ts';
import { compile, PARTS, type Messages, type Part } from './compile.ts';

const FOLDER = 'src/ui/messages';

/** `./fr.json?first`, or the same from elsewhere. */
const ASKED = /\/ui\/messages\/(\w\w)\.json\?(\w+)$/;

/** How the modules are called that are made of them. */
const MADE = /^\0messages\/(?<part>\w+)-(?<code>\w\w)$/;

/** Makes of each language's file of messages the two modules that are fetched: `fr.json?first` and `fr.json?screens`. */
export function messageFiles(): Plugin {
  let root = process.cwd();
  const fileOf = (code: string) => path.join(root, FOLDER, `${code}.json`);
  const read = (code: string) => JSON.parse(readFileSync(fileOf(code), 'utf8')) as Messages;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(asked, importer) {
      if (MADE.test(asked)) return asked;
      const from =
        importer && asked.startsWith('.') ? path.posix.join(path.posix.dirname(importer), asked) : asked;
      const [, code, part] = ASKED.exec(from) ?? [];
      return code && part ? `\0messages/${part}-${code}` : undefined;
    },
    load(id) {
      const { part, code } = MADE.exec(id)?.groups ?? {};
      if (!isPart(part) || !isCode(code)) return undefined;
      for (const one of ['en', code]) this.addWatchFile(fileOf(one));
      const apart = path.join(root, FOLDER, 'apart.ts');
      return compile(code, part, { messages: read(code), english: read('en'), apart });
    },
  };
}

const isPart = (part: string | undefined): part is Part => PARTS.some((one) => one === part);
const isCode = (code: string | undefined): code is LanguageCode => LANGUAGE_CODES.some((one) => one === code);
