import { screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { MirrorState } from '../../../../src/copies/mirror/state.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { countOutsideCopy } from '../../../../src/copies/only-here.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { saveDraft } from '../../../../src/store/changes/drafts.ts';
import { transfer } from '../../../../src/store/transfer/transfer.ts';
import { sayTaken } from '../../../../src/store/transfer/transfers.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import ThisDevice from '../../../../src/ui/settings/device/ThisDevice.svelte';
import WorkSafety from '../../../../src/ui/settings/device/WorkSafety.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, became } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const uuidOf = (nth: number) => serverUuid(`6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${nth}`);

/** The copies, in their order. */
function listed(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: screens.device.copies.title });
  return list ? within(list).getAllByRole('listitem') : [];
}

async function shown(people: number, mirror: MirrorState, arrived = 0) {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.outpost.copies = { mirror, compared: undefined, keeper: undefined, erase: () => Promise.resolve() };
  for (let made = 0; made < people; made += 1) {
    const id = await app.aPerson();
    if (made < arrived) await app.sent(id, became.confirmed(uuidOf(made)));
  }
  app.show(WorkSafety, '#/settings/device');
  await screen.findByRole('button', { name: screens.keeping.make });
  const [answer] = screen.getAllByRole('heading', { level: 2 });
  const heading = answer?.textContent.trim();
  const rows = listed().map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());
  return { heading, rows, text: within(document.body) };
}

test('with nothing stored there is nothing to lose', async () => {
  const { heading, rows, text } = await shown(0, { is: 'whole' });
  expect(heading).toBe(screens.device.safety.answers.nothing);
  expect(text.getByText(screens.device.safety.lost.nothing)).toBeVisible();
  expect(text.getByRole('button', { name: screens.keeping.make })).not.toHaveClass('primary');
  // It stands below what restores, and so says itself what it is.
  expect(text.getByRole('heading', { name: screens.keeping.make })).toBeVisible();
  expect(text.getByText(/^A backup is one file with every record\./)).toBeVisible();
  expect(text.queryByText(screens.keeping.withPassphrase)).toBeNull();
  // Four copies of nothing would only be in the way.
  expect(rows).toEqual([]);
  expect(text.queryByText(screens.keeping.onlyHere.nothing)).toBeNull();
});

test('what was moved is not called safe before the other device has it', async () => {
  const app = await anApp();
  await app.aPerson();
  const row = await transfer(app.store, 'K7-4QF-2M9');
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
  expect(text.getByText('If this device is lost now, it is lost.')).toBeVisible();
  expect(rows[0]).toBe('Server just now 3 records');
});

test('where nothing arrived and no answer came, the server is not said to have got nothing', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.sent(await app.aPerson(), became.rejected('No'));
  await app.aPerson();
  app.show(WorkSafety, '#/settings/device');
  const server = () => listed()[0]?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  await expect.poll(server).toContain('Server 1 to fix 0 records');
  await app.sent(await app.aPerson(), became.noReply);
  await expect.poll(server).toContain('Server 1 no reply ?not known yet');
});

test('a backup stands straight under the answer, with what else can be done, before the copies', async () => {
  const app = await anApp();
  await app.aPerson();
  const user = app.show(ThisDevice, '#/settings/device');
  const make = await screen.findByRole('button', { name: screens.keeping.make });
  expect(make).toHaveClass('primary');
  const copies = screen.getByRole('list', { name: screens.device.copies.title });
  expect(make.compareDocumentPosition(copies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // What the looks of the bars mean stands below them: above, a low screen has no bar in sight.
  expect(screen.getByText(screens.device.copies.looks.pale).parentElement?.previousElementSibling).toBe(
    copies,
  );
  await user.click(screen.getByRole('link', { name: screens.transfer.title }));
  expect(screen.getByRole('heading', { name: screens.transfer.title })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: screens.keeping.restore }));
  expect(screen.getByRole('heading', { name: screens.keeping.restore })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /in Sync$/ })).toBeNull();
  await app.sent(await app.aPerson(), became.rejected('No'));
  expect(await screen.findByRole('link', { name: screens.sync.seeWhyThere })).toHaveAttribute(
    'href',
    '#/sync',
  );
  await app.sent(await app.aPerson(), became.noReply);
  expect(await screen.findByRole('link', { name: screens.sync.decideThere })).toHaveAttribute(
    'href',
    '#/sync',
  );
  expect(screen.queryByRole('link', { name: screens.sync.seeWhyThere })).toBeNull();
});

