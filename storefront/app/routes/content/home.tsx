import { Blocks, blocksOf, firstImage, homePageMeta, loadContentPage, seoOf } from '../../content/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { structuredShop } from '../../seo/index.ts';
import type { Route } from './+types/home';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Without a published homepage it is a 404 page; a failed call for content or products is a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  return serializeLoaderData((await loadContentPage(context.get(pageContext), 'homepage')) ?? throwNotFound());
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const content = loaderData && parseLoaderData(loaderData).content;
  const seo = content && seoOf(content);
  const site = siteFromMatches(matches);
  return metaTags(
    {
      ...homePageMeta(content),
      canonical: '/',
      translations: seo?.translations,
      image: content && firstImage(content),
      ...(import.meta.env.SSR && content ? { structuredData: structuredShop(site) } : {}),
    },
    site,
  );
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { content, tiles } = useParsedLoaderData(loaderData);
  return <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading={false} />;
}
