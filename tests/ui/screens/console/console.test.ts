import { cleanup, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import JsonTree from '../../../../src/ui/screens/console/answer/JsonTree.svelte';
import Console from '../../../../src/ui/screens/console/Console.svelte';
import OneCall from '../../../../src/ui/screens/console/OneCall.svelte';
import { anApp, heading } from '../../an-app.ts';
import { aCall, aPracticeCall, described, hostDescription } from './a-call.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

hostDescription();

const answer = () => within(screen.getByRole('region', { name: screens.console.answer }));
const chip = (name: string) => screen.getByRole('button', { name });

const DEVICE = screens.console.ways.device;

describe('the console', () => {
  test('asks for the description once, for the list and for each call', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.pathname);
      return Promise.resolve(new Response(described));
    });
    const app = await anApp();
    app.show(Console, '#/api');
    await screen.findByRole('region', { name: 'Users' });
    cleanup();
    app.show(OneCall, '#/api/createUser');
    await screen.findByRole('button', { name: screens.console.send });
    expect(asked).toEqual(['/openapi.json']);
  });

  test('asks again for a description that did not load', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const app = await anApp();
    app.show(Console, '#/api');
    await screen.findByText(screens.console.notLoaded);
    cleanup();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(described)));
    app.show(Console, '#/api');
    expect(await screen.findByRole('region', { name: 'Users' })).toBeVisible();
  });

  test('says where the calls go, and that what they make is real', async () => {
    const none = await anApp();
    none.show(Console, '#/api');
    expect(await screen.findByText(screens.console.goes.noServer)).toBeVisible();
    cleanup();
    const app = await anApp({ given: { serverAddress: 'https://server.test' } });
    app.show(Console, '#/api');
    expect(
      await screen.findByText(screens.console.goes.server({ address: 'https://server.test' })),
    ).toBeVisible();
  });

  test('lists every call with its method and path, each a link', async () => {
    const app = await anApp();
    app.show(Console, '#/api');
    await screen.findByRole('region', { name: 'Users' });
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    // The way back to More stands before them.
    expect(links).toHaveLength(10);
    expect(links).toContainEqual(['#/api/createUser', expect.stringContaining('POST /api-v1/users/create')]);
    const groups = within(screen.getByRole('region', { name: first.titles.groups }));
    expect(groups.getByRole('link')).toHaveTextContent(/\/groups\/create Create a group$/);
  });

  test('says when the description did not load', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })));
    const app = await anApp();
    app.show(Console, '#/api');
    expect(await screen.findByText(screens.console.notLoaded)).toBeVisible();
  });

  test('says when there is no such call', async () => {
    const app = await anApp();
    app.show(OneCall, '#/api/nothing');
    await heading('There is no call nothing');
  });
});