test('what is held has a reason, above what can be done, and a way to where it can go on', async () => {
  const app = await anApp();
  await hold(app.store, [await app.aPerson(), await app.aPerson()]);
  app.show(WorkSafety, '#/settings/device');
  const onHold = await screen.findByText('All 2 are held: they are not sent before you say so.');
  const make = screen.getByRole('button', { name: screens.keeping.make });
  expect(onHold.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const way = screen.getByRole('link', { name: screens.sync.seeThemThere });
  expect(way).toHaveAttribute('href', '#/sync');
  const copies = screen.getByRole('list', { name: screens.device.copies.title });
  expect(way.compareDocumentPosition(copies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what does not go by itself is named, also where something else comes first', async () => {
  const app = await anApp();
  await hold(app.store, [await app.aPerson()]);
  await app.sent(await app.aPerson(), became.rejected('No'));
  await app.sent(await app.aPerson(), became.noReply);
  await app.aPerson();
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('1 may be lost: no answer came.')).toBeVisible();
  // The parts add up, and push no button out of sight.
  const parts = screen.getByText('Of the 3:');
  expect(parts).toBeVisible();
  const make = screen.getByRole('button', { name: screens.keeping.make });
  expect(make.compareDocumentPosition(parts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('1 waits to be sent.')).toBeVisible();
  expect(screen.getByText('1 to fix: not accepted.')).toBeVisible();
  expect(screen.getByText('1 is held: it is not sent before you say so.')).toBeVisible();
});

test('where no server is set, which is why all of it is only here, the way to set one stands beside the backup', async () => {
  const app = await anApp();
  app.show(WorkSafety, '#/settings/device');
  await screen.findByRole('button', { name: screens.keeping.make });
  expect(screen.queryByRole('link', { name: first.firstSight.connect })).toBeNull();
  await app.aPerson();
  const way = await screen.findByRole('link', { name: first.firstSight.connect });
  expect(way).toHaveAttribute('href', '#/settings/server');
  const make = screen.getByRole('button', { name: screens.keeping.make });
  expect(make.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(way).not.toHaveClass('text');
  // What waits goes nowhere without it, whatever there is to decide besides.
  await app.sent(await app.aPerson(), became.noReply);
  expect(await screen.findByRole('link', { name: screens.sync.decideThere })).toBeVisible();
  expect(screen.getByRole('link', { name: first.firstSight.connect })).toHaveClass('text');
});

test('what is lost stands straight under the number, in however many lines, and then what can be done', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(WorkSafety, '#/settings/device');
  const lost = await screen.findByText('If this device is lost now, it is lost.');
  const make = screen.getByRole('button', { name: screens.keeping.make });
  expect(make.compareDocumentPosition(lost)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const lock = screen.getByText(screens.keeping.withPassphrase);
  const way = await screen.findByRole('link', { name: first.firstSight.connect });
  // Both buttons in one row, and how the backup is locked straight behind it.
  expect(way.parentElement).toBe(make.parentElement);
  expect(lock.closest('details')?.previousElementSibling).toBe(make);
  await app.sent(await app.aPerson(), became.noReply);
  const several = await screen.findByText('If this device is lost now:');
  expect(several.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a full disk is said above the backup, which has to go elsewhere then', async () => {
  const app = await anApp();
  await app.aPerson();
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  app.show(WorkSafety, '#/settings/device');
  const where = await screen.findByText(/^Save the file on a memory card/);
  const make = screen.getByRole('button', { name: screens.keeping.make });
  expect(where.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('until it is counted, what follows keeps its place', async () => {
  const app = await anApp();
  app.show(WorkSafety, '#/settings/device');
  expect(document.querySelector('.awaited')).not.toBeNull();
  await screen.findByRole('button', { name: screens.keeping.make });
  expect(document.querySelector('.awaited')).toBeNull();
});

test('drafts alone are not called nothing, and work is not safe while they are only here', async () => {
  const app = await anApp();
  await saveDraft(app.store, 'registration', { sex: 'F' });
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('1 draft only on this device')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Is my work safe? Not yet.' })).toBeVisible();
  await app.sent(await app.aPerson(), became.confirmed(uuidOf(1)));
  expect(await screen.findByRole('heading', { name: 'Is my work safe? Almost.' })).toBeVisible();
  expect(screen.queryByText(screens.keeping.onlyHere.nothing)).toBeNull();
});

test('with nothing here, what another device had is the next thing to do, and is offered by one button', async () => {
  const app = await anApp();
  const user = app.show(ThisDevice, '#/settings/device');
  const choose = await screen.findByRole('button', { name: screens.keeping.chooseFile });
  await expect.poll(() => choose).toHaveClass('primary');
  expect(screen.queryByRole('button', { name: screens.keeping.restore })).toBeNull();
  const input = screen.getByLabelText(screens.keeping.chooseFile, { selector: 'input' });
  const opened = vi.spyOn(input, 'click');
  await user.click(choose);
  expect(opened).toHaveBeenCalledOnce();
  // Straight below the sentence that leads to it, before a backup of nothing.
  const make = await screen.findByRole('button', { name: screens.keeping.make });
  expect(make).not.toHaveClass('primary');
  expect(choose.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const moving = screen.getByRole('heading', { name: screens.transfer.title });
  expect(make.compareDocumentPosition(moving)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.aPerson();
  // The same section as before, so what it said of what came is still there.
  const later = await screen.findByRole('link', { name: screens.keeping.restore });
  expect(later.compareDocumentPosition(choose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.poll(() => choose).not.toHaveClass('primary');
});

test('while records are sent, sending is what makes them safe, and a backup is not the next thing', async () => {
  const app = await anApp();
  await app.aPerson();
  await app.aPerson();
  if (!app.sync) throw new Error('This app cannot send');
  Object.defineProperty(app.sync, 'state', { value: { ...app.sync.state, phase: 'sending' } });
  app.show(WorkSafety, '#/settings/device');
  const sending = await screen.findByText('Sending now: 2 not confirmed yet.');
  // Straight under the number, which is why some of it is not safe yet.
  const number = screen.getByText('2 only on this device');
  expect(number.parentElement?.nextElementSibling).toBe(sending);
  expect(screen.getByRole('button', { name: screens.keeping.make })).not.toHaveClass('primary');
});

test('in practice nothing is said to be lost, and nothing needs a backup', async () => {
  const app = await anApp();
  // The screen asks only whether this is practice.
  app.outpost.practice = {} as never;
  await discard(app.store, [await app.aPerson()]);
  await hold(app.store, [await app.aPerson()]);
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText(screens.device.safety.inPractice)).toBeVisible();
  expect(screen.queryByText(/before you say so/)).toBeNull();
  expect(screen.getByRole('heading', { name: screens.device.safety.notReal })).toBeVisible();
  expect(screen.queryByText(/Is my work safe/)).toBeNull();
  // The practice server is set by itself.
  expect(screen.queryByRole('link', { name: first.firstSight.connect })).toBeNull();
  expect(screen.queryByText(/lost/)).toBeNull();
  const make = await screen.findByRole('button', { name: screens.keeping.make });
  expect(make).not.toHaveClass('primary');
  // What needs somebody comes first.
  const way = screen.getByRole('link', { name: screens.sync.seeThemThere });
  expect(way).toHaveClass('primary');
  expect(way.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Elsewhere it is among the people.
  expect(screen.getByText('1 discarded record is not counted.')).toBeVisible();
});

test('with half of it only here it does not say almost', async () => {
  const { heading } = await shown(2, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
});

test('with everything sent it says yes', async () => {
  const { heading, text } = await shown(1, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Yes.');
  expect(text.getByText(screens.keeping.onlyHere.nothing)).toBeVisible();
});

test('where the browser keeps no second copy it says so, and does not say almost', async () => {
  const { heading, rows, text } = await shown(2, { is: 'missing' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
  expect(rows[3]).toBe('Second copy on this device none 0 records');
  expect(text.getByText(/^This browser keeps one copy only/)).toBeVisible();
});

test('a second copy that is behind is called behind, and has no number', async () => {
  const { rows, text } = await shown(1, { is: 'behind', at: Date.UTC(2026, 10, 21, 7, 55) });
  expect(rows[3]).toBe('Second copy on this device behind, written 5 minutes ago ?not known yet');
  expect(text.getByText(/^The second copy does not have the newest changes/)).toBeVisible();
});

test('what is on its way is said to be that, and is not called uncertain', async () => {
  const app = await anApp();
  await app.send(await app.aPerson());
  await app.send(await app.aPerson());
  app.show(WorkSafety, '#/settings/device');
  expect(
    await screen.findByText(
      'They are being sent, and the answers are not here yet. If this device is lost now, they may be lost.',
    ),
  ).toBeVisible();
  await app.aPerson();
  expect(await screen.findByText('If this device is lost now:')).toBeVisible();
  expect(screen.getByText('1 is lost.')).toBeVisible();
  expect(screen.getByText('2 may be lost: they are being sent.')).toBeVisible();
  expect(screen.queryByText(/no answer|arrived is not known/)).toBeNull();
  await countOutsideCopy(app.store, { journalSeq: 1_000, at: Date.now(), how: 'a person has it' });
  expect(await screen.findByText('2 records are on their way to the server.')).toBeVisible();
});

test('what is lost with the device is told apart from what may have arrived, and drafts are named', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.noReply);
  app.show(WorkSafety, '#/settings/device');
  expect(
    await screen.findByText(
      'It may also be on the server: no answer came back. If this device is lost now, it may be lost.',
    ),
  ).toBeVisible();
  await saveDraft(app.store, 'registration', { sex: 'F' });
  await app.aPerson();
  await app.aPerson();
  expect(await screen.findByText('If this device is lost now:')).toBeVisible();
  const lines = screen.getAllByText(/^\d .*lost/).map(({ textContent }) => textContent);
  expect(lines).toEqual(['2 are lost.', '1 may be lost: no answer came.', '1 draft is lost as well.']);
  // The head line is as unsure as what stands below it, in the words of the rail.
  expect(screen.getByText('3 only on this device').parentElement).toHaveTextContent(
    /^Up to 3 only on this device$/,
  );
});

test('a record in a backup whose arrival is not known is said to be that', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.noReply);
  await countOutsideCopy(app.store, { journalSeq: 1_000, at: Date.now(), how: 'a person has it' });
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('Whether 1 record arrived is not known.')).toBeVisible();
});

test('while there is room nothing is said of it', async () => {
  await shown(1, { is: 'whole' });
  await atRest();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a passphrase that anybody guesses locks no backup', async () => {
  const app = await anApp();
  await app.aPerson();
  const user = app.show(WorkSafety, '#/settings/device');
  await user.click(await screen.findByText(screens.keeping.withPassphrase));
  const field = screen.getByLabelText(screens.keeping.passphrase);
  expect(field).toHaveClass('secret');
  await user.type(field, 'a');
  await user.click(screen.getByRole('button', { name: screens.keeping.make }));
  expect(field).toHaveAccessibleDescription(new RegExp(screens.mend.passphrase));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: screens.keeping.haveIt })).toBeNull();
  await user.type(field, ' river by the blue house');
  expect(field).not.toHaveAccessibleDescription(new RegExp(screens.mend.passphrase));
});
