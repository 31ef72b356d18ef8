/** One web process: the front with whatever its role answers. */
import {
  type Clock,
  createLogger,
  createMetrics,
  followInvalidations,
  InvalidatingCache,
  type InvalidationFollower,
  systemClock,
} from '@outfitter/commerce';
import type { Registry } from 'prom-client';
import { dataFolderPaths } from '../data-folder/layout.ts';
import { startImages } from '../images/index.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { Settings } from '../settings/index.ts';
import { offeredLocales } from '../site/offered-locales.ts';
import { contentSourceOf, siteOf } from '../site/site.ts';
import { createSitemap } from '../sitemap/index.ts';
import { SectionInvalidations } from '../sitemap/section-invalidations.ts';
import { StaticFiles } from '../static/static-files.ts';
import { currentBuild } from '../storefront-build/index.ts';
import { startVideos } from '../videos/index.ts';
import { openShopDatabase, startCommerce } from './commerce-process.ts';
import { proxyToCommerce } from './gateway/commerce-proxy.ts';
import { createGateway } from './gateway/gateway.ts';
import { listenHttp } from './gateway/listen.ts';
import { withLoadShedding } from './gateway/load-shedding.ts';
import { OverloadGuard, unlimitedDelay } from './gateway/overload-guard.ts';
import { createCachedClient } from './pages/cached-client.ts';
import { startDevStorefront } from './pages/dev-storefront.ts';
import { clientAddressHeaders, createPageClient } from './pages/page-client.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createUnknownBlockCounter, registerPageCacheMetrics } from './pages/page-metrics.ts';
import { createRenderer } from './pages/page-renderer.ts';
import { previewRequestHeaders, withPreviewClient } from './pages/preview.ts';
import { createRoutePolicies } from './pages/route-policy.ts';

export interface RunningWeb {
  readonly port: number;
  readonly registry: Registry;
  close(): Promise<void>;
}

const megabyte = 1_048_576;
/** Milliseconds that running requests get at the end. */
const drainTimeout = 10_000;
const drainDelay = 300;

