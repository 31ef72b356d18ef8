import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, createLogger, createMetrics, type DatabaseHandle, logThrottled, systemClock } from '@outfitter/commerce';
import type { Registry } from 'prom-client';
import { dataFolderPaths } from '../data-folder/layout.ts';
import { startImages } from '../images/index.ts';
import type { Settings } from '../settings/index.ts';
import { offeredLocales } from '../site/offered-locales.ts';
import { siteOf } from '../site/site.ts';
import { createSitemap } from '../sitemap/index.ts';
import { startVideos } from '../videos/index.ts';
import { AdmissionControl, unlimitedAdmission } from './admission/admission-control.ts';
import { createAdmissionCounter, registerAdmissionGauges } from './admission/admission-metrics.ts';
import { withAdmission } from './admission/with-admission.ts';
import { withCachedCalls } from './calls/with-cached-calls.ts';
import { type CommerceBackend, createCommerceBackend, openShopDatabase, type ProcessMetrics } from './commerce-backend.ts';
import { createDiskCheck } from './disk-check.ts';
import { createGateway, type RequestHandler } from './gateway/gateway.ts';
import { listenHttp } from './gateway/listen.ts';
import { startStorefront } from './storefront.ts';
import { developmentDrainLimits, drainLimits } from './time-limits.ts';
import { createWebCaches, recompressWhenIdle, type WebCaches } from './web-caches.ts';

export interface CloseOptions {
  /** True if a successor already serves, so that /readyz does not report that the process ends. */
  readonly isReplaced?: boolean;
}

export interface RunningWeb {
  readonly port: number;
  readonly registry: Registry;
  /** Milliseconds since a connection to the database was last available; 0 without a database. */
  stalledFor(): number;
  close(options?: CloseOptions): Promise<void>;
}

type WebSettings = Settings & { readonly dev?: boolean };

export interface WebOptions {
  /** Admission control; tests pass one that never sheds load. */
  readonly admission?: AdmissionControl;
  readonly clock?: Clock;
  /** Returns why the embedded database does not run. */
  readonly databaseProblem?: () => string | undefined;
  /** Returns why the archive of the embedded database is not written. */
  readonly archiveProblem?: () => string | undefined;
}

export async function startWeb(settings: WebSettings, options: WebOptions = {}): Promise<RunningWeb> {
  const limits = settings.dev ? developmentDrainLimits : drainLimits;
  const { clock = systemClock, databaseProblem = () => undefined, archiveProblem = () => undefined } = options;
  const log = createLogger({ level: settings.logLevel });
  const metrics = createMetrics();
  const site = siteOf(settings);
  const locales = offeredLocales(site.locales, log);
  let isDraining = false;
  const caches = createWebCaches({ settings, clock, log, registry: metrics.registry });
  const database = settings.databaseUrl ? openShopDatabase(settings, log) : undefined;
  const checkDisk = createDiskCheck(dataFolderPaths(settings.dataDir).root, settings.diskReserve);
  const checkReadiness = async () => {
    const disk = await checkDisk();
    if (disk) logThrottled(log, 'error', { error: disk.error }, 'the process is not ready');
    const database = databaseProblem();
    return database === undefined ? disk?.message : `The database does not run: ${database}.`;
  };
  const listWarnings = () => {
    const archive = archiveProblem();
    return archive === undefined ? [] : [`The database is not archived: ${archive}.`];
  };
  const commerce = createCommerceBackend({
    settings,
    database,
    caches,
    log,
    metrics,
    isDraining: () => isDraining,
    checkReadiness,
    listWarnings,
  });
  if (database) await caches.follow(database);
  const admission = options.admission ?? startAdmission(settings, metrics.registry);
  const images = await startImages(settings, log);
  const storefront = await startStorefront({ settings, locales, target: commerce.target, caches, admission, log, metrics });
  const gateway = createGateway({
    files: storefront.files,
    sitemap: createShopSitemap({ settings, locales, database, commerce, caches }),
    images: images.respond,
    videos: startVideos(settings).respond,
    commerce: createCallHandler({ settings, commerce, caches, admission, metrics }),
    pages: storefront.pages,
    isSecure: site.origin.startsWith('https:'),
  });
  const { host, port, proxies } = settings;
  const isSecure = site.origin.startsWith('https:');
  const server = await listenHttp({ host, port, proxies, isSecure, handle: gateway, interceptor: storefront.interceptor });
  const recompression = recompressWhenIdle(caches.pages, () => admission.isIdle(), log);
  return {
    port: server.port,
    registry: metrics.registry,
    stalledFor: () => database?.stalledFor() ?? 0,
    async close({ isReplaced = false } = {}) {
      isDraining = !isReplaced;
      clearInterval(recompression);
      server.announce();
      // A successor accepts the connections; without one, load balancers need notice.
      if (!isReplaced) await sleep(limits.notice);
      // At the same time: the server stops accepting connections before Vite closes, and the WebSocket connections of Vite never close by
      // themselves.
      await Promise.all([server.close(limits), storefront.close()]);
      admission.close();
      await images.close();
      await caches.close();
      await commerce.close();
      await database?.close();
    },
  };
}

function startAdmission(settings: WebSettings, registry: Registry): AdmissionControl {
  const limits = settings.dev || settings.loadShedding === 'off' ? unlimitedAdmission : {};
  const admission = new AdmissionControl({ limits, onSettled: createAdmissionCounter(registry) });
  registerAdmissionGauges(registry, admission);
  return admission;
}

interface CallParts {
  settings: WebSettings;
  commerce: CommerceBackend;
  caches: WebCaches;
  admission: AdmissionControl;
  metrics: ProcessMetrics;
}

/** Creates the handler of calls. A remote commerce server admits, authorizes and caches the calls itself. */
function createCallHandler({ settings, commerce, caches, admission, metrics }: CallParts): RequestHandler | undefined {
  const { handler, identifyCaller } = commerce;
  if (!handler || !identifyCaller) return handler;
  return withCachedCalls(withAdmission(handler, admission), {
    cache: caches.responses,
    identifyCaller,
    siteId: siteOf(settings).siteId,
    sharedMaxAge: settings.shopApiCacheSeconds,
    clock: caches.clock,
    onHit: metrics.observeCall,
  });
}

interface SitemapParts {
  settings: WebSettings;
  locales: readonly string[];
  database: DatabaseHandle | undefined;
  commerce: CommerceBackend;
  caches: WebCaches;
}

function createShopSitemap({ settings, locales, database, commerce, caches }: SitemapParts) {
  const { origin, localeFrom, localeCurrencies, defaultCurrency } = siteOf(settings);
  return createSitemap({
    site: {
      origin,
      languages: {
        locales,
        localeFrom,
        currencyOf: (locale) => localeCurrencies.get(locale) ?? defaultCurrency,
      },
    },
    folder: dataFolderPaths(settings.dataDir).sitemap,
    source: database ?? commerce.handler,
    invalidations: caches.sitemap,
    sharedAge: settings.edgeCacheSeconds,
  });
}
