/** Pages: from the cache where they are the same for everyone, else rendered for this request. */
import { randomBytes } from 'node:crypto';
import { CallError, type Client, type Currency } from '@outfitter/contract/client';
import type { Logger } from 'pino';
import { answerPage, chooseEncoding } from '../page-cache/answer-page.ts';
import { encodedAnswer } from '../page-cache/encoded-answer.ts';
import type { RenderedPage } from '../page-cache/page.ts';
import { type PageCache, SourceAway } from '../page-cache/page-cache.ts';
import { pageAddress, pageKey } from '../page-cache/page-key.ts';
import { isDefaultView, type KnownViews, readView, type View } from '../page-cache/view.ts';
import { DependencyCollector } from './collector.ts';
import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import type { Answer, Answerer } from './front.ts';
import { type LocaleAddress, type LocaleRules, type MovedAddress, readLocaleAddress } from './locale-address.ts';
import { type OverloadGuard, overloadedAnswer } from './overload.ts';
import { type CachePolicy, pagePath, type RoutePolicies } from './route-policy.ts';
import type { RenderRequest } from './storefront-build.ts';

export interface StorefrontOptions {
  render: RenderRequest;
  policies: RoutePolicies;
  cache: PageCache;
  guard: OverloadGuard;
  /** A contract client whose answers are read by the collector and in the page's language. */
  clientFor(collector: DependencyCollector, locale: string): Client;
  buildId: string;
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locales: LocaleRules;
  views: KnownViews;
  /** The default currency of a locale's pages, where it is another than that of `views`. */
  localeCurrencies?: ReadonlyMap<string, Currency>;
  /** Seconds for caches in front. */
  sharedAge: number;
  /** Told of each block of a page's content that has no screen. */
  unknownBlock?(schema: string): void;
  /** The page is made from the sources as they are: Vite's client is in it, and a failure is shown to its developer. */
  development?: { failed(error: unknown): Response };
  log: Logger;
}

/** Headers that React Router or a route set and a kept page may carry on. */
const keptHeaders = ['link', 'x-robots-tag', 'location', 'x-remix-response', 'content-language'];

/** Which links the browser may follow ahead: those that load a page as a whole, the router's have their own way. Never on private pages. */
const speculationRules = '"/next-pages.speculationrules"';

