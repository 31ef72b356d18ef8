import { countRefinements, defaultSort, Listing, loadListing, readListingQuery, writeListingQuery } from '../listing/index.ts';
import { categoriesTo } from '../platform/category-path.ts';
import { needed, notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/listing';

export const handle: CachePolicy = { cache: 'public', query: ['refine', 'sort', 'page'] };

/** No such category, or a page or refinement that does not exist: the 404 page. Category tree or search not answered: a 503. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  const root = await needed(page.client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }));
  const trail = categoriesTo(root, path);
  const category = trail.at(-1);
  if (!category) notFound();
  const { answer: _, ...listing } = await loadListing(page, readListingQuery(url.searchParams), category.id);
  return {
    listing,
    category: { name: category.displayName, title: category.pageTitle, description: category.pageDescription, line: category.c_line },
    trail: trail.map(({ displayName, vanityUrl }) => ({ text: displayName, to: vanityUrl })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return headOf({}, siteOf(matches));
  const { category, listing, trail } = loaderData;
  const { query } = listing;
  const title = [category.title, ...trail.slice(0, 1).flatMap(({ text }) => (trail.length > 1 ? text : []))].join(', ');
  return headOf(
    {
      title: query.page > 1 ? `${title}, page ${query.page}` : title,
      description: category.description,
      canonical: `${trail.at(-1)?.to ?? ''}${writeListingQuery({ refinements: {}, sort: defaultSort, page: query.page })}`,
      noindex: countRefinements(query) > 0 || query.sort !== defaultSort,
    },
    siteOf(matches),
  );
}

export default function ListingRoute({ loaderData: { listing, category, trail } }: Route.ComponentProps) {
  const crumbs = [...trail.slice(0, -1), { text: category.name }];
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      <div className="listing-head">
        <h1 className="page-t">{category.name}</h1>
        <p className="soft max-w-[48ch]">{category.line}</p>
      </div>
      <Listing {...listing} />
    </div>
  );
}
