/** Lets other work run. */
export type Pause = () => Promise<void>;

/** Does something with each of many things, with a pause after each `most` of them. */
export async function inSlices<Thing>(
  things: readonly Thing[],
  most: number,
  pause: Pause,
  work: (thing: Thing, at: number) => void,
): Promise<void> {
  for (const [at, thing] of things.entries()) {
    if (at > 0 && at % most === 0) await pause();
    work(thing, at);
  }
}
