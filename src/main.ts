import { mount, unmount, type Component } from 'svelte';
import { createClient, type Client } from './api/client.ts';
import { createHandler } from './api/handler.ts';
import {
  jsonBelow,
  loadCatalogue,
  loadOccupationWords,
  withServerData,
  type Catalogue,
  type ServerData,
} from './catalogue/load.ts';
import {
  buildOccupationFinder,
  createOccupationFinder,
} from './catalogue/occupation-finder/occupation-finder.ts';
import { persist } from './shell/keep-storage.ts';
import { allowOwnWorkers } from './shell/trusted-types.ts';
import { Updates } from './shell/updates.svelte.ts';
import { keepGroups } from './store/groups.ts';
import { live } from './store/live.ts';
import { deviceRecords } from './store/records.ts';
import { refdata } from './store/refdata.ts';
import { settings } from './store/settings.ts';
import { storeProblemOf, type StoreProblem } from './store/store-problem.ts';
import { beginStore, type Store } from './store/store.ts';
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

const pause = () => new Promise<void>((resume) => setTimeout(resume));

/** Uses what a server gave in place of the shipped data, now and whenever it gives something newer. */
function followServer(store: Store, shipped: Catalogue, services: Catalogue): void {
  const fetchingWords = loadOccupationWords(fetchJson);
  let building = Promise.resolve();
  live(() => serverData(store)).subscribe(
    (data) => {
      const current = withServerData(shipped, data);
      Object.assign(services, current);
      catalogue.catalogue = current;
      building = building
        .then(async () => {
          catalogue.finder = await buildOccupationFinder(current.occupations, await fetchingWords, pause);
          catalogue.knowsJobTitles = true;
        })
        .catch(catalogueFailed);
    },
    () => undefined, // The store tells about its own troubles.
  );
}

async function serverData(store: Store): Promise<ServerData> {
  const [assessments, occupations] = [
    await refdata(store, 'assessments'),
    await refdata(store, 'occupations'),
  ];
  return { assessments: assessments?.data, occupations: occupations?.data };
}

function catalogueFailed(error: unknown): void {
  catalogue.failed = error instanceof Error ? error : new Error(String(error));
}

async function bringConfig(store: Store): Promise<void> {
  const response = await fetch(new URL('config.json', document.baseURI));
  if (!response.ok) return;
  const { deploymentSettings, readConfig } = await import('./organisation/config.ts');
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

/** Shows one thing at a time in a place. */
class Stage {
  readonly #target: Element;
  #shown: { component: unknown; mounted: Record<string, unknown> } | undefined;

  constructor(target: Element) {
    this.#target = target;
  }

  show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
    if (this.#shown?.component === component) return;
    if (this.#shown) void unmount(this.#shown.mounted);
    this.#shown = { component, mounted: mount(component, { target: this.#target, props }) };
  }
}

async function start(element: Element): Promise<void> {
  const stage = new Stage(element);
  const bringing = bringCatalogue();
  bringing.catch(catalogueFailed);
  let isOpen = false;
  const onTrouble = (problem: StoreProblem) => {
    trouble.problem = problem;
    if (!isOpen) stage.show(NoStorage, { trouble });
  };
  const { store, opened } = beginStore({ name: 'outpost', now, newId, random, onTrouble });
  const outpost = {
    ...{
      client: clientOf(store, bringing),
      store,
      catalogue,
      deployment,
      trouble,
      updates,
      occupied,
      router,
    },
    ...{ persist, now, version: OUTPOST_VERSION },
    get sync() {
      return sending.sync;
    },
  };
  // Typing need not wait for the database.
  stage.show(App, { outpost });
  try {
    await opened;
  } catch (error) {
    onTrouble(storeProblemOf(error));
    return;
  }
  isOpen = true;
  trouble.problem = undefined;
  stage.show(App, { outpost });
  await bringConfig(store).catch(() => undefined); // Without the file the defaults hold.
  await send(store);
}

/** The service in this page. */
function clientOf(store: Store, bringing: Promise<Catalogue>): Client {
  const host = { organisation: () => organisation(store), records: deviceRecords(store), now, newId };
  const serving = bringing.then((shipped) => {
    const services = { ...host, ...shipped };
    followServer(store, shipped, services);
    return createHandler(services);
  });
  serving.catch(() => undefined); // A screen that needs it says so; the banner says why.
  return createClient(async (request, note) => (await serving)(request, note), {
    baseUrl: location.origin,
    encoding: 'json',
  });
}

void start(target);
// The development server has no built worker, and should not be answered from a cache.
if (import.meta.env.PROD) void updates.start(new URL('service-worker.js', document.baseURI));
