import { data } from 'react-router';
import type { TrackedCategoryPage } from '../../activities/index.ts';
import type { ComparisonHandle } from '../../comparison/index.ts';
import {
  CategorySlot,
  type CategorySlots,
  LazyContentPage,
  loadCategorySlots,
  loadTopLevelPage,
  type TopLevelPageData,
} from '../../content/index.ts';
import {
  type CategoryTileData,
  CategoryTiles,
  categoryTilesOf,
  countRefinements,
  defaultSort,
  formatListingQuery,
  Listing,
  type ListingData,
  ListingHeader,
  loadListing,
  parseListingQuery,
} from '../../listing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { requiredCall, throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../../platform/loaders/page-context.ts';
import { redirectTo, withQueryOf } from '../../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { findCategoryTrailByUrl, findMovedCategoryUrl } from '../../platform/shop/category-trail.ts';
import { productPathAtEnd } from '../../product/index.ts';
import { canonicalSpelling } from '../../route-table.ts';
import { contentPageHead, structuredBreadcrumb, structuredItemList } from '../../seo/index.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/listing';

export const handle: CachePolicy & ComparisonHandle = { cache: 'public', query: ['refine', 'sort', 'page'], hasCompareBar: true };

interface CategoryPage extends CategorySlots, TrackedCategoryPage {
  listing: ListingData;
  category: { id: string; name: string; title: string; description: string; line: string };
  translations: string[];
  categoryTiles?: CategoryTileData[];
  trail: { text: string; to: string }[];
}
type RouteData = CategoryPage | { topLevelPage: TopLevelPageData };

const noSlots: CategorySlots = {};

/**
 * Loads a category. An unknown one is the merchant's top-level content page of that path (ROUTE-040), else a 404 page. An unknown page or
 * refinement is a 404 page. Without matching products the listing is shown with status 404. A different spelling or a former path of a
 * category redirects to its path, a different case of another route to that route, and the name of a product below other names to the
 * product. A failed category tree or search is a 503;
 * failed banners are left out.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const requestedPath = `/${Object.values(params).filter(Boolean).join('/')}`;
  const sentPath = pathWithoutLocale(url, page);
  const otherPath = canonicalSpelling(sentPath) ?? productPathAtEnd(sentPath);
  if (otherPath) throw redirectTo(withQueryOf(otherPath, url), page, 301);
  const path = requestedPath.toLowerCase();
  const root = await requiredCall(page.client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }));
  const trail = findCategoryTrailByUrl(root, path);
  const category = trail.at(-1);
  const target = category?.vanityUrl ?? findMovedCategoryUrl(root, path);
  if (!target) {
    const topLevelPage = (params.cat2 ? undefined : await loadTopLevelPage(page, requestedPath)) ?? throwNotFound();
    return data(serializeLoaderData<RouteData>({ topLevelPage }, page));
  }
  if (!category || requestedPath !== target) throw redirectTo(withQueryOf(target, url), page, 301);
  const query = parseListingQuery(url.searchParams);
  // Slots and subcategories of a category are on its first page only.
  const hasSlots = query.page === 1 && countRefinements(query) === 0;
  const [{ response: _, ...listing }, slots] = await Promise.all([
    loadListing(page, query, category.id),
    hasSlots
      ? loadCategorySlots(
          page,
          trail.map(({ id }) => id),
        )
      : noSlots,
  ]);
  const categoryTiles = hasSlots ? categoryTilesOf(category) : [];
  const hasNoMatches = listing.total === 0 && countRefinements(listing.query) > 0;
  const shown: RouteData = {
    listing,
    category: {
      id: category.id,
      name: category.displayName,
      title: category.pageTitle,
      description: category.pageDescription,
      line: category.c_line,
    },
    translations: category.c_locales ?? [],
    ...(categoryTiles.length > 0 ? { categoryTiles } : {}),
    ...slots,
    trail: trail.map(({ displayName, vanityUrl }) => ({ text: displayName, to: vanityUrl })),
  };
  return data(serializeLoaderData(shown, page), hasNoMatches ? { status: 404 } : undefined);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return metaTags({}, siteFromMatches(matches));
  const site = siteFromMatches(matches);
  const shown = parseLoaderData(loaderData);
  if ('topLevelPage' in shown) {
    const { contentPage, path } = shown.topLevelPage;
    return metaTags(contentPageHead(contentPage, path, site, getHeadIntl(matches)), site);
  }
  const { category, listing, trail, translations } = shown;
  const { query } = listing;
  const title = [category.title, ...trail.slice(0, 1).flatMap(({ text }) => (trail.length > 1 ? text : []))].join(', ');
  return metaTags(
    {
      title: getHeadIntl(matches).formatMessage(
        { id: 'seo.listing', defaultMessage: '{title}{page, plural, =1 {} other {, page #}}' },
        { title, page: query.page },
      ),
      // Only the first page has a description.
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
  const shown = useParsedLoaderData(loaderData);
  if ('topLevelPage' in shown) return <LazyContentPage {...shown.topLevelPage.contentPage} />;
  const { listing, category, categoryTiles, trail, above, below } = shown;
  const crumbs = [...trail.slice(0, -1), { text: category.name }];
  return (
    <>
      <div className={layoutStyles.container}>
        <Breadcrumb crumbs={crumbs} />
        <ListingHeader heading={category.name} description={category.line} />
      </div>
      <CategorySlot slot={above} position="above" />
      <div className={layoutStyles.container}>
        {categoryTiles ? <CategoryTiles tiles={categoryTiles} /> : null}
        <Listing {...listing} promotesFilters={!categoryTiles} />
      </div>
      <CategorySlot slot={below} position="below" />
    </>
  );
}