/** Starts the web role on `settings.port`; resolves when it answers. A guard of its own decides what is too much for it. */
export async function startWeb(
  settings: Settings & { readonly dev?: boolean },
  parts: { guard?: OverloadGuard; clock?: Clock } = {},
): Promise<RunningWeb> {
  const { clock = systemClock } = parts;
  const now = () => clock.now().getTime();
  const log = createLogger({ level: settings.logLevel });
  const metrics = createMetrics();
  const site = siteOf(settings);
  const isSecure = site.origin.startsWith('https:');
  let isDraining = false;
  let follower: InvalidationFollower | undefined;
  const callCache = new InvalidatingCache({ clock, isCurrent: () => follower?.isCurrent() ?? false });

  const hasCommerce = settings.role !== 'storefront';
  const database = settings.databaseUrl ? openShopDatabase(settings, log) : undefined;
  const commerce =
    hasCommerce && database
      ? startCommerce(settings, database, log, metrics, {
          clock,
          isDraining: () => isDraining,
          isReady: () => follower?.isCurrent() ?? true,
          cache: callCache,
        })
      : undefined;

  const isFollowing = database !== undefined;
  const cache = new PageCache({
    maxBytes: 256 * megabyte,
    // Without the news of what changed, nothing is kept longer than a change may take to show.
    freshTime: isFollowing ? 60_000 : 1_000,
    staleTime: isFollowing ? 900_000 : 0,
    notFoundFreshTime: isFollowing ? 10_000 : 1_000,
    incompleteFreshTime: isFollowing ? 2_000 : 1_000,
    now,
    onBackgroundError: (error) => log.warn({ err: error }, 'a page could not be made anew'),
  });
  registerPageCacheMetrics(metrics.registry, cache);
  const renewals = new SectionInvalidations(() => follower?.isCurrent() ?? false);
  if (database) {
    follower = await followInvalidations({
      pool: database.pool,
      listenUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
      onKeys: (keys) => {
        callCache.invalidate(keys);
        cache.invalidate(keys);
        renewals.invalidate(keys);
      },
      onGap: () => {
        callCache.clear();
        cache.invalidateAll();
        renewals.invalidateAll();
      },
      onError: (error) => log.debug({ err: error }, 'invalidations could not be read'),
    });
    renewals.invalidateAll();
  }

  // The first page under development takes seconds, and is worth waiting for.
  const guard = parts.guard ?? new OverloadGuard(settings.dev ? { delay: unlimitedDelay } : {});
  const images = await startImages(settings, log);
  const videos = startVideos(settings);
  const commerceAnswer = commerce
    ? (request: Request) => Promise.resolve(commerce.app.fetch(request))
    : settings.commerceUrl
      ? (request: Request) => proxyToCommerce(request, settings.commerceUrl ?? '')
      : undefined;
  const address = { siteId: site.siteId, organizationId: site.organizationId, commerce: commerce?.app ?? settings.commerceUrl ?? '' };

  const locales = offeredLocales(site.locales, log);
  const hasPages = settings.role === 'all' || settings.role === 'storefront';
  const development = settings.dev ? await startDevStorefront() : undefined;
  const build = hasPages && !development ? await currentBuild() : undefined;
  const standIns = new Map(settings.serviceWorker === 'off' ? [['/worker.js', '/worker-off.js']] : []);
  const files = new StaticFiles(build ? [build.clientFolder, ...build.previousClientFolders] : [], standIns);
  const serverBuild = development?.build ?? (build ? await import(build.serverEntry) : undefined);
  const pages = serverBuild
    ? createPageHandler({
        render: createRenderer(serverBuild, development ? 'development' : 'production'),
        policies: development?.policies ?? createRoutePolicies(serverBuild),
        cache,
        guard,
        clientFor: (collector, locale) =>
          createCachedClient(collector, { cache: callCache, locale, clientFor: (own) => createPageClient(address, own, locale) }),
        previews: {
          clientFor(collector, locale, request, state) {
            const now = createPageClient(address, collector, locale, clientAddressHeaders(request, address));
            return state ? withPreviewClient(now, createPageClient(address, collector, locale, previewRequestHeaders(state))) : now;
          },
          contentDomains: settings.contentDomains,
          contentToolOrigins: settings.contentToolOrigins,
        },
        buildId: build?.id ?? 'development',
        siteId: site.siteId,
        organizationId: site.organizationId,
        siteOrigin: site.origin,
        locales: { offered: locales, source: site.localeFrom },
        localeCurrencies: site.localeCurrencies,
        variants: { currencies: site.currencies, defaultCurrency: site.defaultCurrency, priceGroups: ['default'] },
        sharedAge: settings.edgeCacheSeconds,
        imageOrigins: [contentSourceOf(settings)?.images].filter((from) => from !== undefined),
        now,
        onUnknownBlock: createUnknownBlockCounter(metrics.registry, log),
        ...(development ? { development } : {}),
        log,
      })
    : undefined;

  const sitemap = createSitemap({
    site: {
      origin: site.origin,
      languages: {
        locales,
        localeFrom: site.localeFrom,
        currencyOf: (locale) => site.localeCurrencies.get(locale) ?? site.defaultCurrency,
      },
    },
    folder: dataFolderPaths(settings.dataDir).sitemap,
    source: database ?? commerceAnswer,
    invalidations: renewals,
    sharedAge: settings.edgeCacheSeconds,
  });
  const answer = createGateway({
    files,
    sitemap,
    images: images.respond,
    videos: videos.respond,
    commerce: commerceAnswer && withLoadShedding(commerceAnswer, guard),
    pages,
    isSecure,
  });
  const listening = await listenHttp({
    host: settings.host,
    port: settings.port,
    handle: answer,
    interceptor: development?.interceptor,
    proxies: settings.proxies,
  });
  const improving = setInterval(() => {
    if (guard.isIdle()) cache.recompressOne().catch((error) => log.debug({ err: error }, 'a page could not be compressed further'));
  }, 250).unref();

  return {
    port: listening.port,
    registry: metrics.registry,
    async close() {
      isDraining = true;
      clearInterval(improving);
      // Load balancers get a moment to see /readyz turn before connections are refused.
      if (!development) await new Promise((done) => setTimeout(done, drainDelay));
      // The browsers' connections to it would stay open for ever.
      await development?.close();
      await listening.close(drainTimeout);
      guard.close();
      await images.close();
      await follower?.close();
      await commerce?.close();
      await database?.close();
    },
  };
}
