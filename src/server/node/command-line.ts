import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContractType } from '../../contract/assignment.ts';
import { Group } from '../../contract/group.ts';
import { OFFERS } from '../../contract/offers.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { z } from '../../contract/zod.ts';
import { faultNames, faults } from '../faults/fault-table.ts';
import { FaultSetting } from '../faults/fault-switches.ts';
import { PROTOCOLS } from './listener.ts';
import type { Identity } from './self-signed.ts';
import type { ServerOptions } from './start-server.ts';

export const USAGE = `npm run faulty-server -- [options]

  --port N                8787 where it is left out; 0 for any free port
  --protocol NAME         http, https (HTTP/1.1 over TLS) or http2 (HTTP/2 over TLS)
  --tls-key FILE, --tls-cert FILE
                          PEM files for TLS; without them a certificate for localhost is made, which
                          no one vouches for (curl -k)
  --key K                 ask for this key in every request
  --header NAME           the header that carries the key (apikey)
  --contract TYPE         other, or revenue-share
  --country CC            the organisation's country
  --organisation NAME     the organisation's name
  --group JSON            a group: {"uuid", "name", "type"}; may be repeated
  --idempotency           honour Idempotency-Key
  --offers LIST           say in every answer what the server offers: idempotency-key (which it then
                          honours), device, team, with commas between them
  --close                 answer everything with Connection: close (HTTP/1.1)
  --no-groups-create      do without the extension groups/create
  --delay MS              wait before every answer
  --fault NAME[:option=value,…]
                          options: operation, connection (fresh, reused), count, skip, probability,
                          ms, status, retryAfter, bytes, location; may be repeated
  --seed N                for faults with a probability

Faults (also POST, GET and DELETE /_faults while it runs; GET /_ledger lists what was accepted):
${faultNames.map((name) => `  ${name.padEnd(24)}${faults[name].says}`).join('\n')}
`;

const flags = {
  port: { type: 'string', default: '8787' },
  protocol: { type: 'string', default: 'http' },
  'tls-key': { type: 'string' },
  'tls-cert': { type: 'string' },
  key: { type: 'string' },
  header: { type: 'string' },
  contract: { type: 'string' },
  country: { type: 'string' },
  organisation: { type: 'string' },
  group: { type: 'string', multiple: true },
  idempotency: { type: 'boolean', default: false },
  offers: { type: 'string', default: '' },
  close: { type: 'boolean', default: false },
  'no-groups-create': { type: 'boolean', default: false },
  delay: { type: 'string' },
  fault: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const;

const NonNegative = z.coerce.number().check(z.int(), z.nonnegative());

const Flags = z.object({
  port: NonNegative.check(z.maximum(65535)),
  protocol: z.enum(PROTOCOLS),
  'tls-key': z.optional(z.string()),
  'tls-cert': z.optional(z.string()),
  key: z.optional(z.string()),
  header: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
  contract: z.optional(ContractType),
  country: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/))),
  organisation: z.optional(z.string()),
  group: z._default(z.array(z.pipe(z.string(), z.pipe(z.transform(parseJson), Group))), []),
  idempotency: z.boolean(),
  offers: z.pipe(z.string(), z.pipe(z.transform(readList), z.array(z.enum(OFFERS)))),
  close: z.boolean(),
  'no-groups-create': z.boolean(),
  delay: z.optional(NonNegative),
  fault: z._default(z.array(z.pipe(z.string(), z.pipe(z.transform(readFault), FaultSetting))), []),
  seed: z.optional(NonNegative),
});

/** Reads the command line. @throws Error with a sentence for each option that is wrong */
export function readCommandLine(args: readonly string[]): Omit<ServerOptions, 'now' | 'newId'> {
  const { values } = parseArgs({ args: [...args], options: flags, strict: true });
  const read = Flags.safeParse(values);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path: [name, index] }) => describeOption(values, name, index));
    throw new Error([...new Set(wrong)].join('\n'));
  }
  const { organisation, group, close, delay, fault, 'no-groups-create': without, ...rest } = read.data;
  const { 'tls-key': keyFile, 'tls-cert': certFile, ...same } = rest;
  if (close && same.protocol === 'http2')
    throw new Error('--close is for HTTP/1.1: HTTP/2 has no such header');
  const identity = identityFrom(keyFile, certFile);
  return {
    ...same,
    ...(identity && { identity }),
    organisationName: organisation,
    groups: group,
    closeConnections: close,
    groupsCreate: !without,
    delayMs: delay,
    faults: fault,
  };
}

function identityFrom(keyFile?: string, certFile?: string): Identity | undefined {
  if (keyFile === undefined && certFile === undefined) return undefined;
  if (keyFile === undefined || certFile === undefined)
    throw new Error('--tls-key and --tls-cert go together');
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}

function describeOption(values: object, name: PropertyKey = '', index?: PropertyKey): string {
  const given: unknown = Object.entries(values).find(([flag]) => flag === name)?.[1];
  const one: unknown = Array.isArray(given) && typeof index === 'number' ? given[index] : given;
  const flag = String(name);
  const taken = Object.hasOwn(TAKES, flag) ? `: it takes ${TAKES[flag as keyof typeof TAKES]}` : '';
  return `--${flag} ${String(one)} is not understood${taken}`;
}

/** The values that an option takes, for each option whose value can be wrong. */
const TAKES = {
  port: 'a whole number from 0 to 65535',
  protocol: PROTOCOLS.join(', '),
  header: 'the name of a header, such as apikey',
  contract: ContractType.options.join(' or '),
  country: 'the two letters of a country, such as KE',
  group: '{"uuid": "…", "name": "…", "type": "TEAM"}',
  offers: `some of ${OFFERS.join(', ')}, with commas between them`,
  delay: 'milliseconds',
  fault: 'a name from the list of --help, such as slow:ms=500',
  seed: 'a whole number',
};

function readList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** `503:retryAfter=2,operation=assign` as the setting that it stands for. */
function readFault(text: string): unknown {
  const [fault, ...rest] = text.split(':');
  const options = rest
    .join(':')
    .split(',')
    .filter((option) => option !== '');
  const pairs = options.map((option) => {
    const at = option.indexOf('=');
    return at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)];
  });
  return { ...Object.fromEntries(pairs), fault };
}
