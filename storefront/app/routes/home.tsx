import { Blocks, blocksOf, firstImage, homePageMeta, loadContentPage, seoOf } from '../content/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { packed, unpacked, useUnpacked } from '../platform/packed.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { structuredShop } from '../seo/index.ts';
import type { Route } from './+types/home';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** No homepage published: the 404 page. Content or its products not answered: a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  return packed((await loadContentPage(context.get(pageContext), 'homepage')) ?? notFound());
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const content = loaderData && unpacked(loaderData).content;
  const seo = content && seoOf(content);
  const site = siteOf(matches);
  return headOf(
    {
      ...homePageMeta(content),
      canonical: '/',
      translations: seo?.translations,
      picture: content && firstImage(content),
      ...(import.meta.env.SSR && content ? { structured: structuredShop(site) } : {}),
    },
    site,
  );
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { content, tiles } = useUnpacked(loaderData);
  return <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading={false} />;
}
