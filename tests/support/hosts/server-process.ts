import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Place } from '../../../src/server/database/storage/open.ts';

/** The persistent server as a process of its own, which can be killed. */
export interface ServerProcess {
  /** Without a slash at its end. */
  url: string;
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const MAIN = ['--import', 'tsx', 'src/server/database/main.ts'];

/** Starts it on any free port. @throws if it ends before it has said where it answers */
export async function startServerProcess(place: Place, ...args: string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...MAIN, '--data', place.data, '--port', '0', ...args], {
    env: { ...process.env, DATABASE_URL: place.url ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    // Reads on, so that what it logs never fills the pipe.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^ {2}(https?:\/\/localhost:\d+)\/$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a command of it to its end. */
export async function runServerCommand(
  place: Place,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...MAIN, ...args, '--data', place.data], {
    env: { ...process.env, DATABASE_URL: place.url ?? '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
