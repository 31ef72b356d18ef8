import { containsCardNumber } from '@outfitter/commerce';
import type { CachePolicy } from '@outfitter/storefront/page-context';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const defaultPolicy: CachePolicy = { cache: 'public', query: [] };

function policyOf(handle: unknown): CachePolicy | undefined {
  const policy = handle as Partial<CachePolicy> | undefined;
  return policy?.cache === 'public' || policy?.cache === 'private' ? (policy as CachePolicy) : undefined;
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const base = { id: route.id, path: route.path, caseSensitive: route.caseSensitive, handle: route.module.handle };
    return [route.index ? { ...base, index: true as const } : { ...base, children: routeTree(build, route.id) }];
  });
}

export interface RoutePolicies {
  policyOf(pathname: string): CachePolicy;
}

const maxCachedPaths = 5_000;

export function createRoutePolicies(build: ServerBuild): RoutePolicies {
  const tree = routeTree(build);
  // Cached, because matching ranks the whole route table each time.
  const cachedPolicies = new LRUCache<string, CachePolicy>({ max: maxCachedPaths });
  function policyAt(pathname: string): CachePolicy {
    const matches = matchRoutes(tree, pathname) ?? [];
    const policies = matches.map((match) => policyOf(match.route.handle)).filter((policy) => policy !== undefined);
    return policies.at(-1) ?? defaultPolicy;
  }
  return {
    policyOf(pathname) {
      const policy = cachedPolicies.get(pathname) ?? policyAt(pathname);
      cachedPolicies.set(pathname, policy);
      return policy;
    },
  };
}

/** Returns whether the query has a private parameter, or a card number that a shopper has typed into a field that the page reads. */
export function hasPrivateQuery({ searchParams }: URL, { query = [], privateQuery = [] }: CachePolicy): boolean {
  if (searchParams.size === 0) return false;
  return privateQuery.some((name) => searchParams.has(name)) || query.some((name) => searchParams.getAll(name).some(containsCardNumber));
}

/** Returns the page of a data request: `/men.data` belongs to `/men`, `/_.data` to `/`. */
export function readPagePath(pathname: string): { pathname: string; isData: boolean } {
  if (!pathname.endsWith('.data')) return { pathname, isData: false };
  const page = pathname.slice(0, -'.data'.length);
  return { pathname: page.endsWith('/_') ? page.slice(0, -1) : page || '/', isData: true };
}
