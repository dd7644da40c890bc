import { endpointNames, endpoints } from '../../src/contract/endpoints.ts';
import { match } from '../../src/api/route.ts';
import { ProblemDocument } from '../../src/contract/problem.ts';
import { seededChance } from '../../src/server/faults/seeded-chance.ts';
import { company, person, team, type Host } from '../support/hosts/contract-host.ts';
import { openHandler } from '../support/hosts/node-hosts.ts';
import { brokenRules, VALUES, type Sent, type World } from './naive-service.ts';

export interface FuzzReport {
  requests: number;
  accepted: number;
  slowest: { ms: number; what: string };
}

const PATHS = ['/api-v1/users/create', '/api-v1/user/assign'] as const;
const FIELDS = ['sex', 'country', 'occupation', 'group_uuid', 'user_uuid', 'auto_reserve', 'auto_assign'];
const ODD = ['Sex', 'groupUuid', 'auto_assign[0][key]', 'AUTO-RESERVE', 'note', '__proto__', 'constructor'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="a b"',
  'text/plain',
  '__proto__',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'FOO'];

/** Sends what chance makes until so many requests are enough. Throws with the seed and the request where an answer is wrong. */
export async function fuzz(seed: number, isEnough: (requests: number) => boolean): Promise<FuzzReport> {
  const draw = new Draw(seededChance(seed));
  const report: FuzzReport = { requests: 0, accepted: 0, slowest: { ms: 0, what: '' } };
  while (!isEnough(report.requests)) {
    const contract = draw.of(['other', 'revenue-share'] as const);
    const host = await openHandler({ contract });
    const users = [await person(host), await person(host, { sex: 'M' })];
    const world = { contract, users, groups: [company.uuid, team.uuid] };
    for (let round = 0; round < 200 && !isEnough(report.requests); round += 1) {
      const what = draw.chance(0.6) ? await compare(host, world, draw) : await hammer(host, draw);
      report.requests += 1;
      if (what.ok) report.accepted += 1;
      if (what.ms > report.slowest.ms) report.slowest = { ms: what.ms, what: what.what.slice(0, 300) };
    }
  }
  return report;
}

interface Outcome {
  ok: boolean;
  ms: number;
  what: string;
}

/** A request of known fields: the answer names just the rules that the naive reading finds broken. */
async function compare(host: Host, world: World, draw: Draw): Promise<Outcome> {
  const sent: Sent = { path: draw.of(PATHS), fields: draw.fields(world) };
  const { suffix, init, fields } = draw.written(sent.fields);
  const expected = brokenRules({ ...sent, fields }, world);
  const outcome = await timed(host, sent.path + suffix, init);
  const { errors = [], more = 0 } = outcome.document ?? {};
  const found = [...new Set(errors.map(({ pointer, rule }) => `${pointer} ${rule}`))].sort();
  if (more > 0 ? !found.every((one) => expected.includes(one)) : found.join('\n') !== expected.join('\n')) {
    throw new Error(`${outcome.what}\nexpected ${expected.join(', ')}\nfound    ${found.join(', ')}`);
  }
  return outcome;
}

/** Any bytes at all: whatever comes back is a contract answer or a problem document. */
async function hammer(host: Host, draw: Draw): Promise<Outcome> {
  const paths = endpointNames.map((name) =>
    endpoints[name].path.replace(':key', draw.text()).replace(':int?', draw.text()),
  );
  const path = encodeURI(draw.chance(0.9) ? draw.of(paths) : `/${draw.text()}`).replaceAll('#', '%23');
  const method = draw.of(METHODS);
  const body = method === 'GET' || method === 'HEAD' ? undefined : draw.bytes();
  const query = draw.chance(0.2) ? `?${encodeURI(draw.text()).replaceAll('#', '')}` : '';
  return timed(host, path + query, {
    method,
    body,
    headers: { 'content-type': draw.of(TYPES), accept: draw.of(['*/*', 'x']) },
  });
}

async function timed(
  host: Host,
  path: string,
  init: RequestInit,
): Promise<Outcome & { document?: ProblemDocument }> {
  const body = init.body instanceof Uint8Array ? Buffer.from(init.body).toString('latin1') : init.body;
  const type = JSON.stringify(init.headers);
  const what = `${init.method ?? ''} ${path.slice(0, 500)} ${type} ${typeof body === 'string' ? body.slice(0, 2000) : ''}`;
  const start = performance.now();
  const response = await host.send(path, init);
  const text = await response.text();
  const ms = performance.now() - start;
  const { status } = response;
  if (init.method === 'HEAD' || status === 204) return { ok: status < 300, ms, what };
  const name = match(new URL(`http://x.example${path}`).pathname)?.name;
  const value: unknown = JSON.parse(text);
  if (status !== 200) {
    if (![400, 404, 405, 413, 414, 415, 422].includes(status)) throw new Error(`Status ${status}: ${what}`);
    return { ok: false, ms, what, document: ProblemDocument.parse(value) };
  }
  if (!name) throw new Error(`Answered although it is no endpoint: ${what}`);
  endpoints[name].response.parse(value);
  return { ok: true, ms, what };
}

