import type { InvalidatingCache } from '@outfitter/commerce';
import type { Client } from '@outfitter/contract/client';
import { DependencyCollector } from './dependency-collector.ts';

/** What almost every page asks for, and few others: the menu's tree, what the merchant switches, the frame's content. */
const cachedCalls = ['getCategories', 'getSitePreferences', 'getContentByKey'] as const satisfies (keyof Client)[];
type CachedCall = (typeof cachedCalls)[number];

interface CachedResult {
  result: unknown;
  dependencies: DependencyCollector;
}

export interface CachedClientOptions {
  cache: InvalidatingCache;
  /** Which answers may stand for each other: those of one locale. */
  locale: string;
  /** A client whose answers are read by the collector. */
  clientFor(collector: DependencyCollector): Client;
}

/**
 * A page's client that takes the answers which pages have in common from memory until it hears that one is out of date; a page
 * made of them depends on the same keys and ends at the same moment as if it had asked. They are shared, so they are frozen.
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
      // A page that says that something is not there depends on it too: it may come.
      collector.merge(dependencies);
    }
  }
  const remembering = Object.fromEntries(cachedCalls.map((name) => [name, (request?: unknown) => call(name, request)]));
  return { ...clientFor(collector), ...remembering };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
