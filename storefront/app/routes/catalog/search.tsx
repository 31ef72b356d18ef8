import { FormattedMessage, useIntl } from 'react-intl';
import type { TrackedSearchPage } from '../../activities/index.ts';
import type { ComparisonHandle } from '../../comparison/index.ts';
import { countRefinements, Listing, ListingHeader, loadListing, parseListingQuery } from '../../listing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type SerializedLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { requiredCall } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { redirectTo, withQueryOf } from '../../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { type Tile, tilesFromHits } from '../../product/index.ts';
import { LazyRecentlyViewed } from '../../recently-viewed/index.ts';
import { loadEmptyResults, NoResults, QueryCorrection, RelatedResults, shortenQuery, singleResultRedirect } from '../../search/index.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/search';

/** Each of them prevents the redirect to a single result (SEARCH-008). Only `refine` refines the listing; the others are the call's. */
const refineParameters = ['refine', ...Array.from({ length: 9 }, (_, index) => `refine_${index + 1}`)];
const searchParameters = ['q', ...refineParameters, 'sort', 'page'];

export const handle: CachePolicy & ComparisonHandle = {
  cache: 'public',
  query: searchParameters,
  emptyQuery: refineParameters,
  hasCompareBar: true,
};

/**
 * Searches products. Without a query it redirects to the home page. If the search fails, the page is a 503; if the alternatives to an empty
 * result fail, they are omitted.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const query = parseListingQuery(url.searchParams);
  if (!query.q) throw redirectTo(withQueryOf('/', url, searchParameters), page);
  const { response, ...listing } = await loadListing(page, query);
  if (response.redirectUrl) throw redirectTo(withQueryOf(response.redirectUrl, url, searchParameters), page);
  // A result that matches only a part of the query, or only mentions it, is shown with an explanation.
  const { singleHitRedirectEnabled } = await requiredCall(page.client.getSitePreferences());
  const isRefined = refineParameters.some((name) => url.searchParams.has(name));
  const canRedirect = singleHitRedirectEnabled && !response.isRelaxed && !response.isMentionOnly && !isRefined;
  const product = canRedirect ? singleResultRedirect(response.hits, response.total, query.q) : undefined;
  if (product) throw redirectTo(withQueryOf(product, url, searchParameters), page);
  const { correctedQuery, isRelaxed = false, isMentionOnly = false } = response;
  const isEmpty = response.total === 0 && countRefinements(query) === 0;
  const alternatives = isEmpty ? await loadEmptyResults(page, query.q) : undefined;
  const related = tilesFromHits(response.nearHits ?? []);
  return {
    listing: serializeLoaderData(listing, page),
    query: query.q,
    correctedQuery,
    isRelaxed,
    isMentionOnly,
    ...(related.length > 0 ? { related: serializeLoaderData(related, page) } : {}),
    ...(alternatives ? { alternatives } : {}),
  } satisfies TrackedSearchPage & Record<string, unknown>;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaTags(
    {
      title:
        loaderData &&
        getHeadIntl(matches).formatMessage({ id: 'seo.search', defaultMessage: '“{query}”' }, { query: shortenQuery(loaderData.query) }),
      noindex: true,
    },
    siteFromMatches(matches),
  );
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { query, correctedQuery, isRelaxed, isMentionOnly, related, alternatives } = loaderData;
  const listing = useParsedLoaderData(loaderData.listing);
  const shownQuery = shortenQuery(query);
  const shownCorrection = correctedQuery && shortenQuery(correctedQuery);
  const crumb =
    listing.total === 0
      ? { text: intl.formatMessage({ id: 'search.none.crumb', defaultMessage: 'No Results' }) }
      : { text: shownCorrection ?? shownQuery, to: `/search?${new URLSearchParams({ q: query })}` };
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[crumb]} />
      {alternatives ? (
        <>
          <NoResults query={shownQuery} {...alternatives} />
          <LazyRecentlyViewed />
        </>
      ) : (
        <>
          <ListingHeader
            heading={<FormattedMessage id="search.heading" defaultMessage="“{query}”" values={{ query: shownCorrection ?? shownQuery }} />}
          />
          <QueryCorrection query={shownQuery} correctedQuery={shownCorrection} isRelaxed={isRelaxed} isMentionOnly={isMentionOnly} />
          <Listing {...listing} promotesFilters />
          {related ? <Related tiles={related} /> : null}
        </>
      )}
    </div>
  );
}

function Related({ tiles }: { tiles: SerializedLoaderData<Tile[]> }) {
  return <RelatedResults tiles={useParsedLoaderData(tiles)} />;
}
