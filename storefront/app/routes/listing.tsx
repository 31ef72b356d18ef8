import { data } from 'react-router';
import { type CategorySlots, LateSlot, loadCategorySlots } from '../content/index.ts';
import { countRefinements, defaultSort, formatListingQuery, Listing, loadListing, parseListingQuery } from '../listing/index.ts';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../platform/loaders/loader-data.ts';
import { requiredCall, throwNotFound } from '../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../platform/locale/words.ts';
import { categoryPathByUrl, currentPathOfMovedCategory } from '../platform/shop/category-path.ts';
import { structuredBreadcrumb, structuredItemList } from '../seo/index.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/listing';

export const handle: CachePolicy = { cache: 'public', query: ['refine', 'sort', 'page'] };

const noSlots: CategorySlots = {};

/**
 * No such category, or a page or refinement that does not exist: the 404 page. Refined until nothing is left: the listing says so, with
 * the status of a page that is not there. Another spelling of a category's path, or one that it had before: its own. Category tree or
 * search not answered: a 503. Its banners not answered: the page goes without them.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = `/${Object.values(params).filter(Boolean).join('/')}`;
  const path = asked.toLowerCase();
  const root = await requiredCall(page.client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }));
  const trail = categoryPathByUrl(root, path);
  const category = trail.at(-1);
  const target = category?.vanityUrl ?? currentPathOfMovedCategory(root, path) ?? throwNotFound();
  if (!category || asked !== target) throw redirectTo(`${target}${url.search}`, page, 301);
  const query = parseListingQuery(url.searchParams);
  // What is sold along with a category stands on its first page.
  const hasSlots = query.page === 1 && countRefinements(query) === 0;
  const [{ answer: _, ...listing }, slots] = await Promise.all([
    loadListing(page, query, category.id),
    hasSlots
      ? loadCategorySlots(
          page,
          trail.map(({ id }) => id),
        )
      : noSlots,
  ]);
  const isNonsense = listing.total === 0 && countRefinements(listing.query) > 0;
  const shown = serializeLoaderData({
    listing,
    category: {
      id: category.id,
      name: category.displayName,
      title: category.pageTitle,
      description: category.pageDescription,
      line: category.c_line,
    },
    translations: category.c_locales ?? [],
    ...slots,
    trail: trail.map(({ displayName, vanityUrl }) => ({ text: displayName, to: vanityUrl })),
  });
  return data(shown, isNonsense ? { status: 404 } : undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return metaTags({}, siteFromMatches(matches));
  const { category, listing, trail, translations } = parseLoaderData(loaderData);
  const { query } = listing;
  const site = siteFromMatches(matches);
  const title = [category.title, ...trail.slice(0, 1).flatMap(({ text }) => (trail.length > 1 ? text : []))].join(', ');
  return metaTags(
    {
      title: getHeadIntl(matches).formatMessage(
        { id: 'head.listing', defaultMessage: '{title}{page, plural, =1 {} other {, page #}}' },
        { title, page: query.page },
      ),
      // One page, one description.
      description: query.page > 1 ? undefined : category.description,
      canonical: `${trail.at(-1)?.to ?? ''}${formatListingQuery({ refinements: {}, sort: defaultSort, page: query.page })}`,
      translations,
      noindex: countRefinements(query) > 0 || query.sort !== defaultSort,
      image: listing.tiles[0]?.shownColor.image,
      ...(import.meta.env.SSR
        ? {
            structuredData: [
              structuredBreadcrumb(trail, site, getHeadIntl(matches)),
              ...(query.page === 1 ? [structuredItemList(listing.tiles, site)] : []),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { listing, category, trail, above, below } = useParsedLoaderData(loaderData);
  const crumbs = [...trail.slice(0, -1), { text: category.name }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className="listing-head">
          <h1 className="page-t">{category.name}</h1>
          <p className="soft max-w-[48ch]">{category.line}</p>
        </div>
      </div>
      {above ? (
        <div className="-mt-10 mb-8 lg:-mt-16 max-md:[&_img]:hidden">
          <LateSlot slot={above} />
        </div>
      ) : null}
      <div className="wrap">
        <Listing {...listing} />
      </div>
      {below ? (
        <div className="mb-16">
          <LateSlot slot={below} />
        </div>
      ) : null}
    </>
  );
}
