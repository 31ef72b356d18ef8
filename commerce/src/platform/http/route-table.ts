import type { Method } from '@outfitter/contract';
import type { BoundRoute } from './route.ts';

/** A parameter of a path: a whole segment such as `{id}`, or a part of one between fixed text, as in `({ids})` and `Sites-{siteId}-Site`. */
interface PathParameter {
  name: string;
  position: number;
  prefix: string;
  suffix: string;
}
export interface TableRoute {
  route: BoundRoute;
  parameters: PathParameter[];
}
export interface RouteGroup {
  pattern: string;
  routes: TableRoute[];
}

const parameter = /^(.*)\{(\w+)\}(.*)$/;

/**
 * Groups routes by the pattern that the HTTP router matches, those with fewer parameters first. Within a group, segments such as `({ids})`
 * precede whole parameters.
 */
export function groupRoutes(routes: readonly BoundRoute[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const route of routes) {
    const parameters: PathParameter[] = [];
    const segments = route.endpoint.operation.path.split('/').map((segment, position) => {
      const [, prefix, name, suffix] = parameter.exec(segment) ?? [];
      if (prefix === undefined || name === undefined || suffix === undefined) return segment;
      parameters.push({ name, position, prefix, suffix });
      return `:p${parameters.length - 1}`;
    });
    const pattern = segments.join('/');
    const group = groups.get(pattern) ?? { pattern, routes: [] };
    group.routes.push({ route, parameters });
    groups.set(pattern, group);
  }
  const isPartlyFixed = ({ parameters }: TableRoute) => Number(parameters.some(({ prefix, suffix }) => prefix + suffix !== ''));
  for (const group of groups.values()) group.routes.sort((a, b) => isPartlyFixed(b) - isPartlyFixed(a));
  return [...groups.values()].sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length);
}

function paramsOf({ parameters }: TableRoute, segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const { name, position, prefix, suffix } of parameters) {
    const segment = segments[position] ?? '';
    if (segment.length < prefix.length + suffix.length || !segment.startsWith(prefix) || !segment.endsWith(suffix)) return undefined;
    const value = decode(segment.slice(prefix.length, segment.length - suffix.length));
    if (value === undefined) return undefined;
    params[name] = value;
  }
  return params;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export type Match =
  | { kind: 'route'; route: BoundRoute; params: Record<string, string> }
  | { kind: 'method-not-allowed'; allowed: Method[] }
  | { kind: 'not-found' };

/** Matches a path as sent, still escaped: `products/%284117%29` is the product `(4117)`, `products/(4117)` a list of one. */
export function matchRoute(group: RouteGroup, method: string, pathname: string): Match {
  const allowed = new Set<Method>();
  const segments = pathname.split('/');
  for (const candidate of group.routes) {
    const params = paramsOf(candidate, segments);
    if (!params) continue;
    if (candidate.route.endpoint.operation.method === method) return { kind: 'route', route: candidate.route, params };
    allowed.add(candidate.route.endpoint.operation.method);
  }
  return allowed.size === 0 ? { kind: 'not-found' } : { kind: 'method-not-allowed', allowed: [...allowed] };
}

const overridable = new Set(['PUT', 'PATCH', 'DELETE']);

/** Returns the method to route by: HEAD is served like GET; PUT, PATCH and DELETE may arrive as POST with the method-override header. */
export function effectiveMethod(method: string, override: string | null): string {
  if (method === 'HEAD') return 'GET';
  const overrideMethod = override?.trim().toUpperCase();
  return method === 'POST' && overrideMethod && overridable.has(overrideMethod) ? overrideMethod : method;
}
