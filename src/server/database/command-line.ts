import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContractType } from '../../contract/assignment.ts';
import { GroupType } from '../../contract/group.ts';
import { z } from '../../contract/zod.ts';
import { isSafeAddress } from '../../domain/server-address.ts';
import type { Right } from './storage/tables.ts';

export const USAGE = `npm run serve -- [command] [options]

Commands
  (none)                    serve app and service
  key add NAME              make a key; it is shown once
  key list                  all keys, without their secrets
  key revoke ID             let a key in no more; ID is its first six characters
  organisation add NAME     with --country and --contract
  organisation list
  group add NAME            with --type; devices learn it with the app's settings
  group list
  backup FILE               a copy of the database, also while the server runs
  restore FILE              a backup into a folder that has no database yet

Options
  --data DIR                the folder of the database (./outpost-data)
  --port N                  8080 where it is left out; 0 for any free port
  --host ADDRESS            listen only there, such as 127.0.0.1 behind a proxy
  --tls-cert FILE, --tls-key FILE
                            PEM files for HTTPS, without which phones do not start the app
  --url ADDRESS             what people open, where a proxy stands in front
  --app DIR                 the folder of the built app (dist)
  --organisation NAME       which one a key or group belongs to, where there are several
  --read                    a key that may also read what was sent: Team, exports, the audit log
  --metrics                 a key that may only read /metrics
  --country CC              the organisation's country, such as KE
  --contract TYPE           ${ContractType.options.join(' or ')}
  --type TYPE               the group's type (TEAM): ${GroupType.def.values.join(', ')}

Environment
  DATABASE_URL              postgres://… for PostgreSQL instead of the folder
`;

const flags = {
  help: { type: 'boolean', default: false },
  data: { type: 'string', default: './outpost-data' },
  port: { type: 'string', default: '8080' },
  host: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  url: { type: 'string' },
  app: { type: 'string' },
  organisation: { type: 'string' },
  read: { type: 'boolean', default: false },
  metrics: { type: 'boolean', default: false },
  country: { type: 'string' },
  contract: { type: 'string' },
  type: { type: 'string', default: 'TEAM' },
} as const;

const Flags = z.object({
  help: z.boolean(),
  data: z.string(),
  port: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(65535)),
  host: z.optional(z.string()),
  'tls-cert': z.optional(z.string()),
  'tls-key': z.optional(z.string()),
  url: z.optional(z.string().check(z.refine(isSafeAddress))),
  app: z.optional(z.string()),
  organisation: z.optional(z.string()),
  read: z.boolean(),
  metrics: z.boolean(),
  country: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/))),
  contract: z.optional(ContractType),
  type: GroupType,
});

/** A command by its words, and what it is about: `{ words: 'key add', about: 'Nakuru field team' }`. */
export interface Command {
  words: string;
  about: string;
  options: z.infer<typeof Flags>;
  right: Right;
}

/** The commands, and whether something has to be named. */
const COMMANDS: Readonly<Record<string, boolean>> = {
  '': false,
  'key add': true,
  'key list': false,
  'key revoke': true,
  'organisation add': true,
  'organisation list': false,
  'group add': true,
  'group list': false,
  backup: true,
  restore: true,
};

/** Reads the command line. @throws Error with a sentence for each thing that is wrong */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  const read = Flags.safeParse(values);
  if (!read.success) throw new Error(read.error.issues.map(({ path }) => wrong(String(path[0]))).join('\n'));
  const options = read.data;
  if (options.read && options.metrics) throw new Error('--read and --metrics do not go together');
  const [words, about] = splitCommand(positionals);
  const right = options.metrics ? 'metrics' : options.read ? 'read' : 'send';
  return { words, about, options, right };
}

function splitCommand(given: readonly string[]): [words: string, about: string] {
  const length = [2, 1, 0].find((count) => Object.hasOwn(COMMANDS, given.slice(0, count).join(' ')));
  const words = given.slice(0, length).join(' ');
  const [about = '', ...more] = given.slice(length);
  const needsOne = COMMANDS[words] ?? false;
  if (more.length > 0 || (about !== '') !== needsOne)
    throw new Error(
      needsOne && about === ''
        ? `${words} what? Write it behind, in quotation marks where it has blanks`
        : `There is no command “${given.join(' ')}”`,
    );
  return [words, about];
}

function wrong(flag: string): string {
  return `--${flag} is not understood${Object.hasOwn(TAKES, flag) ? `: it takes ${TAKES[flag as keyof typeof TAKES]}` : ''}`;
}

const TAKES = {
  port: 'a whole number from 0 to 65535',
  url: 'an address that begins with https://',
  country: 'the two letters of a country, such as KE',
  contract: ContractType.options.join(' or '),
  type: GroupType.def.values.join(', '),
};

/** @throws Error if only one of the two is given, or a file cannot be read */
export function identityFrom(options: Command['options']): { key: string; cert: string } | undefined {
  const { 'tls-key': key, 'tls-cert': cert } = options;
  if (key === undefined && cert === undefined) return undefined;
  if (key === undefined || cert === undefined) throw new Error('--tls-key and --tls-cert go together');
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
