import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import type { Component } from 'svelte';
import { expect, onTestFinished, vi } from 'vitest';
import { Canary } from '../../src/organisation/canary.ts';
import { createPageClient } from '../../src/api/page-client.ts';
import type { LocalId, ServerUuid } from '../../src/domain/record/reference.ts';
import { closeAttempt, markSending } from '../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../src/store/outbox/closing.ts';
import { useProfile } from '../../src/store/outbox/profiles.ts';
import { deviceRecords } from '../../src/store/changes/records.ts';
import { settings, type Settings } from '../../src/store/changes/settings.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { unitOfWork } from '../../src/store/changes/unit-of-work.ts';
import type { AttemptRow } from '../../src/store/schema/attempt.ts';
import { Errors } from '../../src/page/errors.ts';
import { createSync } from '../../src/sync/create-sync.ts';
import { browserTimers } from '../../src/sync/timers.ts';
import type { Sync } from '../../src/sync/sync.ts';
import { requestWriter } from '../../src/sync/attempt/write-request.ts';
import { CopiesState, DeploymentState, Occupied, TroubleState } from '../../src/ui/app/boot.svelte.ts';
import { CatalogueState } from '../../src/ui/app/catalogue.svelte.ts';
import { CurrentSettings } from '../../src/ui/app/current-settings.svelte.ts';
import { EarlyDraft } from '../../src/ui/app/early-draft.ts';
import type { Outpost } from '../../src/ui/app/outpost.ts';
import { Router } from '../../src/ui/app/router.svelte.ts';
import { Session } from '../../src/ui/app/session.svelte.ts';
import { aStore } from '../store/a-store.ts';
import { connectionsKnown } from '../../src/sync/server/http-version.ts';
import { memoryLocks } from '../support/parts/memory-locks.ts';
import { shippedCatalogue, shippedFinder } from '../support/parts/shipped-catalogue.ts';
import AppFrame from './AppFrame.svelte';

interface AppOptions {
  /** What whoever hosts the app has set. */
  given?: Partial<Settings>;
  /** This page can send; nothing goes, because no server is told to it. */
  canSend?: boolean;
  /** The name of its database. */
  name?: string;
}

/** A device with the app on it: every part is real, but nothing is sent unless a test says what became of it. */
export async function anApp({ given = {}, canSend = true, name }: AppOptions = {}) {
  const device = await aStore(name);
  const { store } = device;
  const sync = canSend ? aSync(store) : undefined;
  onTestFinished(async () => {
    // What is shown still asks the store; it goes first.
    cleanup();
    await sync?.close();
    store.close();
  });
  const deployment = new DeploymentState();
  deployment.settings = given;
  const outpost = await anOutpost(store, deployment, sync);
  return { ...device, outpost, deployment, sync, ...shower(outpost), ...wire(store) };
}

function aSync(store: Store): Sync {
  return createSync({
    store,
    locks: memoryLocks(),
    timers: browserTimers,
    channel: { onmessage: null, postMessage: () => undefined, close: () => undefined },
    randomBytes: (into) => into.fill(7),
    fetch: () => Promise.reject(new TypeError('There is no network here')),
    offline: () => false,
    connections: connectionsKnown(() => false),
  });
}

async function anOutpost(
  store: Store,
  deployment: DeploymentState,
  sync: Sync | undefined,
): Promise<Outpost> {
  const loaded = await shippedCatalogue();
  const catalogue = new CatalogueState();
  catalogue.catalogue = loaded;
  catalogue.finder = await shippedFinder();
  const { now, newId } = store;
  const organisation = async () => {
    const { organisationName: name, contract } = await settings(store, deployment.settings);
    return { name, contract };
  };
  const services = { ...loaded, organisation, records: deviceRecords(store), now, newId };
  return {
    ...{ store, catalogue, sync, now, version: '0.0.0' },
    client: Promise.resolve(
      createPageClient(services, (along) => unitOfWork(store, along), {
        baseUrl: location.origin,
        encoding: 'json',
      }),
    ),
    router: new Router(),
    deployment,
    settings: new CurrentSettings(store, deployment),
    session: new Session(),
    updates: { ready: false, apply: () => undefined },
    errors: new Errors(new EventTarget(), now),
    install: { way: undefined, ask: () => Promise.resolve() },
    trouble: new TroubleState(),
    canary: new Canary(store, localStorage),
    occupied: new Occupied(),
    earlyDraft: new EarlyDraft(localStorage, store.name),
    copies: new CopiesState(),
    storage: { persist: () => Promise.resolve(true), asksPerson: () => Promise.resolve(false) },
    randomBytes: (into) => into.fill(7),
    eraseRest: () => Promise.resolve(),
  };
}

/** Opens a screen, or a part with what it is given, at its address, and gives who uses it. */
function shower(outpost: Outpost) {
  function open<Props extends Record<string, unknown>>(page: Component<Props>, hash: string, given: Props) {
    location.hash = hash;
    render(AppFrame<Props>, { props: { outpost, page, given } });
    return userEvent.setup();
  }
  return {
    show: (page: Component<Record<string, never>>, hash: string) => open(page, hash, {}),
    showPart: open,
  };
}

/** What happens on the wire, without one: attempts with their bytes, and what became of them. */
function wire(store: Store) {
  async function opOf(id: LocalId) {
    const op = await store.db.ops.where('subjectId').equals(id).first();
    if (!op) throw new Error(`${id} has no operation`);
    return op;
  }

  async function send(id: LocalId): Promise<AttemptRow> {
    const write = requestWriter({ baseUrl: 'https://server.test', encoding: 'form' });
    const profile = await useProfile(store, { baseUrl: 'https://server.test' });
    const attempt = await markSending(store, (await opOf(id)).id, { profile, keyed: false }, write);
    if (!attempt) throw new Error(`${id} cannot be sent`);
    return attempt;
  }

  return {
    opOf,
    send,
    /** Sends a record, and closes the attempt. */
    sent: async (id: LocalId, closing: AttemptEnd) => {
      await closeAttempt(store, await send(id), closing);
    },
  };
}

/** How an attempt may end. */
export const became = {
  noReply: {
    outcome: 'noReply',
    status: 'noReply',
    evidence: { at: 0, durationMs: 5, errorName: 'TypeError' },
  },
  rejected: (detail: string, pointer = '') =>
    ({ outcome: 'rejected', status: 'toFix', problems: [{ pointer, rule: 'server', detail }] }) as const,
  confirmed: (serverUuid: ServerUuid) => ({ outcome: 'confirmed', status: 'confirmed', serverUuid }) as const,
} as const satisfies Record<string, AttemptEnd | ((...given: never[]) => AttemptEnd)>;

/** The heading of the screen that is shown, once it is. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/**
 * A button once it takes a press: some do not for a second, because a press could have been meant for what was there before. That second
 * begins again with the focus of the window, and passes at once.
 */
export async function pressable(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
