import { contentPath, dedicatedPath, deliveryKeyOfPath } from '@outfitter/contract/client';
import { ContactSection } from '../chat/index.ts';
import { ContentPage, firstImage, loadContentPage, readImage, seoOf } from '../content/index.ts';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../platform/loaders/loader-data.ts';
import { throwNotFound } from '../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../platform/locale/words.ts';
import { structuredBreadcrumb, structuredPolicies } from '../seo/index.ts';
import type { Route } from './+types/content';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Content that has a route of its own: that route. No such content: the 404 page (HOME-006). Content not answered: a 503. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const { deliveryKey } = params as { deliveryKey?: string };
  const ownPath = deliveryKey && dedicatedPath(deliveryKey);
  if (ownPath) throw redirectTo(ownPath, shop, 301);
  const key = deliveryKey ?? deliveryKeyOfPath(pathWithoutLocale(url, shop));
  const page = (await loadContentPage(shop, key)) ?? throwNotFound();
  return { page: serializeLoaderData(page), canonical: contentPath(key), isService: key === 'customer-service' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const content = loaderData && parseLoaderData(loaderData.page).content;
  const seo = content && seoOf(content);
  const site = siteFromMatches(matches);
  return metaTags(
    {
      title: seo?.title,
      description: seo?.description,
      canonical: loaderData?.canonical,
      translations: seo?.translations,
      image: content && (readImage(content) ?? firstImage(content)),
      ...(import.meta.env.SSR && content
        ? {
            structuredData: [
              structuredBreadcrumb([{ text: seo?.heading ?? seo?.title ?? '' }], site, getHeadIntl(matches)),
              ...structuredPolicies(content, loaderData.canonical, site),
            ],
          }
        : {}),
    },
    site,
  );
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