/** What chance makes, the same for the same seed. */
class Draw {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined && items.length === 0) throw new Error('Nothing to draw from');
    return item as Item; // The index is below the length.
  }

  /** Mostly right, so that one wrong field is often the only one. */
  fields(world: World): [string, unknown][] {
    const good: Record<string, unknown> = {
      ...{ sex: 'F', country: 'KE', occupation: '2221', user_uuid: this.of(world.users), auto_reserve: 1 },
      auto_assign: this.#array(world),
    };
    const names = FIELDS.filter(() => this.chance(0.85));
    const fields = names.map((name): [string, unknown] => [
      name,
      this.chance(0.8) ? (good[name] ?? this.of(world.groups)) : this.value(world),
    ]);
    while (this.chance(0.15)) fields.push([this.of([...ODD, ...FIELDS]), this.value(world)]);
    return fields;
  }

  value(world: World): unknown {
    return this.of([...VALUES, ...world.users, ...world.groups, this.#array(world)]);
  }

  #array(world: World): unknown {
    const some = <Item>(make: () => Item, most: number) => Array.from({ length: this.below(most) }, make);
    const near = (right: readonly unknown[]) =>
      this.chance(0.85) ? this.of(right) : this.of([...VALUES, ...world.users]);
    const entry = () =>
      this.chance(0.97)
        ? {
            key: near(['AI', 'ta', 'PO', 'TL']),
            target: near(['self', ...world.users, ...world.groups]),
            ...(this.chance(0.03) && { Key: 'AI' }),
          }
        : this.of(VALUES);
    const list = () => some(entry, this.chance(0.1) ? 20 : 4);
    if (this.chance(world.contract === 'other' ? 0.9 : 0.05)) return list();
    const block = () => ({
      country: near(['KE', 'ke', 'GB']),
      assessment_each_price: near([0, 12.5]),
      total_extras_price: near([0]),
      data: this.chance(0.95) ? list() : this.of(VALUES),
    });
    return some(() => (this.chance(0.97) ? block() : this.of(VALUES)), 5);
  }

  /** In an encoding; the naive reading judges the fields as that encoding can carry them. */
  written(fields: readonly (readonly [string, unknown])[]) {
    if (this.chance(0.5)) {
      // A later one of the same name counts: "in JSON the last one counts".
      const last = new Map(fields);
      const body = `{${[...last].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
      return { suffix: '', init: post('application/json', body), fields: [...last] };
    }
    const texts = fields.map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    );
    const half = this.chance(0.3) ? this.below(texts.length + 1) : 0;
    const suffix =
      half > 0 ? `?${new URLSearchParams(texts.slice(0, half).map((pair) => [...pair])).toString()}` : '';
    const rest = texts.slice(half);
    const form = new URLSearchParams(rest.map((pair) => [...pair])).toString();
    const parts = rest.map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const init = this.chance(0.5)
      ? post('application/x-www-form-urlencoded', form)
      : post('multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`);
    return { suffix, init, fields: texts };
  }

  text(): string {
    const pieces = [
      'AI',
      '3',
      '0',
      '%zz',
      'a',
      '/',
      '..',
      '\u0131',
      '[',
      '{"',
      '"',
      '\\',
      '=',
      '&',
      '\r\n',
      '--x',
      '\u{1F600}',
      ';name=',
    ];
    return Array.from({ length: this.below(6) }, () => this.of(pieces)).join('');
  }

  /** Shapes of which a few kilobytes used to be enough to stop the service. */
  bytes(): Uint8Array<ArrayBuffer> {
    const length = this.chance(0.02) ? this.below(262_144) : this.below(600);
    const piece =
      this.of([
        'a&',
        '[',
        '{"a":',
        '[{},',
        '"\\',
        '--x\r\n',
        '-1e400,',
        'country=x',
        this.text(),
        String.fromCharCode(this.below(256)),
      ]) || 'a';
    const text = this.text() + piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + this.text();
    return Uint8Array.from(Buffer.from(text, this.chance(0.5) ? 'utf8' : 'latin1'));
  }
}

function post(type: string, body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body };
}
