/** Ways to spoil an answer's JSON. None of the results has the shape, or the values, that the contract describes. */

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rebuilds JSON with every object's entry passed through `change`. */
function mapEntries(value: unknown, change: (name: string, inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapEntries(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapEntries(change(name, inner), change)]),
  );
}

const otherValues: Readonly<Record<string, (value: unknown) => unknown>> = {
  sex: (value) => (value === 'F' ? 'M' : 'F'),
  country: (value) => (value === 'AQ' ? 'BV' : 'AQ'),
  user_uuid: () => '99999999-9999-4999-8999-999999999999',
  name: (value) => `${String(value)} (another)`,
};

/** Changes the values that repeat what was sent. */
export function differentEcho(answer: unknown): unknown {
  return mapEntries(answer, (name, value) => otherValues[name]?.(value) ?? value);
}

/** Puts the UUID of the former answer in the place of the record's own, if there was a former answer. */
export function reuseUuid(answer: unknown, former: unknown): unknown {
  const uuid = ownUuid(former);
  if (uuid === undefined || !isObject(answer) || !isObject(answer.data)) return answer;
  const { data } = answer;
  if (!isObject(data.assignments)) return { ...answer, data: { ...data, uuid } };
  return { ...answer, data: { ...data, assignments: { ...data.assignments, uuid } } };
}

function ownUuid(answer: unknown): unknown {
  if (!isObject(answer) || !isObject(answer.data)) return undefined;
  const { assignments } = answer.data;
  return isObject(assignments) ? assignments.uuid : answer.data.uuid;
}

export function wrapObjects(answer: unknown): unknown {
  return mapEntries(answer, (_, value) => (isObject(value) ? [value] : value));
}

export function wrapAssignments(answer: unknown): unknown {
  return mapEntries(answer, (name, value) => (name === 'assignments' ? [value] : value));
}
