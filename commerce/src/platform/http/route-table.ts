import type { Method } from '@outfitter/contract';
import type { BoundRoute } from './route.ts';

/** A path segment with a parameter between fixed text: `({ids})`, `Sites-{siteId}-Site`. */
interface PathPart {
  name: string;
  prefix: string;
  suffix: string;
}
export interface TableRoute {
  route: BoundRoute;
  parts: PathPart[];
}
export interface RouteGroup {
  pattern: string;
  routes: TableRoute[];
}

const parameter = /([^/{}]*)\{(\w+)\}([^/{}]*)/g;

/** Groups routes by path pattern, the more specific patterns first: fixed paths, then segments such as `({ids})`, then whole parameters. */
export function groupRoutes(routes: readonly BoundRoute[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const route of routes) {
    const parts: PathPart[] = [];
    const pattern = route.endpoint.operation.path.replaceAll(parameter, (_, prefix: string, name: string, suffix: string) => {
      parts.push({ name, prefix, suffix });
      return `:p${parts.length - 1}`;
    });
    const group = groups.get(pattern) ?? { pattern, routes: [] };
    group.routes.push({ route, parts });
    groups.set(pattern, group);
  }
  const isPartlyFixed = ({ parts }: TableRoute) => Number(parts.some(({ prefix, suffix }) => prefix + suffix !== ''));
  for (const group of groups.values()) group.routes.sort((a, b) => isPartlyFixed(b) - isPartlyFixed(a));
  return [...groups.values()].sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length);
}

function paramsOf(route: TableRoute, values: Record<string, string>): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of route.parts.entries()) {
    const value = values[`p${index}`] ?? '';
    const { name, prefix, suffix } = part;
    if (value.length < prefix.length + suffix.length || !value.startsWith(prefix) || !value.endsWith(suffix)) return undefined;
    params[name] = value.slice(prefix.length, value.length - suffix.length);
  }
  return params;
}

export type Match =
  | { kind: 'route'; route: BoundRoute; params: Record<string, string> }
  | { kind: 'method-not-allowed'; allowed: Method[] }
  | { kind: 'not-found' };

export function matchRoute(group: RouteGroup, method: string, values: Record<string, string>): Match {
  const allowed = new Set<Method>();
  for (const candidate of group.routes) {
    const params = paramsOf(candidate, values);
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
  const wanted = override?.trim().toUpperCase();
  return method === 'POST' && wanted && overridable.has(wanted) ? wanted : method;
}
