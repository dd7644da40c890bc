import './page/oldest-browser.ts';
import './page/refused-channels.ts';
import { mount, unmount, type Component } from 'svelte';
import type { PageClient } from './api/client.ts';
import { askEarly, jsonBelow } from './catalogue/fetch-json.ts';
import { canaryEntry, deploymentName, eraseMark, practiceName } from './domain/deployment.ts';
import type { Canary } from './organisation/canary.ts';
import { Errors } from './page/errors.ts';
import { fetchAgain, laterOrOnline } from './page/fetch-again.ts';
import { followUpdates } from './page/follow-updates.ts';
import { Install } from './page/install.svelte.ts';
import { secondCopyOrLate } from './page/second-copy.ts';
import { asksPerson, persist, smallStorage } from './page/storage.ts';
import { allowOwnWorkers } from './service-worker/trusted-types.ts';
import type { Mirror } from './copies/mirror/mirror.ts';
import type { Practice } from './practice/open-practice.ts';
import type { Keeping } from './store/transaction/changes-kept.ts';
import { DEFAULT_SETTINGS, organisationFacts, settings } from './store/changes/settings.ts';
import { live } from './store/transaction/live.ts';
import { problemOf, reportedByStore, StoreProblem } from './store/transaction/store-problem.ts';
import { beginLateStore, loadStore } from './store/transaction/late-store.ts';
import type { Store } from './store/transaction/store.ts';
import App from './ui/frame/App.svelte';
import {
  CopiesState,
  DeploymentState,
  Occupied,
  SendingState,
  TroubleState,
  UpdatesState,
} from './ui/app/boot.svelte.ts';
import { CatalogueState } from './ui/app/catalogue.svelte.ts';
import { CurrentSettings } from './ui/app/current-settings.svelte.ts';
import { EarlyDraft } from './ui/app/early-draft.ts';
import type { Outpost } from './ui/app/outpost.ts';
import { href } from './ui/app/routes.ts';
import { Router } from './ui/app/router.svelte.ts';
import { Session } from './ui/app/session.svelte.ts';
import { isInstalledHere } from './ui/app/installed.ts';
import { readLanguage } from './ui/app/language.ts';
import { applyScheme, readScheme } from './ui/app/scheme.ts';
import { speakFirst } from './ui/messages/speak.ts';
import { followLanguage } from './ui/messages/spoken.svelte.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

/** Time, identity and chance are made here and handed in everywhere else. */
const now = () => new Date();
const newId = () => crypto.randomUUID();
const random = () => Math.random();
const randomBytes = (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into);

/** Put in by the build, from package.json. */
declare const OUTPOST_VERSION: string;

const errors = new Errors(window, now);
const install = new Install({ page: window, isInstalled: isInstalledHere(), browser: navigator });

const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app to mount into');

/** Milliseconds that the first screen waits for its language. */
const LANGUAGE_PATIENCE = 5_000;

/** What the service needs before it can answer. */
const FIRST_DATA = ['assessments.json', 'occupations.json', 'countries.json'];
const fetchJson = askEarly(
  jsonBelow(document.baseURI, (input, init) => fetch(input, init)),
  FIRST_DATA,
);
const catalogue = new CatalogueState();
const deployment = new DeploymentState();
const trouble = new TroubleState();
const occupied = new Occupied();
const sending = new SendingState();
const copies = new CopiesState();
const updates = new UpdatesState();
const router = new Router();

const storage = {
  persist: () => persist(navigator.storage),
  // Chromium alone has it.
  asksPerson: () => asksPerson(navigator.storage, 'userAgentData' in navigator),
};

/**
 * Practice mode has a database of its own and a server in this page. The address before the `#` turns it on, so that
 * going from one mode to the other always loads the page again.
 */
