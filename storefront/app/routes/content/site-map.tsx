import { ContentPage, contentHead, loadContentPage } from '../../content/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall, throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { SiteMap } from '../../site-map/index.ts';
import type { Route } from './+types/site-map';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Loads the site map. Unknown content is a 404 page; a failed call for content or the category tree is a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [content, root] = await Promise.all([
    loadContentPage(page, 'sitemap'),
    requiredCall(page.client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } })),
  ]);
  return { content: content ?? throwNotFound(), departments: root.categories };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaTags(contentHead(loaderData?.content.content, '/sitemap/'), siteFromMatches(matches));
}

export default function SiteMapRoute({ loaderData: { content, departments } }: Route.ComponentProps) {
  return (
    <ContentPage {...content}>
      <SiteMap departments={departments} />
    </ContentPage>
  );
}
