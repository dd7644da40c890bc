/** How a browser offers to install the app. TypeScript does not know it: Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export interface InstallParts {
  /** The window, which hears the offer once and before most of the app has loaded. */
  page: EventTarget;
  /** Opened from the home screen or the list of apps. */
  isInstalled: boolean;
  browser: Pick<Navigator, 'vendor' | 'maxTouchPoints'>;
}

/** Whether the app can be installed, and how. Made before anything else loads, because the browser offers it only once. */
export class Install {
  readonly #isInPlace: boolean;
  readonly #isByHand: boolean;
  #offer = $state.raw<InstallPrompt>();
  #isDone = $state(false);

  constructor({ page, isInstalled, browser }: InstallParts) {
    this.#isInPlace = isInstalled;
    // Every browser of an iPhone or an iPad is WebKit, where only a person can add an app. A Mac has no touch screen.
    this.#isByHand = browser.vendor.startsWith('Apple') && browser.maxTouchPoints > 0;
    page.addEventListener('beforeinstallprompt', (event) => {
      // Otherwise the browser may show its own bar, after which it refuses to ask again.
      event.preventDefault();
      // It is one: its name says so.
      this.#offer = event as InstallPrompt;
    });
    page.addEventListener('appinstalled', () => (this.#isDone = true));
  }

  /** Undefined if the app is installed, or if this browser does not install it. Reactive. */
  get way(): 'offered' | 'by hand' | undefined {
    if (this.#isInPlace || this.#isDone) return undefined;
    if (this.#offer) return 'offered';
    return this.#isByHand ? 'by hand' : undefined;
  }

  /** Has the browser ask the person. An offer can be used once; the browser may make another. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = undefined;
    await offer?.prompt();
  }
}