test('of a long answer a part is drawn, and more when someone asks for it', async () => {
  const user = userEvent.setup();
  const items = Array.from({ length: 10_000 }, (_, at) => `item ${at}`);
  const { container } = render(JsonTree, { value: { long: 'x'.repeat(1_000_000), items } });
  expect(container.textContent.length).toBeLessThan(3000);
  await user.click(screen.getByText('[10000]'));
  expect(screen.getAllByText(/"item \d/)).toHaveLength(100);
  await user.click(chip('9,900 more'));
  expect(screen.getAllByText(/"item \d/)).toHaveLength(200);
  await user.click(chip(screens.console.more));
  expect(container.textContent.length).toBeGreaterThan(1_000_000);
});

test('an answer is written as JSON is, comma for comma', () => {
  const value = { none: null, list: [1, 'two "quoted"', [], {}], deep: { a: { b: [true] } }, '': 0 };
  const { container } = render(JsonTree, { value });
  expect(JSON.parse(container.textContent)).toEqual(value);
});

describe('a call', () => {
  test('is called what the list calls it, with its path below', async () => {
    await aCall('createUser');
    const title = await heading('Create a user');
    const path = screen.getByText('POST', { selector: 'p > *' }).parentElement;
    expect(path).toHaveTextContent('POST /api-v1/users/create');
    expect(path && title.compareDocumentPosition(path)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('that is refused says at each field what is wrong with it, until that field is changed', async () => {
    const { user, send } = await aCall('createUser', '?country=UK');
    await send();
    const country = screen.getByRole('textbox', { name: 'country (required)' });
    expect(country).toHaveAccessibleDescription(/“UK” is not an ISO 3166-1 country code/);
    expect(screen.getByRole('textbox', { name: 'sex (required)' })).toHaveAccessibleDescription(
      /Select Male or Female/,
    );
    await user.clear(country);
    expect(country).toBeValid();
    expect(screen.getByRole('textbox', { name: 'sex (required)' })).toHaveAccessibleDescription(
      /Select Male or Female/,
    );
    await user.click(chip('A nurse in Kenya'));
    expect(screen.queryByText(/^Error:/)).toBeNull();
  });

  test('that is refused for one of its entries says so at that entry', async () => {
    const { user, send, aGroup } = await aCall('assign');
    await aGroup('Lions');
    await user.click(
      await screen.findByRole('button', { name: 'Two about the group that the user joins with this call' }),
    );
    const [, second] = screen.getAllByRole('textbox', { name: 'target (required)' });
    await user.clear(second as HTMLElement);
    await send();
    await answer().findByText('"/auto_assign/1/target"', { exact: false });
    expect(second).toBeInvalid();
  });

  test('leaves whom it is about where an example is filled in', async () => {
    const { user } = await aCall('assign', '?user_uuid=someone');
    await user.click(chip('One assessment about oneself'));
    expect(screen.getByRole('textbox', { name: 'user_uuid (required)' })).toHaveValue('someone');
    expect(screen.getByRole('textbox', { name: 'target (required)' })).toHaveValue('self');
  });

  test('shows what is answered to an example before it was sent, and then status, size and headers of the answer', async () => {
    const { user, send, aGroup } = await aCall('createUser');
    await aGroup('Lions');
    await user.click(await screen.findByRole('button', { name: 'Someone who joins a group' }));
    expect(answer().getByText('200 OK')).toBeVisible();
    expect(answer().getByRole('region', { name: screens.console.exampleAnswer })).toHaveTextContent(
      '"member_of"',
    );
    await user.click(chip('A nurse in Kenya'));
    expect(answer().getByRole('region', { name: screens.console.exampleAnswer })).not.toHaveTextContent(
      '"member_of"',
    );
    await send();
    const status = (await answer().findByText('OK')).closest('[role=status]');
    expect(status).toHaveTextContent(/^200 OK \d+ ms 166 bytes$/);
    expect(answer().queryByRole('region', { name: screens.console.exampleAnswer })).toBeNull();
    expect(answer().queryByText('200 OK')).toBeNull();
    await user.click(answer().getByText('Headers: 1'));
    expect(answer().getByText('application/json')).toBeVisible();
  });

  test('goes as the encoding that is chosen, and is copied as that', async () => {
    const { user, send, store } = await aCall('createUser');
    await user.click(chip('A nurse in Kenya'));
    expect(screen.getByText(/--data-urlencode 'country=KE'/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: screens.settings.encodings.json }));
    expect(screen.getByRole('region', { name: screens.console.curl })).toHaveTextContent(
      /-H 'content-type: application\/json'.*--data-raw '\{ "sex": "F",/,
    );
    await send();
    await answer().findByText('OK');
    expect(await store.db.users.count()).toBe(1);
  });

  test('that only reads says nothing of what is made', async () => {
    await aCall('occupationsToDepth');
    expect(screen.getByText(screens.console.aboutRead.device)).toBeVisible();
    expect(screen.queryByText(screens.console.caution.real)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'int (optional)' })).toBeVisible();
  });

  test('whose codes come with the address shows them as they are sent, also those that no picker knows', async () => {
    const { send } = await aCall('createUser', '?sex=F&country=UK&occupation=2220');
    expect(screen.getByRole('textbox', { name: /^country/ })).toHaveValue('UK');
    expect(screen.getByRole('textbox', { name: /^occupation/ })).toHaveValue('2220');
    await send();
    expect(await answer().findByText('"country-unknown"')).toBeVisible();
  });

  test('has a field for each of its schema, with the rule in words, and the rules that it refuses by', async () => {
    const { user } = await aCall('createUser');
    for (const name of ['country', 'occupation'])
      expect(screen.getByRole('combobox', { name: `${name} (required)` })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'sex (required)' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'group_uuid (optional)' })).toBeVisible();
    // What a code must be like is of no use to whoever picks a name.
    expect(screen.getByRole('combobox', { name: 'country (required)' })).toHaveAccessibleDescription(
      /^Results/,
    );
    await user.click(screen.getByRole('checkbox', { name: screens.console.asText }));
    expect(
      screen.getByText(/^\u2066Must be one of the 249 assigned ISO 3166-1 alpha-2 codes: GB, not UK/),
    ).toBeVisible();
    expect(screen.getByText('country-unknown')).toBeInTheDocument();
    expect(screen.getByText(/select GB \(United Kingdom\)/)).toBeInTheDocument();
  });

  test('is answered by the service on this device, which keeps what is made', async () => {
    const { user, send, store } = await aCall('createUser');
    await user.click(chip('A nurse in Kenya'));
    await send();
    expect(await answer().findByText('200', { selector: 'strong' })).toBeVisible();
    expect(answer().getByText(/"User created"/)).toBeVisible();
    expect(await store.db.users.toArray()).toMatchObject([{ sex: 'F', country: 'KE', occupation: '2221' }]);
    const [made] = await store.db.users.toArray();
    expect(answer().getByRole('link')).toHaveAttribute('href', `#/api/assign?user_uuid=${made?.id}`);
  });

  test('shows every rule that it broke', async () => {
    const { user, send, store } = await aCall('createUser');
    await user.click(screen.getByRole('checkbox', { name: screens.console.asText }));
    await user.type(screen.getByRole('textbox', { name: 'country (required)' }), 'UK');
    await send();
    expect(await answer().findByText('422', { selector: 'strong' })).toBeVisible();
    for (const rule of ['"sex-missing"', '"country-unknown"', '"occupation-missing"']) {
      expect(answer().getByText(rule, { exact: false })).toBeVisible();
    }
    expect(await store.db.users.count()).toBe(0);
  });

  test('takes from a link what it shows, and neither a confirmation nor a purchase', async () => {
    const bought = encodeURIComponent('[{"key":"AI","target":"self"}]');
    await aCall('assign', `?user_uuid=someone&auto_reserve=yes&auto_assign=${bought}`);
    expect(screen.getByRole('textbox', { name: 'user_uuid (required)' })).toHaveValue('someone');
    expect(
      screen.getByRole('checkbox', { name: 'I confirm the purchase of 0 assessments' }),
    ).not.toBeChecked();
    expect(screen.getByText(/--data-urlencode 'user_uuid=someone'$/)).toBeVisible();
  });

  test('fills an example in about someone of this device, and promises nothing about who is not there', async () => {
    const { user, aPerson, aGroup, store } = await aCall('assign', '', {
      serverAddress: 'https://server.test',
    });
    const field = screen.getByRole('textbox', { name: 'user_uuid (required)' });
    await user.click(chip('One assessment about oneself'));
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Only joining a group' })).toBeNull();
    await aPerson();
    const last = await aPerson();
    const lions = await aGroup('Lions');
    await user.click(await screen.findByRole('button', { name: 'Only joining a group' }));
    await expect.poll(() => field).toHaveValue(last);
    expect(screen.getByText(new RegExp(`--data-urlencode 'group_uuid=${lions}'`))).toBeVisible();
    // The server has neither.
    await user.click(screen.getByRole('radio', { name: screens.console.ways.server }));
    expect(field).toHaveValue('');
    expect(screen.queryByText(new RegExp(lions))).toBeNull();
    expect(await store.db.assignments.count()).toBe(0);
  });

  test('forgets a group of this device in an entry too when it is to go to the server', async () => {
    const { user, aPerson, aGroup } = await aCall('assign', '', { serverAddress: 'https://server.test' });
    await aPerson();
    const lions = await aGroup('Lions');
    await user.click(
      await screen.findByRole('button', { name: 'Two about the group that the user joins with this call' }),
    );
    const targets = () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox', { name: 'target (required)' })
        .map(({ value }) => value);
    await expect.poll(targets).toEqual([lions, lions]);
    await user.click(screen.getByRole('radio', { name: screens.console.ways.server }));
    expect(targets()).toEqual(['', '']);
    expect(screen.queryByText(new RegExp(lions))).toBeNull();
  });

  test('takes a purchase only with a box that is ticked again for each, and that no example ticks', async () => {
    const { user, send, aPerson, store } = await aCall('assign');
    const id = await aPerson();
    await user.click(chip('One assessment about oneself'));
    const box = () => screen.getByRole('checkbox', { name: 'I confirm the purchase of 1 assessment' });
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription();
    const field = screen.getByRole('textbox', { name: 'user_uuid (required)' });
    await user.click(box());
    await user.clear(field);
    await user.type(field, id);
    expect(box()).not.toBeChecked();
    await send();
    expect(await answer().findByText('"reserve-missing"', { exact: false })).toBeVisible();
    await user.click(box());
    await send();
    expect(await answer().findByText('200', { selector: 'strong' })).toBeVisible();
    expect(box()).not.toBeChecked();
    expect(await store.db.assignments.count()).toBe(1);
  });

  test('has the prices of a revenue share where the contract is one', async () => {
    const { user } = await aCall('assign', '', { contract: 'revenue-share' });
    await user.click(chip('Add to auto_assign'));
    expect(screen.getByRole('textbox', { name: 'assessment_each_price (required)' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'data (required)' })).toBeVisible();
    await user.click(chip('Add to data'));
    expect(screen.getByRole('combobox', { name: 'key (required)' })).toBeVisible();
    await user.click(chip('Remove auto_assign 1'));
    expect(screen.queryByRole('textbox', { name: 'assessment_each_price (required)' })).toBeNull();
  });

  test('offers the server only where one is set, and starts with this device', async () => {
    await aCall('createUser');
    expect(screen.queryByRole('radio', { name: DEVICE })).toBeNull();
    expect(screen.queryByRole('radio', { name: screens.console.ways.server })).toBeNull();
  });

  test('in practice asks the practice server, which keeps what is made, and offers no other', async () => {
    const { user, practice, store } = await aPracticeCall('createUser');
    await user.click(await screen.findByRole('radio', { name: screens.console.ways.practice }));
    expect(screen.queryByRole('radio', { name: screens.console.ways.server })).toBeNull();
    expect(screen.getByText(screens.console.aboutTarget.practice)).toBeVisible();
    expect(screen.queryByText(screens.console.caution.real)).toBeNull();
    expect(screen.queryByRole('link', { name: screens.console.inPractice })).toBeNull();
    await user.click(chip('A nurse in Kenya'));
    await user.click(screen.getByRole('button', { name: screens.console.send }));
    expect(await answer().findByText('200', { selector: 'strong' })).toBeVisible();
    expect(await practice.server.db.ledger.toArray()).toMatchObject([{ operation: 'createUser' }]);
    expect(await store.db.users.count()).toBe(0);
    await practice.server.deck.choose('server-down');
    await user.click(screen.getByRole('button', { name: screens.console.send }));
    expect(await answer().findByText(screens.console.noAnswer.write)).toBeVisible();
  });

  test('to a server that does not answer says that it may have been done', async () => {
    const { user, send, sync, store } = await aCall('createUser', '', {
      serverAddress: 'https://server.test',
    });
    const { settings } = await import('../../../../src/store/changes/settings.ts');
    const { serverSettings } = await import('../../../../src/sync/server/server-settings.ts');
    await sync?.configure(serverSettings(await settings(store, { serverAddress: 'https://server.test' })));
    expect(screen.getByRole('radio', { name: DEVICE })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: screens.console.ways.server }));
    expect(
      screen.getByText(screens.console.caution.server({ address: 'https://server.test' })),
    ).toBeVisible();
    expect(screen.getByText(/-H "apikey: \$KEY"/)).toBeVisible();
    await user.click(chip('A nurse in Kenya'));
    await send();
    expect(await answer().findByText(screens.console.noAnswer.write)).toBeVisible();
    expect(await store.db.users.count()).toBe(0);
  });
});
