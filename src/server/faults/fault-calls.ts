import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Ledger } from '../service/ledger.ts';
import type { ActiveFault } from './fault-switches.ts';
import type { Ending, Fault } from './fault.ts';
import { faults } from './fault-table.ts';

/** How long a swapped answer waits for the other one. */
const SWAP_WAIT_MS = 2000;

interface FaultCalls {
  sleep(ms: number): Promise<void>;
  /** Lets a fault happen to one call. */
  act(
    fault: ActiveFault,
    operation: EndpointName | undefined,
    proceed: () => Promise<Response>,
  ): Promise<Ending>;
}

/** What faults need that outlives one call. `closing` ends every wait. */
export function createFaultCalls(ledger: Ledger, closing: AbortSignal): FaultCalls {
  const waiting = new Map<
    EndpointName | undefined,
    { response: Response; give: (other: Response) => void }
  >();

  async function sleep(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: closing }).catch(() => undefined);
  }

  /** The first to come waits for the second; when nobody comes in time it keeps its own answer. */
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
    act(active, operation, proceed) {
      const { act }: Fault = faults[active.fault];
      const former = ledger.lastAnswer(operation);
      return act({
        options: active,
        operation,
        proceed,
        sleep,
        formerAnswer: () => former,
        swap: (response) => swap(operation, response, active.ms ?? SWAP_WAIT_MS),
      });
    },
  };
}
