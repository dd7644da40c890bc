import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { MirrorState } from '../../../../src/keeping/mirror/state.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { countOutsideCopy } from '../../../../src/keeping/only-here.ts';
import { saveDraft } from '../../../../src/store/changes/drafts.ts';
import { handOver } from '../../../../src/store/hand-over/hand-over.ts';
import { sayTaken } from '../../../../src/store/hand-over/say-taken.ts';
import WorkSafety from '../../../../src/ui/settings/device/WorkSafety.svelte';
import { anApp, became } from '../../an-app.ts';

const uuidOf = (nth: number) => serverUuid(`6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${nth}`);

async function shown(people: number, mirror: MirrorState, arrived = 0) {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.outpost.copies = { mirror, compared: undefined, keeper: undefined, erase: () => Promise.resolve() };
  for (let made = 0; made < people; made += 1) {
    const id = await app.aPerson();
    if (made < arrived) await app.sent(id, became.confirmed(uuidOf(made)));
  }
  app.show(WorkSafety, '#/settings/device');
  const heading = (await screen.findByRole('heading', { name: /safe\? \S/ })).textContent;
  const rows = screen.queryAllByRole('listitem').map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());
  return { heading, rows, text: within(document.body) };
}

test('with nothing stored there is nothing to lose', async () => {
  const { heading, rows, text } = await shown(0, { is: 'whole' });
  expect(heading).toBe('Is my work safe? There is no work yet.');
  expect(text.getByText('Nobody is registered on this device.')).toBeVisible();
  // Four copies of nothing would only be in the way.
  expect(rows).toEqual([]);
  expect(text.queryByText('Nothing is only on this device')).toBeNull();
});

test('what was handed over is not called safe before the other device has it', async () => {
  const app = await anApp();
  await app.aPerson();
  const row = await handOver(app.store, 'K7-4QF-2M9');
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByRole('heading', { name: 'Is my work safe? Almost.' })).toBeVisible();
  expect(screen.getByText(/^1 record was handed over\. It is safe once the other device/)).toBeVisible();
  expect(screen.queryByText(/^(Nobody is registered|Nothing is only) on this device/)).toBeNull();
  await sayTaken(app.store, row?.id ?? '', true);
  expect(await screen.findByRole('heading', { name: 'Is my work safe? Yes.' })).toBeVisible();
  expect(screen.getByText('1 record is on another device, as you said.')).toBeVisible();
  expect(screen.queryByText(/was handed over|Nobody is registered/)).toBeNull();
});

test('with a few only here it names the number, and what happens to them', async () => {
  const { heading, rows, text } = await shown(4, { is: 'whole' }, 3);
  expect(heading).toBe('Is my work safe? Almost.');
  expect(text.getByText('1 only on this device')).toBeVisible();
  expect(text.getByText('If this device is lost now, 1 record is lost.')).toBeVisible();
  expect(rows[3]).toBe('Server just now 3 records');
});

test('with half of it only here it does not say almost', async () => {
  const { heading } = await shown(2, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
});

test('with everything sent it says yes', async () => {
  const { heading, text } = await shown(1, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Yes.');
  expect(text.getByText('Nothing is only on this device')).toBeVisible();
});

test('where the browser keeps no second copy it says so, and does not say almost', async () => {
  const { heading, rows, text } = await shown(2, { is: 'missing' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
  expect(rows[1]).toBe('Second copy in this browser none 0 records');
  expect(text.getByText(/^This browser keeps one copy only/)).toBeVisible();
});

test('a second copy that is behind is called behind, and has no number', async () => {
  const { rows, text } = await shown(1, { is: 'behind', at: Date.UTC(2026, 10, 21, 7, 55) });
  expect(rows[1]).toBe('Second copy in this browser behind, written 5 minutes ago –not known yet');
  expect(text.getByText(/^The second copy does not have the newest changes/)).toBeVisible();
});

test('what is on its way is said to be that, and is not called uncertain', async () => {
  const app = await anApp();
  await app.send(await app.aPerson());
  await app.send(await app.aPerson());
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('2 records are on their way to the server.')).toBeVisible();
  expect(screen.queryByText(/arrived is not known/)).toBeNull();
});

test('what is lost with the device is told apart from what may have arrived, and drafts are named', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.unknown);
  app.show(WorkSafety, '#/settings/device');
  expect(
    await screen.findByText(
      'If this device is lost now, 1 record may be lost: nobody knows whether it arrived.',
    ),
  ).toBeVisible();
  await saveDraft(app.store, 'registration', { sex: 'F' });
  await app.aPerson();
  await app.aPerson();
  expect(
    await screen.findByText(
      'If this device is lost now, 2 records and 1 draft are lost. 1 record may be lost: nobody knows whether it arrived.',
    ),
  ).toBeVisible();
  expect(screen.getByText('3 only on this device')).toBeVisible();
});

test('a record in a backup whose arrival is not known is said to be that', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.unknown);
  await countOutsideCopy(app.store, { journalSeq: 1_000, at: Date.now(), how: 'a person has it' });
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('Whether 1 record arrived is not known.')).toBeVisible();
});

test('while there is room nothing is said of it', async () => {
  await shown(1, { is: 'whole' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('alert')).toBeNull();
});