const isPractice = new URLSearchParams(location.search).has('practice');
const name = (isPractice ? practiceName : deploymentName)(document.baseURI);
const earlyDraft = new EarlyDraft(smallStorage(), name);
applyScheme(readScheme(name));
const language = readLanguage(name);
const isSpoken = speakFirst(language, () => laterOrOnline(10_000));
allowOwnWorkers(window);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What the page does behind the first screen. */
const afterFirstScreen = () => import('./page/after-first-screen.ts');
const aroundScreens = () => import('./ui/frame/around-screens.ts');

/** A kill in the middle of erasing leaves a mark. Browsers that do not list their databases do not show it. */
async function finishErasing(blocked: () => void): Promise<undefined> {
  const factory = globalThis.indexedDB as Partial<IDBFactory> | undefined;
  const all = await factory?.databases?.();
  if (!all?.some((one) => one.name === eraseMark(name))) return undefined;
  const late = await afterFirstScreen();
  trouble.isEraseFinished = await late.finishErasing(name, blocked);
  return undefined;
}

async function readConfig(store: Store): Promise<void> {
  const { bringConfig } = await afterFirstScreen();
  await bringConfig(store, (given) => Object.assign(deployment, given));
}

/** Applies the delay of the settings, from any tab, to what is saved in this page. */
function followDelay(store: Store): void {
  live(() => settings(store, deployment.settings)).subscribe(
    ({ delaySeconds }) => void (store.delay.milliseconds = delaySeconds * 1_000),
    () => undefined, // The store reports its own problems.
  );
}

async function lookForPrivateWindow(): Promise<void> {
  const { isPrivateWindow } = await afterFirstScreen();
  trouble.isPrivate = await isPrivateWindow();
}

/**
 * Starts the mirror. Nothing is written until it has been compared with the database. Without a mirror the app goes
 * on, with one copy.
 */
async function bringMirror(store: Store): Promise<Mirror> {
  const { startKeptFile, startMirror } = await afterFirstScreen();
  const mirror = await startMirror(store);
  copies.follow(mirror);
  copies.file = startKeptFile(store);
  return mirror;
}

/** Goes on with what a kill interrupted. */
async function goOn(store: Store, service: Promise<PageClient>): Promise<void> {
  const late = await fetchAgain(afterFirstScreen, laterOrOnline);
  await late.goOnTransferring(store);
  await late.holdOthers(store);
  await late.goOnImporting(store, service);
}

/** What an installed app shows on its icon, where it leads, and the files that are opened with it. */
async function followSystem({ store, session, practice }: Outpost): Promise<void> {
  const page = await fetchAgain(afterFirstScreen, laterOrOnline);
  const took = async (file: File | undefined): Promise<void> => {
    const kind = file && (await page.fileKind(file));
    session.arrived = file ? { file, kind } : 'missing';
    const screen = href(kind === 'table' ? 'import' : 'device');
    // It takes the place of the address that another app has opened.
    if (router.route.query.has('shared')) location.replace(screen);
    else location.hash = screen;
  };
  page.followLaunches((file) => void took(file).catch(() => undefined)); // A file that cannot be read is opened again.
  if (practice) return;
  page.followWaiting(store);
  if (router.route.query.has('shared'))
    await took(await page.takeSharedFile(caches, new URL('./', document.baseURI).href));
}

/** What practice has in the place of the network and of `config.json`. */
async function openPractice(): Promise<Practice> {
  const { Practice } = await fetchAgain(() => import('./practice/open-practice.ts'), laterOrOnline);
  const practice = new Practice({ name, fetchJson, locks: navigator.locks, now, newId });
  deployment.settings = practice.settings;
  return practice;
}

/** Sending is not needed to register, so its code comes after the first screen. */
async function send(store: Store, practice?: Practice, mirror?: Mirror): Promise<void> {
  const { overNetwork, startSending } = await fetchAgain(afterFirstScreen, laterOrOnline);
  const toServer = practice ? practice.toServer : overNetwork();
  sending.sync = await startSending(store, deployment.settings, toServer, mirror);
}

