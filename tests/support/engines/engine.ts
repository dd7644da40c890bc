/** Milliseconds after which an engine counts as stuck: starting, loading a page, showing what was waited for. A busy machine is slow. */
export const ENGINE_PATIENCE = 120_000;

/** A browser engine other than Chromium: its name, what it needs, and how it starts. */
export interface Engine {
  readonly name: string;
  /** Debian's packages, and the programs and libraries that they must contain. */
  readonly packages: readonly string[];
  readonly programs: readonly string[];
  /** Starts it with a profile: a folder for the data that a person's browser stores. */
  start(profile: string): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** As the engine reports it: `Firefox/140.0`. */
  readonly version: string;
  newTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** What a person can do in a tab, and what a script can run there. Nothing else differs between engines. */
export interface EngineTab {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of an async function in the page. Arguments and result are JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** A real click at a point of the window's inside. */
  clickAt(x: number, y: number): Promise<void>;
  /** Real keys for the focused element. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
}
