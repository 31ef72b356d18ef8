import {
  type Clock,
  type DatabaseHandle,
  followInvalidations,
  InvalidatingCache,
  type InvalidationFollower,
  logThrottled,
} from '@outfitter/commerce';
import type { Registry } from 'prom-client';
import { PageCache } from '../page-cache/page-cache.ts';
import type { Settings } from '../settings/index.ts';
import { SectionInvalidations } from '../sitemap/section-invalidations.ts';
import type { Log } from './commerce-backend.ts';
import { OverloadError } from './pages/page-errors.ts';
import { registerPageCacheMetrics } from './pages/page-metrics.ts';

const megabyte = 1_048_576;

/** Freshness of pages in milliseconds. */
const freshness = { freshTime: 60_000, staleTime: 900_000, notFoundFreshTime: 10_000, incompleteFreshTime: 2_000 };
/** Freshness without invalidations: a page may be cached only for the time that a change may take to appear. */
const freshnessWithoutInvalidations = { freshTime: 1_000, staleTime: 0, notFoundFreshTime: 1_000, incompleteFreshTime: 1_000 };

/** Freshness of calls. A call is never stale: stock is only invalidated when a product sells out or comes back. */
const freshnessOfResponses = { freshTime: 60_000, staleTime: 0, notFoundFreshTime: 0, incompleteFreshTime: 0 };

export interface WebCaches {
  readonly clock: Clock;
  readonly pages: PageCache;
  /** Responses of shared calls to clients outside of this process. */
  readonly responses: PageCache;
  /** Data that several calls and pages read. */
  readonly calls: InvalidatingCache;
  readonly sitemap: SectionInvalidations;
  /** True if all invalidations so far have been received; `undefined` if the process does not follow them. */
  isCurrent(): boolean | undefined;
  follow(database: DatabaseHandle): Promise<void>;
  close(): Promise<void>;
}

export interface WebCacheOptions {
  settings: Settings;
  clock: Clock;
  log: Log;
  registry: Registry;
}

export function createWebCaches({ settings, clock, log, registry }: WebCacheOptions): WebCaches {
  let follower: InvalidationFollower | undefined;
  const isCurrent = () => follower?.isCurrent();
  const calls = new InvalidatingCache({
    clock,
    isCurrent: () => isCurrent() ?? false,
    age: () => follower?.age() ?? Number.POSITIVE_INFINITY,
  });
  const sitemap = new SectionInvalidations(() => isCurrent() ?? false);
  const pages = new PageCache({
    maxBytes: 256 * megabyte,
    ...(settings.databaseUrl ? freshness : freshnessWithoutInvalidations),
    now: () => clock.now().getTime(),
    onBackgroundError(error) {
      if (!(error instanceof OverloadError)) logThrottled(log, 'warn', { error }, 'a stale page could not be refreshed');
    },
  });
  const responses = new PageCache({ maxBytes: 64 * megabyte, ...freshnessOfResponses, now: () => clock.now().getTime() });
  registerPageCacheMetrics(registry, { pages, responses });
  return {
    clock,
    pages,
    responses,
    calls,
    sitemap,
    isCurrent,
    async follow({ pool }) {
      follower = await followInvalidations({
        pool,
        listenUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
        onKeys(keys) {
          for (const cache of [calls, responses, pages, sitemap]) cache.invalidate(keys);
        },
        onGap() {
          calls.clear();
          responses.invalidateAll();
          pages.invalidateAll();
          sitemap.invalidateAll();
        },
        onError: (error) => log.debug({ err: error }, 'invalidations could not be read'),
      });
      sitemap.invalidateAll();
    },
    async close() {
      await follower?.close();
    },
  };
}

export function recompressWhenIdle(pages: PageCache, isIdle: () => boolean, log: Log): NodeJS.Timeout {
  return setInterval(() => {
    if (isIdle()) pages.recompressOne().catch((error) => log.debug({ err: error }, 'a cached page could not be recompressed'));
  }, 250).unref();
}
