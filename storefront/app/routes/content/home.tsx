import { Blocks, firstImage, homePageMeta, loadContentPage, seoOf } from '../../content/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { structuredShop } from '../../seo/index.ts';
import type { Route } from './+types/home';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Loads the homepage. Without a published one it is a 404 page; a failed call for content or products is a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return serializeLoaderData((await loadContentPage(page, 'homepage')) ?? throwNotFound(), page);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData && parseLoaderData(loaderData);
  const site = siteFromMatches(matches);
  return metaTags(
    {
      ...homePageMeta(page?.content),
      canonical: '/',
      translations: page && seoOf(page.content).locales,
      image: page && firstImage(page.blocks),
      ...(import.meta.env.SSR && page ? { structuredData: structuredShop(site) } : {}),
    },
    site,
  );
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { blocks, tiles } = useParsedLoaderData(loaderData);
  return <Blocks blocks={blocks} tiles={tiles} hasHeading={false} />;
}
