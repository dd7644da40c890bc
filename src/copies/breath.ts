/** Rows processed between two pauses: few enough for a slow phone to respond to a touch. */
const ROWS = 200;

/**
 * Lets the page, or a worker, do other work that waits. A timer would cost four milliseconds each time, which add up to
 * seconds for 100,000 rows.
 */
export function breathe(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
}

/** Gives things in batches, with a pause after each. */
export async function* withPauses<Thing>(things: Iterable<Thing>): AsyncGenerator<Thing[]> {
  let batch: Thing[] = [];
  for (const thing of things) {
    batch.push(thing);
    if (batch.length < ROWS) continue;
    yield batch;
    batch = [];
    await breathe();
  }
  if (batch.length > 0) yield batch;
}
