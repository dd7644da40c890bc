import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { signInPage } from '../faults/answers.ts';
import { FaultSetting, type FaultSwitches } from '../faults/fault-switches.ts';
import { faultNames, faults } from '../faults/fault-table.ts';
import type { Ledger } from './ledger.ts';

/** What tests can set and read on a running server, beside the contract's own paths. */
export interface Controls {
  ledger: Ledger;
  switches: FaultSwitches;
  seed: number;
}

type Answer = (controls: Controls, request: Request) => Response | Promise<Response>;

const answers: Readonly<Record<string, Answer>> = {
  'GET /_ledger': ({ ledger }) => Response.json(ledger.entries),
  'GET /_faults': listFaults,
  'POST /_faults': setFaults,
  'DELETE /_faults': ({ switches }) => {
    switches.clear();
    return new Response(null, { status: 204 });
  },
  'GET /_sign-in': signInPage,
};

/** Whether a request is for a control path. The sign-in page is open to every caller, because a fault redirects there. */
export function isControl(request: Request): boolean {
  return ['/_ledger', '/_faults'].includes(new URL(request.url).pathname);
}

/** Undefined when the path belongs to the contract. */
export async function answerControl(request: Request, controls: Controls): Promise<Response | undefined> {
  return answers[`${request.method} ${new URL(request.url).pathname}`]?.(controls, request);
}

function listFaults({ switches, seed }: Controls): Response {
  const available = faultNames.map((name) => ({ fault: name, says: faults[name].says }));
  return Response.json({ seed, active: switches.list(), available });
}

/** Takes one setting, or an array of them: all or none. */
async function setFaults({ switches }: Controls, request: Request): Promise<Response> {
  const sent = parseJson(await request.text());
  const read = [sent].flat().map((setting) => FaultSetting.safeParse(setting));
  const problems = read.flatMap(({ error }) => error?.issues ?? []);
  if (problems.length > 0) {
    const errors = problems.map(({ path }) => ({
      pointer: path.map((part) => `/${String(part)}`).join(''),
      rule: 'fault-setting',
      detail:
        'This is no setting of a fault: GET /_faults and npm run faulty-server -- --help list what there is',
    }));
    return refusalResponse(new Refusal(422, errors));
  }
  const active = read.flatMap(({ data }) => (data ? [switches.set(data)] : []));
  return Response.json(active, { status: 201 });
}
