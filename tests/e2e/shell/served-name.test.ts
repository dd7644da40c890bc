import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { readCommand } from '../../../src/server/database/command-line.ts';
import { runCommand } from '../../../src/server/database/commands.ts';
import { DIST } from '../../support/browser/build-app.ts';
import { browse } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';
import { places } from '../../support/hosts/persistent-server.ts';
import { startServerProcess } from '../../support/hosts/server-process.ts';
import { identity, TRUST_IDENTITY } from '../../support/parts/identity.ts';
import { sendNow, states } from '../../support/parts/sending-device.ts';

const NAME = 'outpost.example';
const place = places('SQLite');

test(
  'a phone opens the app by the server’s own name over HTTPS, registers and sends',
  { tags: ['night'] },
  async () => {
    const where = await place();
    const add = readCommand(['key', 'add', 'Tablets']);
    const [key = ''] = (await runCommand(add, where, () => new Date())).split('\n');
    const [keyFile, certFile] = [join(where.data, 'key.pem'), join(where.data, 'cert.pem')];
    await writeFile(keyFile, identity.key);
    await writeFile(certFile, identity.cert);
    const server = await startServerProcess(
      where,
      ...['--app', DIST, '--tls-key', keyFile, '--tls-cert', certFile],
    );
    onTestFinished(() => server.kill('SIGTERM'));

    const flags = [TRUST_IDENTITY, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
    const browser = await browse({ flags });
    const page = await browser.open(`https://${NAME}:${new URL(server.url).port}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    for (const person of people(3, 2)) await register(page, person);
    await page.evaluate(() => (location.hash = '#/settings/server'));
    await page.getByLabel(screens.settings.key.label, { exact: true }).fill(key);
    await page.getByRole('button', { name: screens.settings.save }).click();
    await page.getByText(screens.onePerson.saved, { exact: true }).waitFor();
    await sendNow(page);
    await expect.poll(() => states(page, 'users')).toEqual(['confirmed', 'confirmed']);
  },
);
