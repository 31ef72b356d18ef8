/** Pages: from the cache where they are the same for everyone, else rendered for this request. */
import { randomBytes } from 'node:crypto';
import { CallError, type Client, type Currency, type PreviewState, readPreviewCookie } from '@outfitter/contract/client';
import type { Logger } from 'pino';
import type { RenderedPage } from '../../page-cache/cached-page.ts';
import { compressResponse } from '../../page-cache/compress-response.ts';
import { type PageCache, SourceUnavailable } from '../../page-cache/page-cache.ts';
import { normalizePageUrl, pageKey } from '../../page-cache/page-key.ts';
import { chooseEncoding, createPageResponse } from '../../page-cache/page-response.ts';
import { defaultName, isDefaultVariant, type KnownVariants, type PageVariant, readPageVariant } from '../../page-cache/page-variant.ts';
import type { GatewayResponse, RequestHandler } from '../gateway/gateway.ts';
import { type OverloadGuard, overloadedResponse } from '../gateway/overload-guard.ts';
import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import { DependencyCollector } from './dependency-collector.ts';
import { type LocaleRouting, type LocalizedUrl, readLocaleUrl } from './locale-url.ts';
import type { RenderPage } from './page-renderer.ts';
import { methodNotAllowedResponse, redirectResponse, unavailableResponse } from './page-responses.ts';
import { atSiteOrigin, loadPreview, type PagePreview, previewEndedResponse, rejectForm } from './preview.ts';
import { type CachePolicy, type RoutePolicies, readPagePath } from './route-policy.ts';

export interface PageHandlerOptions {
  render: RenderPage;
  policies: RoutePolicies;
  cache: PageCache;
  guard: OverloadGuard;
  /** A contract client whose answers are read by the collector and in the page's language. */
  clientFor(collector: DependencyCollector, locale: string): Client;
  /** Previews for editors: clients that carry their tokens, and who may show a page in a frame. */
  previews: {
    clientFor(collector: DependencyCollector, locale: string, request: Request, state: PreviewState | undefined): Client;
    contentDomains: readonly string[];
    contentToolOrigins: readonly string[];
  };
  buildId: string;
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locales: LocaleRouting;
  variants: KnownVariants;
  /** The default currency of a locale's pages, where it is another than that of `views`. */
  localeCurrencies?: ReadonlyMap<string, Currency>;
  /** Seconds for caches in front. */
  sharedAge: number;
  /** Milliseconds since 1970; the machine's clock where it is left out. */
  now?: () => number;
  /** Origins beside our own whose pictures pages may show. */
  imageOrigins?: readonly string[];
  /** Told of each block of a page's content that has no screen. */
  onUnknownBlock?(schema: string): void;
  /** The page is made from the sources as they are: Vite's client is in it, and a failure is shown to its developer. */
  development?: { renderError(error: unknown): Response };
  log: Logger;
}

/** Headers that React Router or a route set and a kept page may carry on. */
const cachedHeaders = ['link', 'x-robots-tag', 'location', 'x-remix-response', 'content-language'];

/** Which links the browser may follow ahead: those that load a page as a whole, the router's have their own way. Never on private pages. */
const speculationRules = '"/next-pages.speculationrules"';

