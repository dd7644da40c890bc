import { readFileSync } from 'node:fs';
import { NO_ONE } from '../support/hosts/contract-host.ts';

/**
 * A second reading of the contract's document and of the README's table, rule by rule, as plainly as they stand there. It shares no
 * code with the handler, so that what both say is no accident.
 */
export interface World {
  contract: 'other' | 'revenue-share';
  users: readonly string[];
  groups: readonly string[];
}

/** One POST: its fields in the order in which they are sent. */
export interface Sent {
  path: '/api-v1/users/create' | '/api-v1/user/assign';
  fields: readonly (readonly [name: string, value: unknown])[];
}

const json = (name: string): unknown => JSON.parse(readFileSync(`public/data/${name}`, 'utf8'));
const COUNTRIES = (json('countries.json') as { codes: string[] }).codes;
const CODES = [...JSON.stringify(json('occupations.json')).matchAll(/"code":"(\d+)"/g)].map(
  ([, code]) => code,
);
const KEYS = ['AI', 'TA', 'AC', 'TX', 'AS', 'PO', 'TR', 'TB', 'TC', 'TL'];
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const NAMES = {
  '/api-v1/users/create': ['sex', 'country', 'occupation', 'group_uuid'],
  '/api-v1/user/assign': ['user_uuid', 'auto_reserve', 'auto_assign', 'group_uuid'],
};

/** Every broken rule, as `pointer rule`, in no order; none where the request is to be accepted. */
export function brokenRules({ path, fields }: Sent, world: World): string[] {
  const sent = fields.filter(([, value]) => !isBlank(value));
  const broken: string[] = [];
  const given: Record<string, unknown> = {};
  for (const name of NAMES[path]) {
    const values = sent.filter(([one]) => one === name).map(([, value]) => value);
    if (values.length > 1) broken.push(`/${name} field-twice`);
    if (values.length > 0) given[name] = values.length > 1 ? TWICE : values[0];
  }
  broken.push(
    ...misnamed(
      sent.map(([name]) => name),
      NAMES[path],
      '',
    ),
  );
  broken.push(...(path === '/api-v1/users/create' ? user(given, world) : assign(given, world)));
  return [...new Set(broken)].sort();
}

const TWICE = Symbol('twice');
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const clean = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined);
const capitals = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

function misnamed(sent: readonly string[], names: readonly string[], at: string): string[] {
  const plain = (name: string) =>
    name
      .split('[')[0]
      ?.split('.')[0]
      ?.replace(/[_\s-]/g, '')
      .toLowerCase();
  return sent
    .filter((name) => !names.includes(name) && names.some((known) => plain(known) === plain(name)))
    .map((name) => `${at}/${name} field-misnamed`);
}

/** A field with one rule for being missing and one for being wrong. */
function field(
  value: unknown,
  at: string,
  missing: string,
  wrong: (value: unknown) => string | undefined,
): string[] {
  if (value === TWICE) return [];
  if (isBlank(value)) return missing === '' ? [] : [`${at} ${missing}`];
  if (typeof value === 'string' && value.length > 2000) return [`${at} text-too-long`];
  const rule = wrong(value);
  return rule === undefined ? [] : [`${at} ${rule}`];
}

function uuidOf(kind: string, known: readonly string[]): (value: unknown) => string | undefined {
  return (value) => {
    const uuid = clean(value);
    if (uuid === undefined || !UUID.test(uuid)) return `${kind}-malformed`;
    return known.includes(uuid.toLowerCase()) ? undefined : `${kind}-unknown`;
  };
}

function country(value: unknown): string | undefined {
  return COUNTRIES.includes(capitals(clean(value) ?? '')) ? undefined : 'country-unknown';
}

function user(given: Record<string, unknown>, { groups }: World): string[] {
  const occupation = (value: unknown) =>
    CODES.includes(typeof value === 'number' ? String(value) : clean(value))
      ? undefined
      : 'occupation-unknown';
  return [
    ...field(given.sex, '/sex', 'sex-missing', (value) =>
      ['M', 'F'].includes(clean(value) ?? '') ? undefined : 'sex-unknown',
    ),
    ...field(given.country, '/country', 'country-missing', country),
    ...field(given.occupation, '/occupation', 'occupation-missing', occupation),
    ...field(given.group_uuid, '/group_uuid', '', uuidOf('group', groups)),
  ];
}

function assign(given: Record<string, unknown>, world: World): string[] {
  const { auto_assign: bought, auto_reserve: reserve } = given;
  const buys = bought !== undefined;
  const confirms = (value: unknown) =>
    value === 1 || value === '1' || (!buys && (value === 0 || value === '0')) ? undefined : 'reserve-not-1';
  return [
    ...field(given.user_uuid, '/user_uuid', 'user-missing', uuidOf('user', world.users)),
    ...field(reserve, '/auto_reserve', buys ? 'reserve-missing' : '', confirms),
    ...field(given.group_uuid, '/group_uuid', '', uuidOf('group', world.groups)),
    ...(buys || given.group_uuid !== undefined ? [] : [' nothing-to-do']),
    ...(buys && bought !== TWICE ? purchase(bought, given.user_uuid, world) : []),
  ];
}

