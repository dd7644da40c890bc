import { mount, unmount } from 'svelte';
import { createClient } from './api/client.ts';
import { createHandler } from './api/handler.ts';
import { jsonBelow, loadCatalogue, loadOccupationWords, type Catalogue } from './catalogue/load.ts';
import {
  buildOccupationFinder,
  createOccupationFinder,
} from './catalogue/occupation-finder/occupation-finder.ts';
import { deploymentSettings, readConfig } from './organisation/config.ts';
import { persist } from './shell/keep-storage.ts';
import { allowOwnWorkers } from './shell/trusted-types.ts';
import { Updates } from './shell/updates.svelte.ts';
import { keepGroups } from './store/groups.ts';
import { deviceRecords } from './store/records.ts';
import { settings } from './store/settings.ts';
import { storeProblemOf, type StoreProblem } from './store/store-problem.ts';
import { openStore, type Store } from './store/store.ts';
import App from './ui/App.svelte';
import NoStorage from './ui/NoStorage.svelte';
import { DeploymentState, Occupied, SendingState, TroubleState } from './ui/state/boot.svelte.ts';
import { CatalogueState } from './ui/state/catalogue.svelte.ts';
import { Router } from './ui/state/router.svelte.ts';
import { applyScheme, readScheme } from './ui/state/scheme.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

/** Time, identity and chance are made here and handed in everywhere else. */
const now = () => new Date();
const newId = () => crypto.randomUUID();
const random = () => Math.random();

/** Put in by the build, from package.json. */
declare const OUTPOST_VERSION: string;

const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app to mount into');

const fetchJson = jsonBelow(document.baseURI, (input, init) => fetch(input, init));
const catalogue = new CatalogueState();
const deployment = new DeploymentState();
const trouble = new TroubleState();
const occupied = new Occupied();
const sending = new SendingState();
const router = new Router();

applyScheme(readScheme());
allowOwnWorkers(window);
const updates = new Updates({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  mayReload: () => !occupied.isTyping && sending.sync?.state.phase !== 'sending',
  reload: () => location.reload(),
  now,
});

/** Everything that a registration needs comes first; the job titles weigh more and come after it. */
async function bringCatalogue(): Promise<Catalogue> {
  const loaded = await loadCatalogue(fetchJson);
  catalogue.catalogue = loaded;
  catalogue.finder = createOccupationFinder(loaded.occupations);
  return loaded;
}

async function bringWords({ occupations }: Catalogue): Promise<void> {
  const words = await loadOccupationWords(fetchJson);
  const pause = () => new Promise<void>((resume) => setTimeout(resume));
  catalogue.finder = await buildOccupationFinder(occupations, words, pause);
  catalogue.knowsJobTitles = true;
}

async function bringConfig(store: Store): Promise<void> {
  const response = await fetch(new URL('config.json', document.baseURI));
  if (!response.ok) return;
  const { config, problems } = readConfig(await response.text());
  deployment.settings = deploymentSettings(config);
  deployment.problems = problems;
  await keepGroups(store, config.groups ?? [], 'config');
}

/** Sending is not needed to register, so its code comes after the first screen. */
async function send(store: Store): Promise<void> {
  const { startSending } = await import('./shell/sending.ts');
  sending.sync = await startSending(store, deployment.settings);
}

async function organisation(store: Store) {
  const { organisationName, organisationCountry, contract } = await settings(store, deployment.settings);
  return {
    name: organisationName,
    contract,
    ...(organisationCountry ? { country: organisationCountry } : {}),
  };
}

/** Opens the device's database. While another tab is in the way, and when it cannot be had, the screen says so. */
async function open(element: Element): Promise<Store> {
  let shown: Record<string, unknown> | undefined;
  let isOpen = false;
  const onTrouble = (problem: StoreProblem) => {
    trouble.problem = problem;
    if (!isOpen) shown ??= mount(NoStorage, { target: element, props: { trouble } });
  };
  try {
    const store = await openStore({ name: 'outpost', now, newId, random, onTrouble });
    isOpen = true;
    trouble.problem = undefined;
    if (shown) await unmount(shown);
    return store;
  } catch (error) {
    onTrouble(storeProblemOf(error));
    throw error;
  }
}

async function start(element: Element): Promise<void> {
  const bringing = bringCatalogue();
  bringing.catch(
    (error: unknown) => (catalogue.failed = error instanceof Error ? error : new Error(String(error))),
  );
  const store = await open(element);
  const handling = bringing.then((loaded) =>
    createHandler({
      ...loaded,
      organisation: () => organisation(store),
      records: deviceRecords(store),
      now,
      newId,
    }),
  );
  const client = createClient(async (request, note) => (await handling)(request, note), {
    baseUrl: location.origin,
    encoding: 'json',
  });
  const outpost = {
    client,
    store,
    catalogue,
    deployment,
    trouble,
    updates,
    occupied,
    router,
    persist,
    now,
    version: OUTPOST_VERSION,
    get sync() {
      return sending.sync;
    },
  };
  mount(App, { target: element, props: { outpost } });
  void bringConfig(store)
    .catch(() => undefined) // Without the file the defaults hold.
    .then(() => send(store));
  await bringWords(await bringing);
}

void start(target);
// The development server has no built worker, and should not be answered from a cache.
if (import.meta.env.PROD) void updates.start(new URL('service-worker.js', document.baseURI));
