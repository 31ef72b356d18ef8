import type { InvalidatingCache } from '@outfitter/commerce';
import type { Client } from '@outfitter/contract/client';
import { DependencyCollector } from './dependency-collector.ts';

/** Calls that almost every page makes: the category tree, the preferences and the content of the layout. */
const cachedCalls = ['getCategories', 'getSitePreferences', 'getContentByKey'] as const satisfies (keyof Client)[];
type CachedCall = (typeof cachedCalls)[number];

interface CachedResult {
  result: unknown;
  dependencies: DependencyCollector;
}

export interface CachedClientOptions {
  cache: InvalidatingCache;
  locale: string;
  clientFor(collector: DependencyCollector): Client;
}

/**
 * Creates a client that reads the shared calls from the cache until one of their surrogate keys is invalidated. The page depends on the
 * same keys and expires at the same time as if it had called commerce. Cached results are frozen, because pages share them.
 */
export function createCachedClient(collector: DependencyCollector, { cache, locale, clientFor }: CachedClientOptions): Client {
  async function call(name: CachedCall, request: unknown): Promise<unknown> {
    const key = `call:${locale}:${name}:${JSON.stringify(request ?? null)}`;
    const cached = cache.get<CachedResult>(key);
    if (cached) {
      collector.merge(cached.dependencies);
      return cached.result;
    }
    const since = cache.version();
    const dependencies = new DependencyCollector();
    try {
      const result = deepFreeze(await (clientFor(dependencies)[name] as (request: unknown) => Promise<unknown>)(request));
      const keys = [...dependencies.surrogateKeys];
      if (keys.length > 0) cache.set(key, { result, dependencies } satisfies CachedResult, { keys, until: dependencies.validUntil, since });
      return result;
    } finally {
      // A page that shows that something is missing depends on it too.
      collector.merge(dependencies);
    }
  }
  const cachedMethods = Object.fromEntries(cachedCalls.map((name) => [name, (request?: unknown) => call(name, request)]));
  return { ...clientFor(collector), ...cachedMethods };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
