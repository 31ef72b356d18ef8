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
import { dataFolderAt } from '../data-folder/layout.ts';
import { startImages } from '../images/index.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { Settings } from '../settings/index.ts';
import { offeredLocales } from '../site/offered-locales.ts';
import { contentSourceOf, siteOf } from '../site/site.ts';
import { createSitemap } from '../sitemap/index.ts';
import { Renewals } from '../sitemap/renewals.ts';
import { StaticFiles } from '../static/static-files.ts';
import { currentBuild } from '../storefront-build/index.ts';
import { startVideos } from '../videos/index.ts';
import { addressOf, pageClient } from './commerce-client.ts';
import { openShopDatabase, startCommerce } from './commerce-process.ts';
import { developmentStorefront } from './development.ts';
import { withoutDispensable } from './dispensable.ts';
import { forward } from './forward.ts';
import { createFront } from './front.ts';
import { listenHttp } from './listen.ts';
import { OverloadGuard, unlimitedDelay } from './overload.ts';
import { countUnknownBlocks, registerPageCacheMetrics } from './page-cache-metrics.ts';
import { headersOf, previewingClient } from './preview.ts';
import { rememberingClient } from './remembering-client.ts';
import { routePolicies } from './route-policy.ts';
import { createStorefront } from './storefront.ts';
import { renderer } from './storefront-build.ts';

export interface RunningWeb {
  readonly port: number;
  readonly registry: Registry;
  close(): Promise<void>;
}

const megabyte = 1_048_576;
/** Milliseconds that running requests get at the end. */
const drainFor = 10_000;
const drainNotice = 300;

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
  const memory = new InvalidatingCache({ clock, isCurrent: () => follower?.isCurrent() ?? false });

  const hasCommerce = settings.role !== 'storefront';
  const database = settings.databaseUrl ? openShopDatabase(settings, log) : undefined;
  const commerce =
    hasCommerce && database
      ? startCommerce(settings, database, log, metrics, {
          clock,
          isDraining: () => isDraining,
          isReady: () => follower?.isCurrent() ?? true,
          memory,
        })
      : undefined;

  const isFollowing = database !== undefined;
  const cache = new PageCache({
    maxBytes: 256 * megabyte,
    // Without the news of what changed, nothing is kept longer than a change may take to show.
    freshFor: isFollowing ? 60_000 : 1_000,
    staleFor: isFollowing ? 900_000 : 0,
    missingFor: isFollowing ? 10_000 : 1_000,
    incompleteFor: isFollowing ? 2_000 : 1_000,
    now,
    onBackgroundError: (error) => log.warn({ err: error }, 'a page could not be made anew'),
  });
  registerPageCacheMetrics(metrics.registry, cache);
  const renewals = new Renewals(() => follower?.isCurrent() ?? false);
  if (database) {
    follower = await followInvalidations({
      pool: database.pool,
      listenUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
      onKeys: (keys) => {
        memory.invalidate(keys);
        cache.invalidate(keys);
        renewals.hear(keys);
      },
      onGap: () => {
        memory.clear();
        cache.invalidateAll();
        renewals.hearEverything();
      },
      onError: (error) => log.debug({ err: error }, 'invalidations could not be read'),
    });
    renewals.hearEverything();
  }

  // The first page under development takes seconds, and is worth waiting for.
  const guard = parts.guard ?? new OverloadGuard(settings.dev ? { delay: unlimitedDelay } : {});
  const images = await startImages(settings, log);
  const videos = startVideos(settings);
  const commerceAnswer = commerce
    ? (request: Request) => Promise.resolve(commerce.app.fetch(request))
    : settings.commerceUrl
      ? (request: Request) => forward(request, settings.commerceUrl ?? '')
      : undefined;
  const address = { siteId: site.siteId, organizationId: site.organizationId, commerce: commerce?.app ?? settings.commerceUrl ?? '' };

  const locales = offeredLocales(site.locales, log);
  const hasPages = settings.role === 'all' || settings.role === 'storefront';
  const development = settings.dev ? await developmentStorefront() : undefined;
  const build = hasPages && !development ? await currentBuild() : undefined;
  const standIns = new Map(settings.serviceWorker === 'off' ? [['/worker.js', '/worker-off.js']] : []);
  const files = new StaticFiles(build ? [build.clientFolder, ...build.earlierClientFolders] : [], standIns);
  const serverBuild = development?.build ?? (build ? await import(build.serverEntry) : undefined);
  const pages = serverBuild
    ? createStorefront({
        render: renderer(serverBuild, development ? 'development' : 'production'),
        policies: development?.policies ?? routePolicies(serverBuild),
        cache,
        guard,
        clientFor: (collector, locale) =>
          rememberingClient(collector, { memory, locale, clientFor: (own) => pageClient(address, own, locale) }),
        previews: {
          clientFor(collector, locale, request, state) {
            const now = pageClient(address, collector, locale, addressOf(request, address));
            return state ? previewingClient(now, pageClient(address, collector, locale, headersOf(state))) : now;
          },
          contentDomains: settings.contentDomains,
          contentToolOrigins: settings.contentToolOrigins,
        },
        buildId: build?.id ?? 'development',
        siteId: site.siteId,
        organizationId: site.organizationId,
        siteOrigin: site.origin,
        locales: { offered: locales, from: site.localeFrom },
        localeCurrencies: site.localeCurrencies,
        views: { currencies: site.currencies, defaultCurrency: site.defaultCurrency, priceGroups: ['default'] },
        sharedAge: settings.edgeCacheSeconds,
        picturesFrom: [contentSourceOf(settings)?.images].filter((from) => from !== undefined),
        now,
        unknownBlock: countUnknownBlocks(metrics.registry, log),
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
    folder: dataFolderAt(settings.dataDir).sitemap,
    source: database ?? commerceAnswer,
    renewals,
    sharedAge: settings.edgeCacheSeconds,
  });
  const answer = createFront({
    files,
    sitemap,
    images: images.answer,
    videos: videos.answer,
    commerce: commerceAnswer && withoutDispensable(commerceAnswer, guard),
    pages,
    isSecure,
  });
  const listening = await listenHttp({
    host: settings.host,
    port: settings.port,
    answer,
    ahead: development?.ahead,
    proxies: settings.proxies,
  });
  const improving = setInterval(() => {
    if (guard.isIdle()) cache.improveOne().catch((error) => log.debug({ err: error }, 'a page could not be compressed further'));
  }, 250).unref();

  return {
    port: listening.port,
    registry: metrics.registry,
    async close() {
      isDraining = true;
      clearInterval(improving);
      // Load balancers get a moment to see /readyz turn before connections are refused.
      if (!development) await new Promise((done) => setTimeout(done, drainNotice));
      // The browsers' connections to it would stay open for ever.
      await development?.close();
      await listening.close(drainFor);
      guard.close();
      await images.close();
      await follower?.close();
      await commerce?.close();
      await database?.close();
    },
  };
}
