import type { EndpointName } from '../../contract/endpoints.ts';
import type { ActiveFault } from './fault-switches.ts';
import type { Ending, Fault } from './fault.ts';
import { faults } from './fault-table.ts';

async function fingerprint(request: Request): Promise<string> {
  return `${request.method} ${request.url}\n${await request.clone().text()}`;
}

/** How many milliseconds an answer waits for another one to be swapped with. */
const SWAP_WAIT_MS = 2000;

interface FaultCalls {
  sleep(ms: number): Promise<void>;
  /** Applies a fault to one call. */
  act(
    fault: ActiveFault,
    { operation, request }: { operation: EndpointName | undefined; request: Request },
    proceed: () => Promise<Response>,
  ): Promise<Ending>;
  /**
   * How to end a request that repeats an earlier one whose answer a fault lost. Undefined for any other request.
   * @param active the faults that are still set
   */
  repetition(request: Request, active: readonly ActiveFault[]): Promise<Ending | undefined>;
}

/** Gives the last answer to an operation. */
type LastAnswer = (operation: EndpointName | undefined) => unknown;

/** State that faults share between calls. `closing` ends every wait. */
export function createFaultCalls(lastAnswer: LastAnswer, closing: AbortSignal): FaultCalls {
  const waiting = new Map<
    EndpointName | undefined,
    { response: Response; give: (other: Response) => void }
  >();

  /** Lost answers, by the fingerprint of the request. Equal requests cannot be told apart, so tests that set such a fault register different people. */
  const lost = new Map<string, { by: ActiveFault; status: number; refuse: () => Promise<Ending> }>();

  const sleep = (ms: number) => waited(ms, closing);

  /** The first call waits for the second. When none comes in time, the first keeps its own answer. */
  async function swap(
    operation: EndpointName | undefined,
    response: Response,
    ms: number,
  ): Promise<Response> {
    const first = waiting.get(operation);
    waiting.delete(operation);
    if (first) {
      first.give(response);
      return first.response;
    }
    return new Promise((give) => {
      const mine = { response, give };
      waiting.set(operation, mine);
      void sleep(ms).then(() => {
        if (waiting.get(operation) === mine) waiting.delete(operation);
        give(response);
      });
    });
  }

  return {
    sleep,
    async repetition(request, active) {
      if (lost.size === 0) return undefined;
      const print = await fingerprint(request);
      const found = lost.get(print);
      if (found?.status !== 408) lost.delete(print);
      return found && active.includes(found.by) ? found.refuse() : undefined;
    },
    async act(active, { operation, request }, proceed) {
      const print = await fingerprint(request);
      const { act }: Fault = faults[active.fault];
      const former = lastAnswer(operation);
      return act({
        options: active,
        operation,
        proceed,
        sleep,
        formerAnswer: () => former,
        refuseRepetition: (status, refuse) => void lost.set(print, { by: active, status, refuse }),
        swap: (response) => swap(operation, response, active.ms ?? SWAP_WAIT_MS),
      });
    },
  };
}

/** Resolves after some milliseconds, or as soon as everything is closed. */
function waited(ms: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (closing.aborted) end();
    else closing.addEventListener('abort', end);
  });
}
