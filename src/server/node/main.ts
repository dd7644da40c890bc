import { randomUUID } from 'node:crypto';
import { readCommandLine, USAGE } from './command-line.ts';
import { startServer } from './start-server.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    const options = readCommandLine(args);
    const server = await startServer({ ...options, now: () => new Date(), newId: randomUUID });
    console.log(`A server for tests, which forgets everything when it stops, answers at ${server.url}`);
    console.log(`What it accepted: ${server.url}/_ledger   Faults: ${server.url}/_faults`);
    console.log(
      options.key === undefined
        ? 'No --key was given: every page may call the service, and this machine’s own pages and programs may read the ledger and set faults.'
        : `Service, ledger and faults want the key in the header ${options.header ?? 'apikey'}.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run faulty-server -- --help lists the options');
    process.exitCode = 1;
  }
}
