import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { Refusal } from './refusal.ts';
import { decodedPart } from '../domain/text/decode.ts';

export interface Match {
  name: EndpointName;
  /** The path's parameters, decoded; one that was left out is absent. */
  params: Readonly<Record<string, string>>;
}

/** What a request asks for: an endpoint, or which methods its path answers. */
export type Route = Match | { allow: string };

const routes = endpointNames.map((name) => ({ name, pattern: patternOf(endpoints[name].path) }));

/** Takes address and method as plain texts: a host may meet methods that the fetch standard's requests cannot carry. */
export function findRoute({ pathname, search }: Pick<URL, 'pathname' | 'search'>, given: string): Route {
  if (pathname.length + search.length > limits.address.most)
    throw Refusal.ofRequest(414, limits.address.rule);
  const found = match(pathname);
  if (!found) throw Refusal.ofRequest(404, 'path-unknown', { given: pathname });
  const { method }: Endpoint = endpoints[found.name];
  const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
  if (given === 'OPTIONS') return { allow };
  if (given === method || (given === 'HEAD' && method === 'GET')) return found;
  throw Refusal.ofRequest(405, 'method-unknown', { given, expected: method }, { allow });
}

/**
 * Finds the endpoint for a path. "All paths are relative to `{base_url}`", so whatever stands before `/api-v1/` does
 * not matter: the same handler answers below any folder of any host.
 */
export function match(pathname: string): Match | undefined {
  const path = pathname.slice(Math.max(0, pathname.indexOf('/api-v1/')));
  for (const { name, pattern } of routes) {
    const groups = pattern.exec(path);
    if (groups) return { name, params: decodeAll(groups.groups ?? {}) };
  }
  return undefined;
}

/** An optional parameter also takes a slash behind it: "with a trailing slash" counts as invalid, not as unknown. */
function patternOf(path: string): RegExp {
  const source = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]*/?))?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function decodeAll(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value !== undefined) params[name] = decodedPart(value);
  }
  return params;
}