/** `index.html` says there that the app has not started. */
function removeNotStarted(element: Element): void {
  element.replaceChildren();
}

/** Shows one thing at a time in a place. */
class Stage {
  readonly #target: Element;
  #shown: { component: unknown; mounted: Record<string, unknown> } | undefined;

  constructor(element: Element) {
    this.#target = element;
  }

  show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
    if (this.#shown?.component === component) return;
    if (this.#shown) void unmount(this.#shown.mounted);
    else removeNotStarted(this.#target);
    this.#shown = { component, mounted: mount(component, { target: this.#target, props }) };
  }
}

/** What works on the device's database. When the form is shown, all of it may still be on its way. */
interface Device {
  store: Store;
  /** Rejects with a StoreProblem. */
  opened: Promise<void>;
  mirror: Promise<Mirror | undefined>;
  service: Promise<PageClient>;
  canary: Promise<Canary>;
}

/** Everything that the screens work with. */
function outpostOf(
  { store, service, canary }: Device,
  onTrouble: (problem: StoreProblem) => void,
  practice: Practice | undefined,
): Outpost {
  return {
    client: service,
    store,
    settings: new CurrentSettings(store, deployment),
    session: new Session(),
    catalogue,
    deployment,
    trouble,
    updates,
    install,
    errors,
    occupied,
    earlyDraft,
    copies,
    canary: {
      acknowledge: async () => (await canary).acknowledge(),
      forget: () => {
        smallStorage().removeItem(canaryEntry(name));
        void canary.then((one) => one.forget());
      },
    },
    eraseRest: async () => {
      const { eraseRestInPage } = await afterFirstScreen();
      trouble.left = await eraseRestInPage(store.name);
      onTrouble(new StoreProblem('erased', ''));
    },
    router,
    storage,
    now,
    randomBytes,
    version: OUTPOST_VERSION,
    practice,
    get sync() {
      return sending.sync;
    },
  };
}

/** Begins to open the database, and all that waits for it. */
function openDevice(practice: Practice | undefined, onTrouble: (problem: StoreProblem) => void): Device {
  const keeping: Keeping = { ready: Promise.resolve() };
  const { store, opened } = beginLateStore({
    name,
    now,
    newId,
    random,
    keeping,
    // Until the settings are known.
    delay: { milliseconds: DEFAULT_SETTINGS.delaySeconds * 1_000 },
    onTrouble,
    prepare: practice?.prepare ?? finishErasing,
  });
  const code = afterFirstScreen();
  code.catch(() => undefined); // Whoever needs a part of it says so, or asks again.
  const mirror = opened.then(() => bringMirror(store)).catch(() => undefined); // Then there is one copy, and the page says so.
  // A database that does not open fails whatever waits for it.
  keeping.ready = opened.then(() => secondCopyOrLate(store, code, mirror)).catch(() => undefined);
  const service = bringService(store);
  service.catch(() => undefined); // A screen that needs it says so; the banner says why.
  void mirror.then(() => goOn(store, service)).catch(() => undefined); // The next start goes on.
  const canary = fetchAgain(afterFirstScreen, laterOrOnline).then(
    ({ Canary }) => new Canary(store, smallStorage()),
  );
  return { store, opened, mirror, service, canary };
}

/** What begins once the database is open. */
async function whenOpen({ store, mirror, canary }: Device, outpost: Outpost): Promise<void> {
  const { practice } = outpost;
  void lookForPrivateWindow().catch(() => undefined); // It is a hint.
  // After the comparison, because what the mirror brought back is not lost.
  const compared = mirror.then((copy) => copy?.compared);
  reportedByStore(compared.then(async () => (trouble.lost = await (await canary).lost())));
  if (!practice) await readConfig(store).catch(() => undefined); // Without the file the defaults hold.
  followDelay(store);
  void followSystem(outpost).catch(() => undefined); // A number on an icon, its shortcuts, and a file that can be chosen, too.
  await send(store, practice, await mirror);
}

async function start(element: Element): Promise<void> {
  const stage = new Stage(element);
  let isOpen = false;
  // Fetched only when it is needed, which is seldom. The database may have opened meanwhile.
  const showNoStorage = async () => {
    const parts = await aroundScreens().catch(() => undefined); // Then the form is without it.
    if (parts && !isOpen) stage.show(parts.NoStorage, { trouble, isPractice });
  };
  const onTrouble = (problem: StoreProblem) => {
    trouble.problem = problem;
    // Nothing that was erased may stay on screen.
    if (problem.kind === 'erased') {
      earlyDraft.forget();
      isOpen = false;
    }
    if (!isOpen) void showNoStorage();
  };
  if (!isSecureContext) {
    onTrouble(new StoreProblem('insecure', 'This page came over plain http'));
    return;
  }
  const practice = isPractice ? await openPractice() : undefined;
  const device = openDevice(practice, onTrouble);
  const outpost = outpostOf(device, onTrouble, practice);
  // English is loaded already. The page waits for the other language, so that nothing is shown in English first unless it is late.
  if (language !== 'en') await Promise.race([isSpoken, pause(LANGUAGE_PATIENCE)]);
  // Typing need not wait for the database.
  stage.show(App, { outpost });
  const problem = await problemOf(() => device.opened);
  if (problem) {
    onTrouble(problem);
    return;
  }
  isOpen = true;
  trouble.problem = undefined;
  stage.show(App, { outpost });
  await whenOpen(device, outpost);
}

/** The service in this page. No one needs it before something has been typed, so its code comes after the first screen. */
async function bringService(store: Store): Promise<PageClient> {
  try {
    await loadStore();
    const { startPageService } = await import('./page/page-service.ts');
    const { origin } = location;
    const service = {
      store,
      fetchJson,
      view: catalogue,
      origin,
      organisation: () => organisationFacts(store, deployment.settings),
      followLanguage,
    };
    return await startPageService(service);
  } catch (error) {
    catalogue.failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  }
}

/**
 * Moves the bars out of the way of a keyboard on the screen, and listens to keys. Needed when someone first types,
 * so it may come late.
 */
async function watchKeyboard(): Promise<void> {
  const { giveWayToKeyboard, listenToKeys } = await aroundScreens();
  giveWayToKeyboard(window);
  listenToKeys(window, name);
}

/**
 * Keeps everything at hand for offline, and looks for newer versions. It comes with the first screen: where another file does not
 * load, the worker goes on trying to keep it.
 */
function watchForUpdates(): void {
  const mayReload = () => !occupied.isTyping && sending.sync?.state.phase !== 'sending';
  updates.current = followUpdates(mayReload, now, followLanguage);
}

// A page around this one could cover it and lead a person to press what is under the cover, so nothing of this device
// is shown there.
async function showFramed(element: Element): Promise<void> {
  const { Framed } = await aroundScreens();
  await isSpoken;
  removeNotStarted(element);
  mount(Framed, { target: element, props: { address: document.baseURI } });
}

/**
 * A link into practice mode, `#/?practice`, may be opened in a page outside of practice mode. Then the page is loaded
 * again in practice mode.
 */
function turnsToPractice(): boolean {
  const turns = !isPractice && /\?(.*&)?practice\b/.test(location.hash);
  if (turns) location.replace(`?practice${location.hash}`);
  return turns;
}
addEventListener('hashchange', turnsToPractice);

const isFramed = window.top !== window;
if (isFramed) void showFramed(target);
else if (!turnsToPractice()) {
  void start(target);
  void watchKeyboard().catch(() => undefined); // The bars stay where they are.
}
// The development server has no built worker, and should not be answered from a cache.
if (import.meta.env.PROD && !isFramed) watchForUpdates();
