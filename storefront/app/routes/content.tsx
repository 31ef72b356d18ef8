import { contentPath, keyOfPath, ownPathOf } from '@outfitter/contract/client';
import { ServiceMessage } from '../chat/index.ts';
import { ContentPage, firstImage, loadContentPage, pictureOf, seoOf } from '../content/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { packed, unpacked, useUnpacked } from '../platform/packed.ts';
import { type CachePolicy, pageContext, pathInShop } from '../platform/page-context.ts';
import { redirectTo } from '../platform/redirect-to.ts';
import { structuredPolicies, structuredTrail } from '../seo/index.ts';
import type { Route } from './+types/content';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Content that has a route of its own: that route. No such content: the 404 page (HOME-006). Content not answered: a 503. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const { deliveryKey } = params as { deliveryKey?: string };
  const ownPath = deliveryKey && ownPathOf(deliveryKey);
  if (ownPath) throw redirectTo(ownPath, shop, 301);
  const key = deliveryKey ?? keyOfPath(pathInShop(url, shop));
  const page = (await loadContentPage(shop, key)) ?? notFound();
  return { page: packed(page), canonical: contentPath(key), isService: key === 'customer-service' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const content = loaderData && unpacked(loaderData.page).content;
  const seo = content && seoOf(content);
  const site = siteOf(matches);
  return headOf(
    {
      title: seo?.title,
      description: seo?.description,
      canonical: loaderData?.canonical,
      translations: seo?.translations,
      picture: content && (pictureOf(content) ?? firstImage(content)),
      ...(import.meta.env.SSR && content
        ? {
            structured: [
              structuredTrail([{ text: seo?.heading ?? seo?.title ?? '' }], site, headWords(matches)),
              ...structuredPolicies(content, loaderData.canonical, site),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  const page = useUnpacked(loaderData.page);
  return (
    <>
      <ContentPage {...page} />
      {loaderData.isService ? <ServiceMessage /> : null}
    </>
  );
}
