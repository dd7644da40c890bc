import { parseArgs } from 'node:util';
import { tableOf } from './table.ts';
import { torture, type Mode } from './torture.ts';
import type { Backend } from './injections.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    server: { type: 'string', default: 'close' },
    backend: { type: 'string', default: 'leveldb' },
    transfer: { type: 'boolean', default: false },
  },
});

const modes: readonly Mode[] = ['close', 'keep-alive', 'key', 'http2'];
const mode = modes.find((one) => one === values.server);
if (!mode) throw new Error(`--server is one of ${modes.join(', ')}`);
const backends: readonly Backend[] = ['leveldb', 'sqlite'];
const backend = backends.find((one) => one === values.backend);
if (!backend) throw new Error(`--backend is one of ${backends.join(', ')}`);
const rounds = Number(values.rounds);
const seed = Number(values.seed);
console.log(`torture: ${rounds} rounds, seed ${seed}, server ${mode}, IndexedDB on ${backend}`);
const transfer = values['transfer'];
const sum = await torture({ rounds, seed, mode, backend, transfer, say: (line) => console.log(line) });
console.log(JSON.stringify(sum.noReplyBy, undefined, 2));
console.log(tableOf({ ...sum, seed, mode, backend }));
// What Vite's build leaves running would keep the program from ending.
process.exit(sum.lost + sum.doubled + sum.invented + sum.undone + sum.miscounts + sum.both > 0 ? 1 : 0);