const AT = '/auto_assign';

function purchase(bought: unknown, buyer: unknown, world: World): string[] {
  let items = bought;
  if (typeof bought === 'string') {
    try {
      items = JSON.parse(bought);
    } catch {
      return [`${AT} auto-assign-not-json`];
    }
  }
  if (!Array.isArray(items)) return [`${AT} auto-assign-not-array`];
  const [own, others] = world.contract === 'other' ? ['key', 'data'] : ['data', 'key'];
  const isOfOthers = (item: unknown) => isObject(item) && others in item && !(own in item);
  if (items.length > 0 && items.every(isOfOthers)) return [`${AT} auto-assign-shape`];
  const numbered = items.map((item: unknown, at) => [`${AT}/${at}`, item] as const);
  if (world.contract === 'other') return [...count(items.length), ...entries(numbered, buyer, world)];
  const all = numbered.flatMap(([at, item]) =>
    isObject(item) && Array.isArray(item.data)
      ? item.data.map((entry: unknown, index) => [`${at}/data/${index}`, entry] as const)
      : [],
  );
  const areRead = items.every((item) => isObject(item) && Array.isArray(item.data));
  return [
    ...numbered.flatMap(([at, item]) => terms(at, item)),
    ...differing(numbered),
    ...entries(all, buyer, world),
    ...(all.length > 0 || areRead ? count(all.length) : []),
  ];
}

function count(number: number): string[] {
  return number === 0 ? [`${AT} entries-none`] : number > 12 ? [`${AT} entries-too-many`] : [];
}

function terms(at: string, item: unknown): string[] {
  if (!isObject(item)) return [`${at} entry-malformed`];
  const price = (value: unknown) =>
    typeof value === 'number' && value >= 0 && value <= 1_000_000_000 ? undefined : 'price-malformed';
  return [
    ...misnamed(Object.keys(item), ['country', 'assessment_each_price', 'total_extras_price', 'data'], at),
    ...field(item.country, `${at}/country`, 'country-missing', country),
    ...field(item.assessment_each_price, `${at}/assessment_each_price`, 'price-missing', price),
    ...field(item.total_extras_price, `${at}/total_extras_price`, 'price-missing', price),
    ...(Array.isArray(item.data) ? [] : [`${at}/data entry-malformed`]),
  ];
}

function differing(items: readonly (readonly [string, unknown])[]): string[] {
  const named = items.flatMap(([at, item]) => {
    const code = capitals(isObject(item) ? (clean(item.country) ?? '') : '');
    return COUNTRIES.includes(code) ? [{ at, code }] : [];
  });
  return named
    .filter(({ code }) => code !== named[0]?.code)
    .map(({ at }) => `${at}/country countries-differ`);
}

function entries(items: readonly (readonly [string, unknown])[], buyer: unknown, world: World): string[] {
  const pairs: string[] = [];
  return items.flatMap(([at, item]) => {
    if (!isObject(item)) return [`${at} entry-malformed`];
    const key = capitals(clean(item.key) ?? '');
    const given = clean(item.target) ?? '';
    // Only a UUID may have letters of either case: `SELF` is no target.
    const target = UUID.test(given) ? given.toLowerCase() : given;
    const isTarget = given === 'self' || UUID.test(given);
    const isBuyer = UUID.test(target) && target === clean(buyer)?.toLowerCase();
    const pair = `${key} ${isBuyer ? 'self' : target}`;
    const isTwice = /^[A-Z]{2}$/.test(key) && isTarget && pairs.includes(pair);
    pairs.push(pair);
    return [
      ...misnamed(Object.keys(item), ['key', 'target'], at),
      ...field(item.key, `${at}/key`, 'key-missing', () => (KEYS.includes(key) ? undefined : 'key-unknown')),
      ...field(item.target, `${at}/target`, 'target-missing', () =>
        !isTarget
          ? 'target-malformed'
          : [...world.users, ...world.groups, 'self'].includes(target)
            ? undefined
            : 'target-unknown',
      ),
      ...(isTwice ? [`${at} entry-repeated`] : []),
    ];
  });
}

/** Values that are right, nearly right, and wrong, for a draw. */
export const VALUES: readonly unknown[] = [
  'M',
  'F',
  ' F ',
  'f',
  'KE',
  'ke',
  ' GB',
  'ZZ',
  'ﬁ',
  '2221',
  2221,
  22,
  '0110',
  '9999',
  -1,
  0,
  '0',
  1,
  '1',
  2,
  1.5,
  12.5,
  1e9,
  1e9 + 1,
  1e308,
  '12.50',
  'self',
  'SELF',
  'AI',
  'ai',
  'aı',
  'TA',
  'SK',
  '',
  ' ',
  null,
  true,
  [],
  {},
  NO_ONE,
  'x'.repeat(2001),
  'former',
  '__proto__',
];
