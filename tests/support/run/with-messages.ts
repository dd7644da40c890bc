import path from 'node:path';
import { runnerImport } from 'vite';
import { messageFiles } from '../../../src/build/messages/plugin.ts';

/**
 * Runs a program that looks for things by their texts, as pictures and benchmarks of screens do: `with-messages.ts PROGRAM …`. Node
 * cannot read the files of messages, which Vite compiles.
 */
const [program = ''] = process.argv.splice(2, 1);
await runnerImport(path.resolve(program), { configFile: false, plugins: [messageFiles()] });
