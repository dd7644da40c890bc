import { screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { MirrorState } from '../../../../../src/copies/mirror/state.ts';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import { saveDraft } from '../../../../../src/store/changes/drafts.ts';
import { transfer } from '../../../../../src/store/transfer/transfer.ts';
import { sayTaken } from '../../../../../src/store/transfer/transfers.ts';
import { hold } from '../../../../../src/store/changes/hold.ts';
import { discard } from '../../../../../src/store/changes/discard.ts';
import ThisDevice from '../../../../../src/ui/screens/settings/device/ThisDevice.svelte';
import WorkSafety from '../../../../../src/ui/screens/settings/device/WorkSafety.svelte';
import { atRest } from '../../../../support/parts/at-rest.ts';
import { anApp, became } from '../../../an-app.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const uuidOf = (nth: number) => serverUuid(`6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${nth}`);

/** What a screen reader reads of an element. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

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
  await screen.findByRole('button', { name: screens.copies.make });
  const [answer] = screen.getAllByRole('heading', { level: 2 });
  const heading = answer?.textContent.trim();
  const rows = listed().map(heard);
  return { heading, rows, text: within(document.body) };
}

test('with nothing stored there is nothing to lose', async () => {
  const { heading, rows, text } = await shown(0, { is: 'whole' });
  expect(heading).toBe(screens.device.safety.answers.nothing);
  expect(text.getByText(screens.device.safety.lost.nothing)).toBeVisible();
  expect(text.getByRole('button', { name: screens.copies.make })).not.toHaveClass('primary');
  // It stands below what restores, and so says itself what it is.
  expect(text.getByRole('heading', { name: screens.copies.make })).toBeVisible();
  expect(text.getByText(screens.copies.about)).toBeVisible();
  expect(text.queryByText(screens.copies.withPassphrase)).toBeNull();
  // Four copies of nothing would only be in the way.
  expect(rows).toEqual([]);
  expect(text.queryByText(screens.copies.onlyHere.nothing)).toBeNull();
});

test('what was moved is not called safe before the other device has it', async () => {
  const app = await anApp();
  await app.aPerson();
  const row = await transfer(app.store, 'K7-4QF-2M9');
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByRole('heading', { name: 'Is my work safe? Almost.' })).toBeVisible();
  expect(screen.getByText(screens.device.safety.moved({ n: 1 }), { exact: false })).toBeVisible();
  expect(screen.queryByText(screens.copies.onlyHere.nothing)).toBeNull();
  expect(screen.queryByText(screens.device.safety.lost.noOne)).toBeNull();
  await sayTaken(app.store, row?.id ?? '', true);
  expect(await screen.findByRole('heading', { name: 'Is my work safe? Yes.' })).toBeVisible();
  expect(screen.getByText(screens.transfer.onOther({ n: 1 }))).toBeVisible();
  expect(screen.queryByText(screens.device.safety.moved({ n: 1 }), { exact: false })).toBeNull();
});

test('with a few only here it names the number, and what happens to them', async () => {
  const { heading, rows, text } = await shown(4, { is: 'whole' }, 3);
  expect(heading).toBe('Is my work safe? Almost.');
  expect(text.getByText('1 record only on this device')).toBeVisible();
  expect(text.getByText(screens.device.safety.lost.all.lost({ n: 1 }))).toBeVisible();
  expect(rows[0]).toBe('Server just now 3 records');
});

test('where nothing arrived and no answer came, the server is not said to have got nothing', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.sent(await app.aPerson(), became.rejected('No'));
  await app.aPerson();
  app.show(WorkSafety, '#/settings/device');
  const server = () => listed().slice(0, 1).map(heard).join('');
  await expect.poll(server).toContain('Server 1 to fix 0 records');
  await app.sent(await app.aPerson(), became.noReply);
  await expect.poll(server).toBe('Server 1 no reply not known');
});

test('a backup stands straight under the answer, before the copies, and what else can be done below them', async () => {
  const app = await anApp();
  await app.aPerson();
  const user = app.show(ThisDevice, '#/settings/device');
  const make = await screen.findByRole('button', { name: screens.copies.make });
  expect(make).toHaveClass('primary');
  const copies = screen.getByRole('list', { name: screens.device.copies.title });
  expect(make.compareDocumentPosition(copies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // What the looks of the bars mean stands below them: above, a low screen has no bar in sight.
  expect(screen.getByText(screens.device.copies.legend.onlyHere).parentElement?.previousElementSibling).toBe(
    copies,
  );
  await user.click(screen.getByRole('link', { name: screens.transfer.title }));
  expect(screen.getByRole('heading', { name: screens.transfer.title })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: screens.copies.restore }));
  expect(screen.getByRole('heading', { name: screens.copies.restore })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^(Check|Fix|See)/ })).toBeNull();
  await app.sent(await app.aPerson(), became.rejected('No'));
  expect(await screen.findByRole('link', { name: screens.sync.next.toFix.act({ n: 1 }) })).toHaveAttribute(
    'href',
    '#/sync',
  );
  await app.sent(await app.aPerson(), became.noReply);
  expect(await screen.findByRole('link', { name: screens.sync.next.noReply.act({ n: 1 }) })).toHaveAttribute(
    'href',
    '#/sync',
  );
  expect(screen.queryByRole('link', { name: screens.sync.next.toFix.act({ n: 1 }) })).toBeNull();
});

test('what is held has a way to where it can go on', async () => {
  const app = await anApp();
  await hold(app.store, [await app.aPerson(), await app.aPerson()]);
  app.show(WorkSafety, '#/settings/device');
  const way = await screen.findByRole('link', { name: screens.sync.next.onHold.act({ n: 2 }) });
  expect(way).toHaveAttribute('href', '#/sync');
  const copies = screen.getByRole('list', { name: screens.device.copies.title });
  expect(copies.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where no server is set, which is why all of it is only here, the way to set one stands below the backup', async () => {
  const app = await anApp();
  app.show(WorkSafety, '#/settings/device');
  await screen.findByRole('button', { name: screens.copies.make });
  expect(screen.queryByRole('link', { name: first.firstSight.connect })).toBeNull();
  await app.aPerson();
  const way = await screen.findByRole('link', { name: first.firstSight.connect });
  expect(way).toHaveAttribute('href', '#/settings/server');
  const make = screen.getByRole('button', { name: screens.copies.make });
  expect(make.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // What waits goes nowhere without it, whatever there is to decide besides.
  await app.sent(await app.aPerson(), became.noReply);
  expect(await screen.findByRole('link', { name: screens.sync.next.noReply.act({ n: 1 }) })).toBeVisible();
  expect(screen.getByRole('link', { name: first.firstSight.connect })).toBeVisible();
});

test('what is lost stands straight under the number, in however many lines, and then what can be done', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(WorkSafety, '#/settings/device');
  const lost = await screen.findByText(screens.device.safety.lost.all.lost({ n: 1 }));
  const make = screen.getByRole('button', { name: screens.copies.make });
  expect(make.compareDocumentPosition(lost)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // How the backup is locked, and what else can be done, leave the place below the button to the copies.
  const copies = screen.getByRole('list', { name: screens.device.copies.title });
  const lock = screen.getByText(screens.copies.withPassphrase);
  const way = await screen.findByRole('link', { name: first.firstSight.connect });
  for (const later of [lock, way])
    expect(copies.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.sent(await app.aPerson(), became.noReply);
  const several = await screen.findByText(screens.device.safety.lost.perhaps.lost({ n: 2 }));
  expect(several.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a full disk is said above the backup, which has to go elsewhere then', async () => {
  const app = await anApp();
  await app.aPerson();
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  app.show(WorkSafety, '#/settings/device');
  const where = await screen.findByText(screens.copies.about);
  const make = screen.getByRole('button', { name: screens.copies.make });
  expect(where.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('until it is counted, what follows keeps its place', async () => {
  const app = await anApp();
  app.show(WorkSafety, '#/settings/device');
  expect(document.querySelector('.awaited')).not.toBeNull();
  await screen.findByRole('button', { name: screens.copies.make });
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
  expect(screen.queryByText(screens.copies.onlyHere.nothing)).toBeNull();
});

test('with nothing here, what another device had is the next thing to do, and is offered by one button', async () => {
  const app = await anApp();
  const user = app.show(ThisDevice, '#/settings/device');
  const choose = await screen.findByRole('button', { name: screens.copies.chooseFile });
  await expect.poll(() => choose).toHaveClass('primary');
  expect(screen.queryByRole('button', { name: screens.copies.restore })).toBeNull();
  const input = screen.getByLabelText(screens.copies.chooseFile, { selector: 'input' });
  const opened = vi.spyOn(input, 'click');
  await user.click(choose);
  expect(opened).toHaveBeenCalledOnce();
  // Straight below the sentence that leads to it, before a backup of nothing.
  const make = await screen.findByRole('button', { name: screens.copies.make });
  expect(make).not.toHaveClass('primary');
  expect(choose.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const moving = screen.getByRole('heading', { name: screens.transfer.title });
  expect(make.compareDocumentPosition(moving)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.aPerson();
  // The same section as before, so what it said of what came is still there.
  const later = await screen.findByRole('link', { name: screens.copies.restore });
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
  const make = await screen.findByRole('button', { name: screens.copies.make });
  expect(make).not.toHaveClass('primary');
});

test('in practice nothing is said to be lost, and nothing needs a backup', async () => {
  const app = await anApp();
  // The screen asks only whether this is practice.
  app.outpost.practice = {} as never;
  await discard(app.store, [await app.aPerson()]);
  await hold(app.store, [await app.aPerson()]);
  app.show(WorkSafety, '#/settings/device');
  expect(await screen.findByText('1 record only on this device')).toBeVisible();
  expect(screen.getByRole('heading', { name: screens.device.safety.notReal })).toBeVisible();
  expect(screen.queryByText(/Is my work safe/)).toBeNull();
  // The practice server is set by itself.
  expect(screen.queryByRole('link', { name: first.firstSight.connect })).toBeNull();
  expect(screen.queryByText(/you (may )?lose/)).toBeNull();
  const make = await screen.findByRole('button', { name: screens.copies.make });
  expect(make).not.toHaveClass('primary');
  // What needs someone comes first.
  const way = screen.getByRole('link', { name: screens.sync.next.onHold.act({ n: 1 }) });
  expect(way).toHaveClass('primary');
  expect(way.compareDocumentPosition(make)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a second copy that has everything is told with the first', async () => {
  const { rows } = await shown(1, { is: 'whole' });
  expect(rows.slice(2)).toEqual(['This device now, in two copies 1 record']);
});

test('with half of it only here it does not say almost', async () => {
  const { heading } = await shown(2, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
});

test('with everything sent it says yes', async () => {
  const { heading, text } = await shown(1, { is: 'whole' }, 1);
  expect(heading).toBe('Is my work safe? Yes.');
  expect(text.getByText(screens.copies.onlyHere.nothing)).toBeVisible();
});

test('where the browser keeps no second copy it says so, and does not say almost', async () => {
  const { heading, rows, text } = await shown(2, { is: 'missing' }, 1);
  expect(heading).toBe('Is my work safe? Not yet.');
  expect(rows[3]).toBe('Second copy on this device none 0 records');
  expect(text.getByText(screens.device.safety.oneCopy)).toBeVisible();
});

test('a second copy that is behind is called behind, and has no number', async () => {
  const { rows, text } = await shown(1, { is: 'behind', at: Date.UTC(2026, 10, 21, 7, 55) });
  expect(rows[3]).toBe('Second copy on this device out of date (5 minutes ago) not known');
  expect(text.getByText(screens.device.safety.behind)).toBeVisible();
});

test('what may have arrived already is not said to be lost for sure, and drafts are named beside the number', async () => {
  const app = await anApp();
  await app.send(await app.aPerson());
  app.show(WorkSafety, '#/settings/device');
  const { lost } = screens.device.safety;
  expect(await screen.findByText(lost.perhaps.lost({ n: 1 }))).toBeVisible();
  await app.sent(await app.aPerson(), became.noReply);
  await saveDraft(app.store, 'registration', { sex: 'F' });
  await app.aPerson();
  expect(await screen.findByText(lost.perhaps.lost({ n: 3 }))).toBeVisible();
  // The head line is as unsure as what stands below it, in the words of the rail.
  expect(await screen.findByText(/^Up to 3 records only on this device/)).toHaveTextContent(
    /^Up to 3 records only on this device 1 being sent, plus 1 draft$/,
  );
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
  await user.click(await screen.findByText(screens.copies.withPassphrase));
  const field = screen.getByLabelText(screens.copies.passphrase);
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'a');
  await user.click(screen.getByRole('button', { name: screens.copies.make }));
  expect(field).toHaveAccessibleDescription(new RegExp(screens.fix.passphrase));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: screens.copies.haveIt })).toBeNull();
  await user.type(field, ' river by the blue house');
  expect(field).not.toHaveAccessibleDescription(new RegExp(screens.fix.passphrase));
});
