import { randomBytes } from 'node:crypto';
import type { CachePolicy } from '@outfitter/storefront/page-context';
import type { BufferedResponse } from '../../page-cache/buffered-response.ts';
import type { RenderedPage } from '../../page-cache/cached-page.ts';
import type { ServedPage } from '../../page-cache/page-cache.ts';
import { type NormalizedUrl, normalizePageUrl, pageKey } from '../../page-cache/page-key.ts';
import { createPageResponse } from '../../page-cache/page-response.ts';
import { defaultName, isDefaultVariant, type PageVariant, readPageVariant } from '../../page-cache/page-variant.ts';
import { contentSecurityPolicy, replaceNonce } from './content-security-policy.ts';
import type { LocalizedUrl } from './locale-url.ts';
import { PageError } from './page-errors.ts';
import { knownVariantsOf, type PageServices, policyOptions } from './page-services.ts';
import { renderIfAdmitted } from './render-if-admitted.ts';
import { renderPage } from './render-page.ts';
import { readPagePath } from './route-policy.ts';

/** Headers set by React Router or a route that are cached with the page. */
const cachedHeaders = ['link', 'x-robots-tag', 'location', 'x-remix-response', 'content-language'];

/** Header that lets browsers prerender links that load a whole document. Not sent with private pages. */
const speculationRules = '"/next-pages.speculationrules"';

/** Status of a redirect; the response to a data request contains the redirect and has status 202. */
const redirectStatuses = new Set([202, 301, 302, 303, 307, 308]);

/**
 * Responds with a page that is the same for all visitors, from the cache if possible; `undefined` if its URL is not cacheable, or if it
 * redirects and the request has parameters that the page does not read: the redirect then depends on the whole URL.
 */
export async function respondFromCache(
  services: PageServices,
  request: Request,
  url: URL,
  localized: LocalizedUrl,
  policy: CachePolicy,
): Promise<BufferedResponse | undefined> {
  const allowed = allowedParameters(services, url, localized, policy);
  const normalized = normalizePageUrl(url, allowed, policy.emptyQuery);
  if (!normalized) return undefined;
  const knownVariants = knownVariantsOf(services, localized);
  const variant = readPageVariant(request.headers.get('cookie'), knownVariants);
  const serve = (testVariants: string, rendered: PageVariant) =>
    serveCached(services, { url: normalized, localized, variant, testVariants, rendered });
  const withoutTests = await serve('', { ...variant, bucket: defaultName });
  const hasOtherParameters = [...url.searchParams.keys()].some((name) => !allowed.includes(name));
  if (hasOtherParameters && redirectStatuses.has(withoutTests.page.status)) return undefined;
  // Only the rendered page knows its tests, so the bucket is evaluated after the default page.
  const testVariants = variant.bucket === defaultName ? '' : (withoutTests.page.variantsOfBucket?.(variant.bucket) ?? '');
  const served = testVariants === '' ? withoutTests : await serve(testVariants, variant);
  return createPageResponse(request, served, {
    isDefaultVariant: isDefaultVariant(variant, knownVariants) && testVariants === '',
    sharedAge: services.sharedAge,
    now: (services.now ?? Date.now)(),
  });
}

function allowedParameters({ locales }: PageServices, url: URL, { locale }: LocalizedUrl, policy: CachePolicy): string[] {
  const isLocaleInQuery = locales.source === 'query' && locale !== locales.offered[0];
  const isData = readPagePath(url.pathname).isData;
  return [...(policy.query ?? []), ...(isData ? ['_routes'] : []), ...(isLocaleInQuery ? ['locale'] : [])];
}

interface CacheLookup {
  url: NormalizedUrl;
  localized: LocalizedUrl;
  variant: PageVariant;
  testVariants: string;
  rendered: PageVariant;
}

function serveCached(services: PageServices, lookup: CacheLookup): Promise<ServedPage> {
  const { url, localized, variant, testVariants, rendered } = lookup;
  const key = pageKey({ build: services.buildId, site: services.siteId, locale: localized.locale, variant, testVariants }, url);
  return services.cache.serve(key, () =>
    renderIfAdmitted(services, { cache: 'public' }, () =>
      renderForCache(services, new URL(`${url.pathname}${url.search}`, services.siteOrigin), localized, rendered),
    ),
  );
}

async function renderForCache(services: PageServices, url: URL, localized: LocalizedUrl, variant: PageVariant): Promise<RenderedPage> {
  // A cached page is shared: only the normalized URL and the variant of the request may influence it.
  const nonce = randomBytes(16).toString('base64url');
  const { response, dependencies } = await renderPage(services, { request: new Request(url), url: localized, variant, nonce });
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const headers = headersForCache(response);
  let body = Buffer.from(await response.arrayBuffer());
  if (contentType.startsWith('text/html')) {
    const { html, hashes } = replaceNonce(body, nonce);
    body = html;
    if (!services.development) headers['speculation-rules'] = speculationRules;
    headers['content-security-policy'] = contentSecurityPolicy(hashes, {
      ...policyOptions(services),
      connectOrigins: [...dependencies.connectOrigins],
    });
  }
  if (response.status >= 500) {
    throw new PageError(new Response(body, { status: response.status, headers: { ...headers, 'content-type': contentType } }));
  }
  const hasCookie = response.headers.has('set-cookie');
  if (hasCookie)
    services.log.error({ path: url.pathname }, 'a cacheable page set a cookie; the cookie is dropped and the page is not cached');
  const { surrogateKeys, validUntil, isComplete, variantsOfBucket } = dependencies;
  return {
    status: response.status,
    contentType,
    body,
    headers,
    surrogateKeys,
    validUntil,
    isComplete,
    ...(variantsOfBucket ? { variantsOfBucket } : {}),
    ...(hasCookie ? { notCacheableReason: 'it sets a cookie' } : {}),
  };
}

function headersForCache(response: Response): Record<string, string> {
  const entries = cachedHeaders.map((name) => [name, response.headers.get(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}
