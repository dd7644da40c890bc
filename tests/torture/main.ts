import { parseArgs } from 'node:util';
import { torture, type Mode } from './torture.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    server: { type: 'string', default: 'close' },
  },
});

const modes: readonly Mode[] = ['close', 'keep-alive', 'key', 'http2'];
const mode = modes.find((one) => one === values.server);
if (!mode) throw new Error(`--server is one of ${modes.join(', ')}`);
const rounds = Number(values.rounds);
const seed = Number(values.seed);
console.log(`torture: ${rounds} rounds, seed ${seed}, server ${mode}`);
const sum = await torture({ rounds, seed, mode, say: (line) => console.log(line) });
console.log(JSON.stringify({ seed, server: mode, ...sum }, undefined, 2));
// What Vite's build leaves running would keep the program from ending.
process.exit(sum.lost + sum.doubled + sum.invented + sum.miscounts > 0 ? 1 : 0);
