import { logThrottled } from '@outfitter/commerce';
import type { Client } from '@outfitter/contract/client';
import type { PageContext, PagePreview } from '@outfitter/storefront/page-context';
import { defaultName, type PageVariant } from '../../page-cache/page-variant.ts';
import { DependencyCollector } from './dependency-collector.ts';
import type { LocalizedUrl } from './locale-url.ts';
import { errorLogFields } from './page-errors.ts';
import type { PageServices } from './page-services.ts';
import { readPagePath } from './route-policy.ts';

export interface PageRequest {
  request: Request;
  url: LocalizedUrl;
  variant: PageVariant;
  /** Nonce of the inline scripts of a private page; cached pages allow theirs by hash. */
  nonce?: string;
  clientFor?: (collector: DependencyCollector) => Client;
  preview?: PagePreview;
}

export interface RenderedResponse {
  response: Response;
  dependencies: DependencyCollector;
}

export async function renderPage(services: PageServices, page: PageRequest): Promise<RenderedResponse> {
  const dependencies = new DependencyCollector();
  const response = await services.render(page.request, pageContextOf(services, page, dependencies), page.nonce);
  return { response, dependencies };
}

function pageContextOf(services: PageServices, page: PageRequest, dependencies: DependencyCollector): PageContext {
  const { previews, locales, log } = services;
  const { url, variant } = page;
  const { pathname } = new URL(page.request.url);
  return {
    client: page.clientFor?.(dependencies) ?? services.clientFor(dependencies, url.locale),
    preview: page.preview,
    contentDomains: previews.contentDomains,
    contentToolOrigins: previews.contentToolOrigins,
    mapTiles: services.mapTiles,
    dataElements: readPagePath(pathname).isData ? undefined : new Map(),
    siteId: services.siteId,
    organizationId: services.organizationId,
    siteOrigin: services.siteOrigin,
    locale: url.locale,
    locales: locales.offered,
    localeFrom: locales.source,
    basename: url.basename,
    currency: variant.currency,
    currencies: services.variants.currencies,
    bucket: variant.bucket === defaultName ? undefined : variant.bucket,
    varyByBucket(variantsOfBucket) {
      dependencies.variantsOfBucket = variantsOfBucket;
    },
    expireAt: (date) => dependencies.expireAt(date),
    addSurrogateKeys: (...keys) => dependencies.add(...keys),
    allowConnectionsTo(...origins) {
      for (const origin of origins) dependencies.connectOrigins.add(origin);
    },
    reportUnknownBlock: (schema) => services.onUnknownBlock?.(schema),
    reportMissingSection(section, error) {
      dependencies.isComplete = false;
      logThrottled(log, 'warn', errorLogFields(error, pathname, { section }), 'a page was rendered without a section');
    },
    reportError: (error) => logThrottled(log, 'error', errorLogFields(error, pathname), 'a page could not be rendered'),
  };
}
