import { currentStorefront } from '../builds/index.ts';
import type { Settings } from '../settings/index.ts';
import { contentSourceOf, siteOf } from '../site/site.ts';
import { StaticFiles } from '../static/static-files.ts';
import type { Admission } from './admission/admission-control.ts';
import type { Log, ProcessMetrics } from './commerce-backend.ts';
import type { RequestHandler } from './gateway/gateway.ts';
import type { RequestInterceptor } from './gateway/listen.ts';
import { createCachedClient } from './pages/cached-client.ts';
import { startDevStorefront } from './pages/dev-storefront.ts';
import { type CommerceTarget, clientAddressHeaders, createFormClient, createPageClient } from './pages/page-client.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createUnknownBlockCounter } from './pages/page-metrics.ts';
import { createRenderer } from './pages/page-renderer.ts';
import type { PageServices } from './pages/page-services.ts';
import { previewRequestHeaders, withPreviewClient } from './pages/preview.ts';
import { createRoutePolicies } from './pages/route-policy.ts';
import type { WebCaches } from './web-caches.ts';

export interface StorefrontOptions {
  settings: Settings & { readonly dev?: boolean };
  locales: readonly string[];
  target: CommerceTarget;
  caches: WebCaches;
  admission: Admission;
  log: Log;
  metrics: ProcessMetrics;
}

export interface Storefront {
  readonly files: StaticFiles;
  readonly pages: RequestHandler | undefined;
  readonly interceptor?: RequestInterceptor;
  close(): Promise<void>;
}

type RenderSource = Pick<PageServices, 'render' | 'policies' | 'buildId' | 'development'>;

export async function startStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { settings } = options;
  if (settings.dev) return startFromSources(options);
  const hasPages = settings.role === 'all' || settings.role === 'storefront';
  const build = hasPages ? await currentStorefront() : undefined;
  const serverBuild = build && (await import(build.serverEntry));
  const aliases = new Map(settings.serviceWorker === 'off' ? [['/worker.js', '/worker-kill-switch.js']] : []);
  return {
    files: new StaticFiles(build ? [build.clientFolder, ...build.previousClientFolders] : [], aliases),
    pages:
      build &&
      createPages(options, {
        render: createRenderer(serverBuild, 'production'),
        policies: createRoutePolicies(serverBuild),
        buildId: build.id,
      }),
    close: async () => undefined,
  };
}

async function startFromSources(options: StorefrontOptions): Promise<Storefront> {
  const development = await startDevStorefront();
  const { policies, interceptor } = development;
  const render = createRenderer(development.build, 'development');
  return {
    files: new StaticFiles([], new Map()),
    pages: createPages(options, { render, policies, buildId: 'development', development }),
    interceptor,
    close: () => development.close(),
  };
}

function createPages(
  { settings, locales, target, caches, admission, log, metrics }: StorefrontOptions,
  source: RenderSource,
): RequestHandler {
  const site = siteOf(settings);
  const imageOrigin = contentSourceOf(settings)?.images;
  return createPageHandler({
    ...source,
    cache: caches.pages,
    admission,
    clientFor: (collector, locale) =>
      createCachedClient(collector, { cache: caches.calls, locale, clientFor: (calls) => createPageClient(target, calls, locale) }),
    previews: {
      clientFor(collector, locale, { request, state, cookies }) {
        const liveClient =
          request.method === 'POST'
            ? createFormClient(target, collector, locale, { request, siteOrigin: site.origin, cookies })
            : createPageClient(target, collector, locale, { headers: clientAddressHeaders(request, target) });
        if (!state) return liveClient;
        return withPreviewClient(liveClient, createPageClient(target, collector, locale, { headers: previewRequestHeaders(state) }));
      },
      contentDomains: settings.contentDomains,
      contentToolOrigins: settings.contentToolOrigins,
    },
    siteId: site.siteId,
    organizationId: site.organizationId,
    siteOrigin: site.origin,
    locales: { offered: locales, source: site.localeFrom },
    localeCurrencies: site.localeCurrencies,
    variants: { currencies: site.currencies, defaultCurrency: site.defaultCurrency, priceGroups: ['default'] },
    sharedAge: settings.edgeCacheSeconds,
    mapTiles: settings.mapTilesUrl ? { url: settings.mapTilesUrl, attribution: settings.mapTilesAttribution } : undefined,
    imageOrigins: imageOrigin === undefined ? [] : [imageOrigin],
    now: () => caches.clock.now().getTime(),
    onUnknownBlock: createUnknownBlockCounter(metrics.registry, log),
    log,
  });
}