export function createStorefront(options: StorefrontOptions): Answerer {
  const policyRules = { isSecure: options.siteOrigin.startsWith('https:'), isDevelopment: options.development !== undefined };

  const viewsOf = ({ locale }: LocaleAddress): KnownViews => {
    const defaultCurrency = options.localeCurrencies?.get(locale) ?? options.views.defaultCurrency;
    return { ...options.views, defaultCurrency };
  };

  async function render(
    request: Request,
    { locale, basename }: LocaleAddress,
    view: View,
    nonce: string | undefined,
  ): Promise<{ response: Response; collector: DependencyCollector }> {
    const collector = new DependencyCollector();
    const { pathname } = new URL(request.url);
    const response = await options.render(
      request,
      {
        client: options.clientFor(collector, locale),
        siteId: options.siteId,
        organizationId: options.organizationId,
        siteOrigin: options.siteOrigin,
        locale,
        locales: options.locales.offered,
        localeFrom: options.locales.from,
        basename,
        currency: view.currency,
        currencies: options.views.currencies,
        dependsOn: (...keys) => collector.add(...keys),
        unknownBlock: (schema) => options.unknownBlock?.(schema),
        goesWithout(section, error) {
          collector.isWhole = false;
          options.log.warn(failure(error, pathname, { section }), 'a page goes without a section');
        },
        failed: (error) => options.log.error(failure(error, pathname), 'page failed'),
      },
      nonce,
    );
    return { response, collector };
  }

  async function renderKept(url: URL, address: LocaleAddress, view: View): Promise<RenderedPage> {
    // Nothing of the request but its address reaches a page that others will see.
    const { response, collector } = await options.guard.page(() => render(new Request(url), address, view, undefined));
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const isHtml = contentType.startsWith('text/html');
    const own: Record<string, string> = {};
    for (const name of keptHeaders) {
      const value = response.headers.get(name);
      if (value !== null) own[name] = value;
    }
    if (isHtml && !options.development) own['speculation-rules'] = speculationRules;
    if (isHtml) own['content-security-policy'] = contentSecurityPolicy(scriptHashes(body.toString('utf8')), policyRules);
    if (response.status >= 500)
      throw new PageFailed(new Response(body, { status: response.status, headers: { ...own, 'content-type': contentType } }));
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
      isWhole: collector.isWhole,
      ...(hasCookie ? { mayNotKeep: 'it sets a cookie' } : {}),
    };
  }

  async function answerPublic(request: Request, url: URL, locale: LocaleAddress, policy: CachePolicy): Promise<Answer> {
    const { isData } = pagePath(url.pathname);
    const views = viewsOf(locale);
    const view = readView(request.headers.get('cookie'), views);
    const isCarried = options.locales.from === 'query' && locale.locale !== options.locales.offered[0];
    const allowed = [...(policy.query ?? []), ...(isData ? ['_routes'] : []), ...(isCarried ? ['locale'] : [])];
    const address = pageAddress(url, allowed);
    if (!address) return renderPrivate(request, locale, view);
    const pageUrl = new URL(`${address.pathname}${address.search}`, options.siteOrigin);
    const identity = { build: options.buildId, site: options.siteId, locale: locale.locale, view, hasBuckets: policy.hasBuckets ?? false };
    const served = await options.cache.serve(pageKey(identity, address), () => {
      if (!options.guard.mayEnter('page')) throw new Overloaded();
      return renderKept(pageUrl, locale, view);
    });
    return answerPage(request, served, {
      isDefaultView: isDefaultView(view, views),
      sharedAge: options.sharedAge,
      now: Date.now(),
    });
  }

  async function renderPrivate(request: Request, locale: LocaleAddress, view: View): Promise<Response> {
    if (!options.guard.mayEnter('page')) return overloadedAnswer();
    const nonce = randomBytes(16).toString('base64url');
    const { response } = await options.guard.page(() => render(request, locale, view, nonce));
    const { body, headers } = await encodedAnswer(response, chooseEncoding(request.headers.get('accept-encoding')));
    headers.set('cache-control', 'private, no-store');
    headers.append('vary', 'Cookie');
    if ((headers.get('content-type') ?? '').startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], policyRules));
    }
    return new Response(body, { status: response.status, headers });
  }

  return async (request, url) => {
    const locale = readLocaleAddress(url, options.locales);
    if ('location' in locale) return movedAnswer(locale);
    const policy = options.policies.of(pagePath(locale.pathname).pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowedAnswer();
    try {
      if (policy.cache === 'public') return await answerPublic(request, url, locale, policy);
      return await renderPrivate(request, locale, readView(request.headers.get('cookie'), viewsOf(locale)));
    } catch (error) {
      if (error instanceof Overloaded) return overloadedAnswer();
      if (error instanceof PageFailed) return error.answer();
      options.log.error(failure(error, url.pathname), 'page failed');
      if (options.development) return options.development.failed(error);
      return unavailableAnswer();
    }
  };
}

/** What the log says of a failure: the call's own id leads to what commerce says of it. */
function failure(error: unknown, path: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const correlationId = error instanceof CallError ? error.correlationId : undefined;
  return { err: error, path, ...(correlationId ? { correlationId } : {}), ...more };
}

class Overloaded extends Error {}

/** The page came out as an error page: shown to whoever asked, if nothing older is there, and never kept. */
class PageFailed extends SourceAway {
  readonly #response: Response;
  constructor(response: Response) {
    super(`a page answered ${response.status}`);
    this.#response = response;
  }
  answer(): Response {
    const response = this.#response.clone();
    response.headers.set('cache-control', 'no-store');
    if (response.status === 503) response.headers.set('retry-after', '2');
    return response;
  }
}

/** The page of another address: the same page in a language that there is, or its one address. */
function movedAnswer({ status, location }: MovedAddress): Response {
  return new Response(null, { status, headers: { location, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store' } });
}

/** Pages are only read: what a shopper changes goes through the contract's calls. */
function notAllowedAnswer(): Response {
  return new Response('A page is read with GET.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** No page, no kept page, nothing to make one of. */
function unavailableAnswer(): Response {
  const body =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Back in a moment</title><meta name="viewport" content="width=device-width"><h1>Back in a moment</h1><p>The shop cannot reach its shelves right now. Nothing you did is lost. Please try again in a few seconds.</p></html>';
  return new Response(body, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '3', 'cache-control': 'no-store' },
  });
}
