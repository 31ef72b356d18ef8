/** Pages: from the cache where they are the same for everyone, else rendered for this request. */
import { randomBytes } from 'node:crypto';
import { CallError, type Client } from '@outfitter/contract/client';
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
import { type OverloadGuard, overloadedAnswer } from './overload.ts';
import { type CachePolicy, pagePath, type RoutePolicies } from './route-policy.ts';
import type { RenderRequest } from './storefront-build.ts';

export interface StorefrontOptions {
  render: RenderRequest;
  policies: RoutePolicies;
  cache: PageCache;
  guard: OverloadGuard;
  /** A contract client whose answers are read by the collector. */
  clientFor(collector: DependencyCollector): Client;
  buildId: string;
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locale: string;
  views: KnownViews;
  /** Seconds for caches in front. */
  sharedAge: number;
  /** The page is made from the sources as they are: Vite's client is in it, and a failure is shown to its developer. */
  development?: { failed(error: unknown): Response };
  log: Logger;
}

/** Headers that React Router or a route set and a kept page may carry on. */
const keptHeaders = ['link', 'x-robots-tag', 'location', 'x-remix-response', 'content-language'];

export function createStorefront(options: StorefrontOptions): Answerer {
  const policyRules = { isSecure: options.siteOrigin.startsWith('https:'), isDevelopment: options.development !== undefined };

  async function render(
    request: Request,
    view: View,
    nonce: string | undefined,
  ): Promise<{ response: Response; collector: DependencyCollector }> {
    const collector = new DependencyCollector();
    const { pathname } = new URL(request.url);
    const response = await options.render(
      request,
      {
        client: options.clientFor(collector),
        siteId: options.siteId,
        organizationId: options.organizationId,
        siteOrigin: options.siteOrigin,
        locale: options.locale,
        currency: view.currency,
        dependsOn: (...keys) => collector.add(...keys),
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

  async function renderKept(url: URL, view: View): Promise<RenderedPage> {
    // Nothing of the request but its address reaches a page that others will see.
    const { response, collector } = await options.guard.page(() => render(new Request(url), view, undefined));
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const isHtml = contentType.startsWith('text/html');
    const own: Record<string, string> = {};
    for (const name of keptHeaders) {
      const value = response.headers.get(name);
      if (value !== null) own[name] = value;
    }
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

  async function answerPublic(request: Request, url: URL, policy: CachePolicy): Promise<Answer> {
    const { isData } = pagePath(url.pathname);
    const view = readView(request.headers.get('cookie'), options.views);
    const allowed = isData ? [...(policy.query ?? []), '_routes'] : (policy.query ?? []);
    const address = pageAddress(url, allowed);
    if (!address) return renderPrivate(request, view);
    const pageUrl = new URL(`${address.pathname}${address.search}`, options.siteOrigin);
    const identity = { build: options.buildId, site: options.siteId, locale: options.locale, view, hasBuckets: policy.hasBuckets ?? false };
    const served = await options.cache.serve(pageKey(identity, address), () => {
      if (!options.guard.mayEnter('page')) throw new Overloaded();
      return renderKept(pageUrl, view);
    });
    return answerPage(request, served, {
      isDefaultView: isDefaultView(view, options.views),
      sharedAge: options.sharedAge,
      now: Date.now(),
    });
  }

  async function renderPrivate(request: Request, view: View): Promise<Response> {
    if (!options.guard.mayEnter('page')) return overloadedAnswer();
    const nonce = randomBytes(16).toString('base64url');
    const { response } = await options.guard.page(() => render(request, view, nonce));
    const { body, headers } = await encodedAnswer(response, chooseEncoding(request.headers.get('accept-encoding')));
    headers.set('cache-control', 'private, no-store');
    headers.append('vary', 'Cookie');
    if ((headers.get('content-type') ?? '').startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], policyRules));
    }
    return new Response(body, { status: response.status, headers });
  }

  return async (request, url) => {
    const policy = options.policies.of(pagePath(url.pathname).pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowedAnswer();
    try {
      if (policy.cache === 'public') return await answerPublic(request, url, policy);
      return await renderPrivate(request, readView(request.headers.get('cookie'), options.views));
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
