import { expect, test } from 'vitest';
import type { Channel } from '../../../src/sync/tabs/tab-channel.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { onCommit } from '../../../src/store/transaction/live.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { aDevice, aServer, aTab, sentAll, settingsFor, wholeAnswer } from '../a-sync.ts';

const MANY = 20;

test.each([
  ['checks of the connection', { what: 'check wanted' }],
  ['looks for work', { what: 'look', again: true }],
  ['changes of the key', { what: 'key changed', isKnown: true }],
  ['keys that are gone', { what: 'key changed', isKnown: false }],
])(
  'another page of the origin that asks for %s again and again causes no more than once',
  async (_, data) => {
    const server = await aServer();
    const { store, aPerson } = await aDevice();
    await aPerson();
    const timers = manualTimers();
    let isDown = false;
    const counted = { requests: 0, commits: 0 };
    const fetch: Fetch = (url, init) => {
      counted.requests += 1;
      return isDown ? Promise.reject(new TypeError('Nothing answers')) : wholeAnswer(url, init);
    };
    const channel: Channel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
    await aTab({ store, timers, fetch, channel }, settingsFor(server));
    await sentAll(store);
    // While something waits for a server that does not answer, each look would ask it.
    isDown = data.what === 'look';
    if (isDown) await aPerson();
    await timers.pass(5_000);
    onCommit(store, () => (counted.commits += 1));

    const hear = () => channel.onmessage?.(new MessageEvent('message', { data }));
    const causedBy = async (messages: number) => {
      Object.assign(counted, { requests: 0, commits: 0 });
      for (let at = 0; at < messages; at += 1) {
        hear();
        await atRest();
      }
      return { ...counted };
    };
    const one = await causedBy(1);
    await timers.pass(5_000);
    expect(await causedBy(MANY)).toEqual(one);
    Object.assign(counted, { requests: 0, commits: 0 });
    await timers.pass(1_000);
    expect(counted.requests).toBeLessThanOrEqual(one.requests);
    expect(counted.commits).toBeLessThanOrEqual(one.commits);
  },
);
