import type { Method } from '@outfitter/contract';
import type { BoundRoute } from './route.ts';

/** A path segment with a parameter between fixed text: `({ids})`, `Sites-{siteId}-Site`. */
interface PathPart {
  name: string;
  position: number;
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

const parameter = /^(.*)\{(\w+)\}(.*)$/;

/** Groups routes by path pattern, the more specific patterns first: fixed paths, then segments such as `({ids})`, then whole parameters. */
export function groupRoutes(routes: readonly BoundRoute[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const route of routes) {
    const parts: PathPart[] = [];
    const segments = route.endpoint.operation.path.split('/').map((segment, position) => {
      const [, prefix, name, suffix] = parameter.exec(segment) ?? [];
      if (prefix === undefined || name === undefined || suffix === undefined) return segment;
      parts.push({ name, position, prefix, suffix });
      return `:p${parts.length - 1}`;
    });
    const pattern = segments.join('/');
    const group = groups.get(pattern) ?? { pattern, routes: [] };
    group.routes.push({ route, parts });
    groups.set(pattern, group);
  }
  const isPartlyFixed = ({ parts }: TableRoute) => Number(parts.some(({ prefix, suffix }) => prefix + suffix !== ''));
  for (const group of groups.values()) group.routes.sort((a, b) => isPartlyFixed(b) - isPartlyFixed(a));
  return [...groups.values()].sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length);
}

function paramsOf({ parts }: TableRoute, segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const { name, position, prefix, suffix } of parts) {
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
