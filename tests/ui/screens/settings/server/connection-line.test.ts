import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SyncView } from '../../../../../src/ui/app/sync-view.svelte.ts';
import type { SyncState } from '../../../../../src/sync/tabs/sync-state.ts';
import ConnectionLine from '../../../../../src/ui/screens/settings/server/ConnectionLine.svelte';
import Server from '../../../../../src/ui/screens/settings/server/Server.svelte';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import { hold } from '../../../../../src/store/changes/hold.ts';
import { anApp, became } from '../../../an-app.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const PASTE = screens.anotherDevice.paste;

test('its region says what was found alone: with each record that becomes unknown it would else be read again', async () => {
  const { aPerson, sent, sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  await sent(await aPerson(), became.noReply);
  showPart(ConnectionLine, '#/settings/server', {
    view: new SyncView(sync),
    check: () => undefined,
    isBehind: false,
  });
  expect(await screen.findByText('1 no reply')).toBeVisible();
  // What was found, if the server was looked for meanwhile.
  expect(screen.getByRole('status')).not.toHaveTextContent(first.states.noReply);
});

test('the button keeps the focus while it checks, and a second press asks nothing', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const view = new SyncView(sync);
  let checks = 0;
  const check = () => {
    checks += 1;
    view.isChecking = true;
  };
  const user = showPart(ConnectionLine, '#/settings/server', { view, check, isBehind: false });
  const button = screen.getByRole('button', { name: screens.settings.connection.check });
  await user.click(button);
  expect(screen.getByText(screens.settings.connection.checking)).toBeVisible();
  // Disabled it would lose the focus in a browser.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await user.click(button);
  expect(checks).toBe(1);
});

test('stands above the form before what sends is there: later nothing comes above it', async () => {
  vi.stubGlobal('isSecureContext', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await anApp({ canSend: false, given: { serverAddress: 'https://server.test' } });
  const user = app.show(Server, '#/settings/server');
  const address = await screen.findByRole('textbox', { name: screens.settings.server.address });
  const title = await screen.findByRole('heading', { name: screens.settings.connection.title });
  expect(title.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText(screens.settings.connection.notChecked)).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.settings.connection.check }));
  expect(screen.getByText(screens.settings.connection.notChecked)).toBeVisible();
});

test('says when the server last answered, or did not, before anybody has looked at the connection', async () => {
  const { aPerson, sent, showPart } = await anApp({ canSend: false });
  const props = { view: undefined, check: () => undefined, isBehind: false };
  await sent(await aPerson(), became.rejected('No such country'));
  showPart(ConnectionLine, '#/settings/server', props);
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Last reply: .*\d/);
  await sent(await aPerson(), became.noReply);
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^No reply: .*\d/);
});

test.each([
  ['Check 1 no reply', ['noReply']],
  ['Fix', ['toFix']],
  ['Check 1 no reply', ['noReply', 'toFix']],
  ['Fix', ['toFix', 'onHold']],
  ['See it', ['onHold']],
] as const)('leads to Sync by “%s” where records are %s', async (link, states) => {
  const { store, aPerson, sent, showPart } = await anApp({ canSend: false });
  for (const state of states) {
    const id = await aPerson();
    if (state === 'onHold') await hold(store, [id]);
    else await sent(id, state === 'noReply' ? became.noReply : became.rejected('No such country'));
  }
  showPart(ConnectionLine, '#/settings/server', { view: undefined, check: () => undefined, isBehind: false });
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '#/sync');
});

test.each([
  ['nothing answers', true],
  ['no network', false],
  ['credentials refused', false],
  ['working', false],
] as const)(
  'where it is found that %s, to check again is the filled button: %s',
  async (finding, isFilled) => {
    const { aPerson, sent, sync, showPart } = await anApp();
    if (!sync) throw new Error('This app cannot send');
    await sent(await aPerson(), became.noReply);
    const view = new SyncView(sync);
    const state = { ...sync.state, connection: { finding, checkedAt: 0 } };
    Object.defineProperty(view, 'state', { value: state });
    showPart(ConnectionLine, '#/settings/server', { view, check: () => undefined, isBehind: false });
    const count = await screen.findByText('1 no reply');
    const check = screen.getByRole('button', { name: screens.settings.connection.check });
    expect(check.classList.contains('primary')).toBe(isFilled);
    // Under what was found, and before what there is to decide.
    expect(check.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('what was typed is the next thing to do', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.sent(await app.aPerson(), became.noReply);
  const user = app.show(Server, '#/settings/server');
  const save = await screen.findByRole('button', { name: screens.settings.save });
  expect(save).not.toHaveClass('primary');
  await user.type(screen.getByRole('textbox', { name: screens.settings.server.address }), '/new');
  expect(save).toHaveClass('primary');
});

test.each([
  ['is unknown', became.noReply],
  ['was refused', became.rejected('No such country')],
] as const)(
  'without a server, what %s stands at what is said first, before both ways to set one',
  async (_, outcome) => {
    const { aPerson, sent, show } = await anApp();
    await sent(await aPerson(), outcome);
    show(Server, '#/settings/server');
    const link = await screen.findByRole('link', { name: /^(Check|Fix|See)/ });
    const paste = screen.getByText(PASTE);
    const said = screen.getByText(screens.sync.noServer);
    expect(said.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(link.compareDocumentPosition(paste)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(paste).toHaveClass('primary');
  },
);

test('what a link brings, and that the form is the other way, stands at it, and neither does where nothing can be saved', async () => {
  const app = await anApp();
  app.show(Server, '#/settings/server');
  const says = await screen.findByText(screens.settings.server.linkFillsIn);
  expect(says).toBeVisible();
  app.outpost.session.space.tell(new StoreProblem('quota', ''));
  await expect.poll(() => screen.getByText(PASTE)).not.toBeVisible();
  expect(says).not.toBeVisible();
});

test('says on one line whether a broken connection can send a request twice', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, replaySafety: 'not replay-safe' };
    }
  }
  showPart(ConnectionLine, '#/settings/server', {
    ...{ view: new Shown(sync), check: () => undefined, isBehind: false },
  });
  expect(screen.getByText(screens.sync.panel.repeats).nextElementSibling).toHaveTextContent(
    screens.sync.replaySafety['not replay-safe'],
  );
});
