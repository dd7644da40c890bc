import { fileURLToPath } from 'node:url';
import { identityFrom, readCommand, USAGE, type Command } from './command-line.ts';
import { runCommand } from './commands.ts';
import { serve } from './start.ts';
import type { Place } from './storage/open.ts';

// Whatever is written here is read by nobody else on the machine: the database, its log, backups.
process.umask(0o077);

const now = () => new Date();

async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.options.help) {
    console.log(USAGE);
    return;
  }
  const url = process.env.DATABASE_URL;
  const place: Place = { data: command.options.data, ...(url !== undefined && url !== '' && { url }) };
  if (command.words === '') await serveUntilStopped(command, place);
  else console.log(await runCommand(command, place, now));
}

async function serveUntilStopped({ options }: Command, place: Place): Promise<void> {
  const identity = identityFrom(options);
  const { host, port, url: publicUrl } = options;
  const served = await serve({
    ...{ place, port, now, log: (entry) => console.log(JSON.stringify(entry)) },
    appFolder: options.app ?? fileURLToPath(new URL('../../../dist', import.meta.url)),
    ...(host !== undefined && { host }),
    ...(identity && { identity }),
    ...(publicUrl !== undefined && { publicUrl }),
  });
  console.log(greeting(served, place, identity !== undefined || publicUrl !== undefined));
  let isStopping = false;
  // Every time: a signal that nobody listens to ends the process at once.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping: requests that are being answered are finished first');
    void served.stop().then(() => process.exit());
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function greeting(
  { urls, database, hasApp, hasKeys }: Awaited<ReturnType<typeof serve>>,
  place: Place,
  isSecure: boolean,
): string {
  const where = database === 'SQLite' ? place.data : 'PostgreSQL';
  return [
    `Outpost serves from ${where}. Open`,
    ...urls.map((url) => `  ${url}`),
    ...(hasApp
      ? []
      : ['Only the service answers: the app is not built. Run npm run build, and start this again.']),
    ...(hasKeys
      ? []
      : [
          'It listens to this machine alone, until there is a key: npm run serve -- key add "Our field team"',
        ]),
    ...(isSecure || !hasKeys
      ? []
      : [
          'Phones start the app only over HTTPS: give --tls-cert and --tls-key, or --url https://… with a proxy in front.',
        ]),
  ].join('\n');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run serve -- --help lists commands and options');
  process.exitCode = 1;
}
