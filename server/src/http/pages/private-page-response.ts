import { randomBytes } from 'node:crypto';
import type { CachePolicy, PagePreview } from '@outfitter/storefront/page-context';
import { compressResponse } from '../../page-cache/compress-response.ts';
import { chooseEncoding } from '../../page-cache/page-response.ts';
import { readPageVariant } from '../../page-cache/page-variant.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { LocalizedUrl } from './locale-url.ts';
import { knownVariantsOf, type PageServices, policyOptions } from './page-services.ts';
import { renderIfAdmitted } from './render-if-admitted.ts';
import { renderPage } from './render-page.ts';

interface PrivatePageOptions {
  /** Whether the query is private, so that the address of the page must not be indexed or sent to other sites. */
  isPrivateUrl: boolean;
  preview?: PagePreview | undefined;
  /** Cookies of the browser, if its session is changed by a posted form. */
  cookies?: BrowserCookies | undefined;
}

/** Renders a page for one request only. Forms and previews never use the results of shared calls. */
export async function respondPrivate(
  services: PageServices,
  request: Request,
  url: LocalizedUrl,
  policy: CachePolicy,
  { isPrivateUrl, preview, cookies }: PrivatePageOptions,
): Promise<Response> {
  const { previews } = services;
  const nonce = randomBytes(16).toString('base64url');
  const hasOwnClient = preview !== undefined || request.method === 'POST';
  const { body, headers, status, dependencies } = await renderIfAdmitted(services, policy, async () => {
    const rendered = await renderPage(services, {
      request,
      url,
      variant: readPageVariant(request.headers.get('cookie'), knownVariantsOf(services, url)),
      nonce,
      ...(hasOwnClient
        ? { clientFor: (collector) => previews.clientFor(collector, url.locale, { request, state: preview, cookies }) }
        : {}),
      ...(preview ? { preview } : {}),
    });
    const compressed = await compressResponse(rendered.response, chooseEncoding(request.headers.get('accept-encoding')));
    return { ...compressed, status: rendered.response.status, dependencies: rendered.dependencies };
  });
  headers.set('cache-control', 'private, no-store');
  headers.append('vary', 'Cookie');
  for (const line of cookies?.changes(services.siteOrigin) ?? []) headers.append('set-cookie', line);
  if (preview || isPrivateUrl) headers.set('x-robots-tag', 'noindex');
  // Sends the origin alone, also to the shop itself. With `no-referrer` a posted form would name no origin and be rejected.
  if (isPrivateUrl) headers.set('referrer-policy', 'strict-origin');
  if ((headers.get('content-type') ?? '').startsWith('text/html')) {
    const policyHeader = contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], {
      ...policyOptions(services),
      connectOrigins: [...dependencies.connectOrigins],
      frameAncestors: policy.isEmbeddable ? previews.contentToolOrigins : [],
    });
    headers.set('content-security-policy', policyHeader);
  }
  return new Response(body, { status, headers });
}
