import { expect, test } from 'vitest';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';

test(
  'a file that is shared with the app opens it, says what it is, and goes when it is left',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp('/some/sub/path/'), await browse(WITH_WORKER)];
    const page = await browser.open(app.url);
    await whenKept(page);
    // What the system does when another app shares a file: a form that opens a page, as the manifest says.
    const session = await browser.context.newCDPSession(page);
    await session.send('Page.setBypassCSP', { enabled: true });
    await page.reload();
    const { action, field } = await page.evaluate(async () => {
      const manifest = (await (await fetch('manifest.webmanifest')).json()) as {
        share_target: { action: string; params: { files: { name: string }[] } };
      };
      const { action: to, params } = manifest.share_target;
      return { action: to, field: params.files[0]?.name ?? '' };
    });
    await page.evaluate(
      ([to, name]) => {
        const form = document.createElement('form');
        Object.assign(form, { action: to, method: 'post', enctype: 'multipart/form-data' });
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name });
        const files = new DataTransfer();
        files.items.add(new File(['Dear all'], 'letter.txt', { type: 'text/plain' }));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [action, field] as const,
    );
    await expectThat(page.getByText(screens.arrived.unknown({ name: 'letter.txt' }))).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/settings/device');
    await page.getByRole('button', { name: screens.arrived.leave }).click();
    await expectThat(page.getByText(screens.arrived.unknown({ name: 'letter.txt' }))).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
      expect.stringContaining('shared file'),
    );
  },
);