export function createPageHandler(options: PageHandlerOptions): RequestHandler {
  const policyRules = {
    isSecure: options.siteOrigin.startsWith('https:'),
    isDevelopment: options.development !== undefined,
    picturesFrom: options.imageOrigins,
  };

  const variantsOf = ({ locale }: LocalizedUrl): KnownVariants => {
    const defaultCurrency = options.localeCurrencies?.get(locale) ?? options.variants.defaultCurrency;
    return { ...options.variants, defaultCurrency };
  };

  async function render(
    request: Request,
    { locale, basename }: LocalizedUrl,
    view: PageVariant,
    nonce: string | undefined,
    own: { client?: (collector: DependencyCollector) => Client; preview?: PagePreview } = {},
  ): Promise<{ response: Response; collector: DependencyCollector }> {
    const collector = new DependencyCollector();
    const { pathname } = new URL(request.url);
    const response = await options.render(
      request,
      {
        client: own.client?.(collector) ?? options.clientFor(collector, locale),
        preview: own.preview,
        contentDomains: options.previews.contentDomains,
        contentToolOrigins: options.previews.contentToolOrigins,
        siteId: options.siteId,
        organizationId: options.organizationId,
        siteOrigin: options.siteOrigin,
        locale,
        locales: options.locales.offered,
        localeFrom: options.locales.source,
        basename,
        currency: view.currency,
        currencies: options.variants.currencies,
        bucket: view.bucket === defaultName ? undefined : view.bucket,
        showsTests: (shownOfTests) => {
          collector.variantsOfBucket = shownOfTests;
        },
        changesAt: (moment) => collector.expireAt(moment),
        dependsOn: (...keys) => collector.add(...keys),
        callsTo(...origins) {
          for (const origin of origins) collector.calledOrigins.add(origin);
        },
        unknownBlock: (schema) => options.onUnknownBlock?.(schema),
        goesWithout(section, error) {
          collector.isComplete = false;
          options.log.warn(errorLogFields(error, pathname, { section }), 'a page goes without a section');
        },
        failed: (error) => options.log.error(errorLogFields(error, pathname), 'page failed'),
      },
      nonce,
    );
    return { response, collector };
  }

  async function renderForCache(url: URL, address: LocalizedUrl, view: PageVariant): Promise<RenderedPage> {
    // Nothing of the request but its address reaches a page that others will see.
    const { response, collector } = await options.guard.trackPage(() => render(new Request(url), address, view, undefined));
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const isHtml = contentType.startsWith('text/html');
    const own: Record<string, string> = {};
    for (const name of cachedHeaders) {
      const value = response.headers.get(name);
      if (value !== null) own[name] = value;
    }
    if (isHtml && !options.development) own['speculation-rules'] = speculationRules;
    if (isHtml)
      own['content-security-policy'] = contentSecurityPolicy(scriptHashes(body.toString('utf8')), {
        ...policyRules,
        callOrigins: [...collector.calledOrigins],
      });
    if (response.status >= 500)
      throw new PageError(new Response(body, { status: response.status, headers: { ...own, 'content-type': contentType } }));
    const hasCookie = response.headers.has('set-cookie');
    if (hasCookie)
      options.log.error({ path: url.pathname }, 'a page for everyone tried to set a cookie; it is not kept and the cookie is dropped');
    return {
      status: response.status,
      contentType,
      body,
      headers: own,
      surrogateKeys: collector.surrogateKeys,
      validUntil: collector.validUntil,
      isComplete: collector.isComplete,
      ...(collector.variantsOfBucket ? { variantsOfBucket: collector.variantsOfBucket } : {}),
      ...(hasCookie ? { notCacheableReason: 'it sets a cookie' } : {}),
    };
  }

  async function respondFromCache(request: Request, url: URL, locale: LocalizedUrl, policy: CachePolicy): Promise<GatewayResponse> {
    const { isData } = readPagePath(url.pathname);
    const views = variantsOf(locale);
    const view = readPageVariant(request.headers.get('cookie'), views);
    const isCarried = options.locales.source === 'query' && locale.locale !== options.locales.offered[0];
    const allowed = [...(policy.query ?? []), ...(isData ? ['_routes'] : []), ...(isCarried ? ['locale'] : [])];
    const address = normalizePageUrl(url, allowed);
    if (!address) return respondUncached(request, locale, view, policy);
    const pageUrl = new URL(`${address.pathname}${address.search}`, options.siteOrigin);
    const identity = { build: options.buildId, site: options.siteId, locale: locale.locale, variant: view };
    const servedAs = (testVariants: string, seenBy: PageVariant) =>
      options.cache.serve(pageKey({ ...identity, testVariants }, address), () => {
        if (!options.guard.admits('page')) throw new Overloaded();
        return renderForCache(pageUrl, locale, seenBy);
      });
    const usual = await servedAs('', { ...view, bucket: defaultName });
    // Only the page itself knows which tests it names, and only then is the bucket looked at.
    const shownOfTests = view.bucket === defaultName ? '' : (usual.page.variantsOfBucket?.(view.bucket) ?? '');
    const served = shownOfTests === '' ? usual : await servedAs(shownOfTests, view);
    return createPageResponse(request, served, {
      isDefaultVariant: isDefaultVariant(view, views) && shownOfTests === '',
      sharedAge: options.sharedAge,
      now: (options.now ?? Date.now)(),
    });
  }

  /** Also the pages of editors: `preview` is whose and of when; their calls are never answered from what was remembered of others. */
  async function respondUncached(
    request: Request,
    locale: LocalizedUrl,
    view: PageVariant,
    policy: CachePolicy,
    preview?: PagePreview,
  ): Promise<Response> {
    if (!options.guard.admits('page')) return overloadedResponse();
    const nonce = randomBytes(16).toString('base64url');
    const isEditors = preview !== undefined || policy.takesForms === true;
    const client = (collector: DependencyCollector) => options.previews.clientFor(collector, locale.locale, request, preview);
    const own = { ...(isEditors ? { client } : {}), ...(preview ? { preview } : {}) };
    const { response, collector } = await options.guard.trackPage(() => render(request, locale, view, nonce, own));
    const { body, headers } = await compressResponse(response, chooseEncoding(request.headers.get('accept-encoding')));
    headers.set('cache-control', 'private, no-store');
    headers.append('vary', 'Cookie');
    if (preview) headers.set('x-robots-tag', 'noindex');
    if ((headers.get('content-type') ?? '').startsWith('text/html')) {
      headers.set(
        'content-security-policy',
        contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], {
          ...policyRules,
          callOrigins: [...collector.calledOrigins],
          frameAncestors: policy.isFramed ? options.previews.contentToolOrigins : [],
        }),
      );
    }
    return new Response(body, { status: response.status, headers });
  }

  return async (request, url) => {
    const locale = readLocaleUrl(url, options.locales);
    if ('location' in locale) return redirectResponse(locale);
    const policy = options.policies.policyOf(readPagePath(locale.pathname).pathname);
    const isForm = request.method === 'POST' && policy.takesForms === true;
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) return methodNotAllowedResponse();
    const refusal = isForm ? rejectForm(request, options.siteOrigin) : undefined;
    if (refusal) return refusal;
    try {
      const cookies = request.headers.get('cookie');
      const state = readPreviewCookie(cookies);
      const preview =
        state && (await loadPreview(state, options.previews.clientFor(new DependencyCollector(), locale.locale, request, state)));
      // Where a preview begins and ends, one that has ended is none.
      if (state && preview === 'ended' && !policy.takesForms) {
        return previewEndedResponse(state, locale.basename, options.siteOrigin, readPagePath(url.pathname).isData);
      }
      const isPreview = preview !== undefined && preview !== 'ended';
      if (policy.cache === 'public' && !isPreview) return await respondFromCache(request, url, locale, policy);
      const own = isForm || isPreview ? await atSiteOrigin(request, url, options.siteOrigin) : request;
      return await respondUncached(own, locale, readPageVariant(cookies, variantsOf(locale)), policy, isPreview ? preview : undefined);
    } catch (error) {
      if (error instanceof Overloaded) return overloadedResponse();
      if (error instanceof PageError) return error.toResponse();
      options.log.error(errorLogFields(error, url.pathname), 'page failed');
      if (options.development) return options.development.renderError(error);
      return unavailableResponse();
    }
  };
}

/** What the log says of a failure: the call's own id leads to what commerce says of it. */
function errorLogFields(error: unknown, path: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const correlationId = error instanceof CallError ? error.correlationId : undefined;
  return { err: error, path, ...(correlationId ? { correlationId } : {}), ...more };
}

class Overloaded extends Error {}

/** The page came out as an error page: shown to whoever asked, if nothing older is there, and never kept. */
class PageError extends SourceUnavailable {
  readonly #response: Response;
  constructor(response: Response) {
    super(`a page answered ${response.status}`);
    this.#response = response;
  }
  toResponse(): Response {
    const response = this.#response.clone();
    response.headers.set('cache-control', 'no-store');
    if (response.status === 503) response.headers.set('retry-after', '2');
    return response;
  }
}
