import { shown } from '../contract/limits.ts';
import { PROBLEM_TYPE, REFUSAL_TITLES, type Problem, type ProblemDocument } from '../contract/problem.ts';
import { problem, type About, type Rule } from '../domain/rules/rules.ts';

/** A fault of the caller. Thrown where it is found, and turned into an answer by the handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, problems: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(problems[0]?.detail);
    this.status = status;
    this.problems = problems;
    this.headers = headers;
  }

  /** A refusal of the request as a whole. */
  static ofRequest(status: number, rule: Rule, about?: About, headers?: Record<string, string>): Refusal {
    return new Refusal(status, [problem(rule, '', about)], headers);
  }

  /** Refuses with every broken rule, or does nothing where there is none. */
  static ifAny(problems: readonly Problem[]): void {
    if (problems.length > 0) throw new Refusal(422, problems);
  }
}

/** Writes a refusal down as RFC 9457 has it. `about:blank`: the status says it all, the rules stand in `errors`. */
export function problemDocument({ status, problems }: Refusal): ProblemDocument {
  const [first] = problems;
  const more = problems.length - shown.problems;
  const count = `${problems.length} things to put right`;
  return {
    type: 'about:blank',
    title: REFUSAL_TITLES[status] ?? 'Refused',
    status,
    detail: problems.length === 1 && first ? first.detail : more > 0 ? `${count}, ${more} not listed` : count,
    errors: problems.slice(0, shown.problems),
    ...(more > 0 && { more }),
  };
}

export function refusalResponse(refusal: Refusal): Response {
  const { status, headers } = refusal;
  const body = problemDocument(refusal);
  return Response.json(body, { status, headers: { ...headers, 'content-type': PROBLEM_TYPE } });
}
