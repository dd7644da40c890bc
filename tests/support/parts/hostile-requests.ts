export interface HostileRequest {
  what: string;
  path: string;
  init: RequestInit;
}

const USERS = '/api-v1/users/create';
const ASSIGN = '/api-v1/user/assign';
const FORM = 'application/x-www-form-urlencoded';
const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

/** Requests that once kept the service busy for seconds each. `size` is how often the part that makes them large is repeated. */
export function hostileRequests(size: number): HostileRequest[] {
  const form = (what: string, body: string) => ({ what, path: USERS, init: post(FORM, body) });
  const json = (what: string, body: string) => ({ what, path: ASSIGN, init: post('application/json', body) });
  const many = (item: string, times: number) =>
    Array.from({ length: Math.floor(times) }, (_, at) =>
      item.replace('#', String(at).padStart(12, '0')),
    ).join();
  return [
    form('a long country', `country=${'Republik '.repeat(size / 10)}`),
    form('one field many times', 'a&'.repeat(size)),
    {
      what: 'one field many times in the query',
      path: `${USERS}?${'a&'.repeat(size)}`,
      init: { method: 'POST' },
    },
    json('deep JSON', `{"x":${'['.repeat(size)}${']'.repeat(size)}}`),
    json('brackets that do not close', '['.repeat(size)),
    json('quotes that do not close', '"\\'.repeat(size)),
    json('empty objects', `{"auto_assign":[${many('{}', size)}]}`),
    json('bad countries', `{"auto_assign":[${many('{"country":"Kenja #","data":[]}', size / 5)}]}`),
    json(
      'entries of no one',
      `{"auto_assign":[{"data":[${many('{"target":"11111111-2222-4333-8444-#"}', size / 6)}]}]}`,
    ),
    {
      what: 'empty parts',
      path: USERS,
      init: post('multipart/form-data; boundary=x', '\r\n--x\r\n'.repeat(size)),
    },
  ];
}
