/** Milliseconds after which an engine counts as stuck: starting, loading a page, showing what was waited for. A busy machine is slow. */
export const ENGINE_PATIENCE = 120_000;

/** A browser engine beside Chromium: what it is called, what it needs, and how it starts. */
export interface Engine {
  readonly name: string;
  /** Debian's packages, and the programs and libraries that they must have brought. */
  readonly packages: readonly string[];
  readonly programs: readonly string[];
  /** Starts it on a profile: a folder that keeps what a person's browser keeps. */
  start(profile: string): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** As the engine gives it: `Firefox/140.0`. */
  readonly version: string;
  newTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** What a person's hands do in a tab, and what a script can ask there. Nothing else differs between engines. */
export interface EngineTab {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of an async function in the page; what it is given and answers is JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** A real click at a point of the window's inside. */
  clickAt(x: number, y: number): Promise<void>;
  /** Real keys for what has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
}
