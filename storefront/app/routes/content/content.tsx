import { contentPath, dedicatedPath, deliveryKeyOfPath } from '@outfitter/contract/client';
import { ContactSection, handleMessagePost } from '../../chat/index.ts';
import { ContentPage, loadContentPage, loadTopLevelKeys } from '../../content/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../../platform/loaders/page-context.ts';
import { redirectTo, withQueryOf } from '../../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { productPathAtEnd } from '../../product/index.ts';
import { contentPageHead } from '../../seo/index.ts';
import type { Route } from './+types/content';

export const handle: CachePolicy = { cache: 'public', query: [], acceptsForms: true };

/**
 * Loads a content page. Content with a route of its own redirects there, and the name of a product below `/our-story` to the product
 * (ROUTE-030). Unknown content is a 404 page (HOME-006), a failed call a 503.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const { deliveryKey } = params as { deliveryKey?: string };
  const ownPath = deliveryKey && dedicatedPath(deliveryKey, await loadTopLevelKeys(shop));
  const path = pathWithoutLocale(url, shop);
  // The row of products precedes the row of `/our-story/*`.
  const otherPath = ownPath || (deliveryKey ? undefined : productPathAtEnd(path));
  if (otherPath) throw redirectTo(withQueryOf(otherPath, url), shop, 301);
  const key = deliveryKey ?? deliveryKeyOfPath(path);
  const page = (await loadContentPage(shop, key)) ?? throwNotFound();
  return { page: serializeLoaderData(page, shop), canonical: contentPath(key), isService: key === 'customer-service' };
}

/** Handles the message form of the customer-service page, posted without JavaScript. Other content has no form: a 404 page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  if (deliveryKeyOfPath(pathWithoutLocale(url, page)) !== 'customer-service') throwNotFound();
  return handleMessagePost(await request.formData(), page.client);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteFromMatches(matches);
  if (!loaderData) return metaTags({}, site);
  return metaTags(contentPageHead(parseLoaderData(loaderData.page), loaderData.canonical, site, getHeadIntl(matches)), site);
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  const page = useParsedLoaderData(loaderData.page);
  return (
    <>
      <ContentPage {...page} />
      {loaderData.isService ? <ContactSection /> : null}
    </>
  );
}
