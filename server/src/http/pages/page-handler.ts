import { logThrottled } from '@outfitter/commerce';
import { type PreviewState, pageOfSessionForm, readPreviewCookie } from '@outfitter/contract/client';
import type { CachePolicy, PagePreview } from '@outfitter/storefront/page-context';
import type { GatewayResponse, RequestHandler } from '../gateway/gateway.ts';
import { BrowserCookies } from './browser-cookies.ts';
import { respondFromCache } from './cached-page-response.ts';
import { DependencyCollector } from './dependency-collector.ts';
import { type LocalizedUrl, readLocaleUrl } from './locale-url.ts';
import { errorLogFields, OverloadError, PageError } from './page-errors.ts';
import { methodNotAllowedResponse, redirectResponse } from './page-responses.ts';
import type { PageServices } from './page-services.ts';
import { atSiteOrigin, loadPreview, previewEndedResponse, rejectForm } from './preview.ts';
import { respondPrivate } from './private-page-response.ts';
import { hasPrivateQuery, readPagePath } from './route-policy.ts';
import { unavailablePage } from './unavailable-page.ts';

interface RequestedPage {
  request: Request;
  url: URL;
  localized: LocalizedUrl;
  policy: CachePolicy;
  /** True if the request is a form that was posted below the path of the session's cookie. */
  hasSession: boolean;
}

export function createPageHandler(services: PageServices): RequestHandler {
  return async (request, requestUrl) => {
    const formPage = pageOfSessionForm(requestUrl.pathname);
    const url = formPage === undefined ? requestUrl : new URL(`${formPage}${requestUrl.search}`, requestUrl);
    // After the form was posted, its address may be opened again.
    if (formPage !== undefined && request.method !== 'POST') return redirectResponse({ status: 302, location: `${formPage}${url.search}` });
    const localized = readLocaleUrl(url, services.locales);
    if ('location' in localized) return redirectResponse(localized);
    const policy = services.policies.policyOf(readPagePath(localized.pathname).pathname);
    const page = { request, url, localized, policy, hasSession: formPage !== undefined };
    const rejection = rejectRequest(services, page);
    if (rejection) return rejection;
    try {
      return await respondWithPage(services, page);
    } catch (error) {
      return errorResponse(services, error, request, localized);
    }
  };
}

function rejectRequest({ siteOrigin }: PageServices, page: RequestedPage): Response | undefined {
  const { request } = page;
  if (isForm(page)) return rejectForm(request, siteOrigin);
  return request.method === 'GET' || request.method === 'HEAD' ? undefined : methodNotAllowedResponse();
}

function isForm({ request, policy: { acceptsForms = false }, hasSession }: RequestedPage): boolean {
  return request.method === 'POST' && acceptsForms === (hasSession ? 'session' : true);
}

async function respondWithPage(services: PageServices, page: RequestedPage): Promise<GatewayResponse> {
  const { request, url, localized, policy, hasSession } = page;
  const state = readPreviewCookie(request.headers.get('cookie'));
  const preview = state && (await previewOf(services, request, localized, state));
  if (state && preview === 'ended' && !policy.controlsPreview) {
    return previewEndedResponse(state, localized.basename, services.siteOrigin, readPagePath(url.pathname).isData);
  }
  // The routes that start and end a preview treat an ended one as absent.
  const activePreview = preview === 'ended' ? undefined : preview;
  const isPosted = isForm(page);
  const isPrivateUrl = hasPrivateQuery(url, policy);
  if (policy.cache === 'public' && !activePreview && !isPosted && !isPrivateUrl) {
    const response = await respondFromCache(services, request, url, localized, policy);
    return response ?? respondPrivate(services, request, localized, policy, { isPrivateUrl });
  }
  const ownOrigin = isPosted || activePreview ? await atSiteOrigin(request, url, services.siteOrigin) : request;
  const cookies = hasSession ? new BrowserCookies(request.headers.get('cookie')) : undefined;
  return respondPrivate(services, ownOrigin, localized, policy, { isPrivateUrl, preview: activePreview, cookies });
}

function previewOf(
  { previews }: PageServices,
  request: Request,
  { locale }: LocalizedUrl,
  state: PreviewState,
): Promise<PagePreview | 'ended'> {
  return loadPreview(state, previews.clientFor(new DependencyCollector(), locale, { request, state }));
}

function errorResponse({ development, log }: PageServices, error: unknown, request: Request, { locale }: LocalizedUrl): GatewayResponse {
  if (error instanceof OverloadError) return unavailablePage(request, locale);
  if (error instanceof PageError) return error.toResponse();
  logThrottled(log, 'error', errorLogFields(error, new URL(request.url).pathname), 'a page could not be rendered');
  return development ? development.renderError(error) : unavailablePage(request, locale);
}
