import { parseArgs } from 'node:util';
import { tableOf } from './table.ts';
import { TROUBLES } from './plan.ts';
import { hasFailed } from './sum.ts';
import { torture, type Mode } from './torture.ts';
import type { Backend } from './injections.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    server: { type: 'string', default: 'close' },
    backend: { type: 'string', default: 'leveldb' },
    trouble: { type: 'string', multiple: true },
    people: { type: 'string', default: '50000' },
    transfer: { type: 'boolean', default: false },
  },
});

const modes: readonly Mode[] = ['close', 'keep-alive', 'sometimes', 'key', 'promise', 'http2'];
const mode = modes.find((one) => one === values.server);
if (!mode) throw new Error(`--server is one of ${modes.join(', ')}`);
const backends: readonly Backend[] = ['leveldb', 'sqlite'];
const backend = backends.find((one) => one === values.backend);
if (!backend) throw new Error(`--backend is one of ${backends.join(', ')}`);
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const people = Number(values.people);
console.log(
  `torture: ${rounds} rounds, seed ${seed}, server ${mode}, IndexedDB on ${backend}, ${people} people from the beginning`,
);
const { transfer } = values;
const troubles = TROUBLES.filter((one) => !values.trouble || values.trouble.includes(one));
const say = (line: string) => console.log(line);
const sum = await torture({ rounds, seed, mode, backend, transfer, people, troubles, say });
console.log(JSON.stringify(sum.noReplyBy, undefined, 2));
for (const error of sum.unexpected) console.log(error);
console.log(tableOf({ ...sum, seed, mode, backend }));
// What Vite's build leaves running would keep the program from ending.
process.exit(hasFailed(sum) ? 1 : 0);
