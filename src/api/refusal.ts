import { PROBLEM_TYPE, type Problem, type ProblemDocument } from '../contract/problem.ts';
import { problem, type About, type Rule } from '../domain/rules.ts';

/** The caller's fault. Thrown wherever it is found, and made an answer at the handler's edge. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, problems: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(problems.map(({ detail }) => detail).join('; '));
    this.status = status;
    this.problems = problems;
    this.headers = headers;
  }

  /** For what is wrong with the request as a whole. */
  static ofRequest(status: number, rule: Rule, about?: About, headers?: Record<string, string>): Refusal {
    return new Refusal(status, [problem(rule, '', about)], headers);
  }

  /** Refuses with every broken rule, or does nothing where there is none. */
  static ifAny(problems: readonly Problem[]): void {
    if (problems.length > 0) throw new Refusal(422, problems);
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
};

/** Writes a refusal down as RFC 9457 has it. `about:blank`: the status says it all, the rules stand in `errors`. */
export function refusalResponse({ status, problems, headers }: Refusal): Response {
  const [first] = problems;
  const document: ProblemDocument = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Refused',
    status,
    detail: problems.length === 1 && first ? first.detail : `${problems.length} things to put right`,
    errors: [...problems],
  };
  return Response.json(document, { status, headers: { ...headers, 'content-type': PROBLEM_TYPE } });
}
