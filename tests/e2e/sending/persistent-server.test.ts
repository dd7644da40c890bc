import { describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { runCommand } from '../../../src/server/database/commands.ts';
import { readCommand } from '../../../src/server/database/command-line.ts';
import { openStorage } from '../../../src/server/database/storage/open.ts';
import { DIST } from '../../support/browser/build-app.ts';
import { browse } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { freePort } from '../../support/hosts/free-port.ts';
import { DATABASES, places, postgresAtNight } from '../../support/hosts/persistent-server.ts';
import { startServerProcess } from '../../support/hosts/server-process.ts';
import { allConfirmed, registerWithAssessment, sendNow } from '../../support/parts/sending-device.ts';

for (const kind of DATABASES)
  describe(`the app that a server over ${kind} hosts`, postgresAtNight(kind), () => {
    const place = places(kind);

    test('sends to it with nothing but a key typed, and what was lost with a killed server resolves itself', async () => {
      const where = await place();
      const add = readCommand(['key', 'add', 'Tablets', '--country', 'KE']);
      const [key = ''] = (await runCommand(add, where, () => new Date())).split('\n');
      const port = String(await freePort());
      const start = () => startServerProcess(where, '--app', DIST, '--port', port);
      let server = await start();
      onTestFinished(() => server.kill('SIGTERM'));

      const browser = await browse();
      const page = await browser.open(`${server.url}/`);
      await page.getByText('Assessments to assign: none').click();
      await page.getByRole('checkbox', { name: /^Poise/ }).check();
      await registerWithAssessment(page, people(3, 2));
      await page.evaluate(() => (location.hash = '#/settings/server'));
      // config.json, which the server makes, has its address.
      await expect
        .poll(() => page.getByRole('textbox', { name: screens.settings.server.address }).inputValue())
        .toBe(server.url);
      await page.getByLabel(screens.settings.key.label, { exact: true }).fill(key);
      await page.getByRole('button', { name: screens.settings.save }).click();
      await page.getByText(screens.onePerson.saved, { exact: true }).waitFor();

      // The first person and the first purchase are carried out; then the server is killed, and their answers are lost.
      const deaths: string[] = [];
      for (const path of ['users/create', 'user/assign'])
        await page.route(`**/api-v1/${path}`, async (route) => {
          // Without fields the app asks whether a server is here, or a host of files.
          if (deaths.includes(path) || route.request().postData() === null) return route.continue();
          deaths.push(path);
          expect((await route.fetch()).status()).toBe(200);
          await server.kill();
          await route.abort('connectionreset');
          server = await start();
        });
      const sentAndConfirmed = async () => {
        await sendNow(page);
        return allConfirmed(page);
      };
      await expect.poll(sentAndConfirmed).toBe(true);
      expect(deaths).toHaveLength(2);

      const storage = await openStorage(where);
      const [users, assignments] = [
        await storage.db.selectFrom('users').select(['uuid', 'receipt', 'device']).execute(),
        await storage.db.selectFrom('assignments').select(['uuid', 'user_uuid']).execute(),
      ];
      await storage.close();
      const here = await rowsOf(page, 'users');
      expect(users.map(({ receipt }) => receipt).toSorted()).toEqual(
        here.map(({ receipt }) => receipt).toSorted(),
      );
      expect(new Set(users.map(({ device }) => device)).size).toBe(1);
      expect(assignments.map((one) => one.user_uuid).toSorted()).toEqual(
        users.map(({ uuid }) => uuid).toSorted(),
      );
    });
  });
