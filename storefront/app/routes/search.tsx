import { FormattedMessage, useIntl } from 'react-intl';
import { countRefinements, Listing, loadListing, parseListingQuery } from '../listing/index.ts';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { type SerializedLoaderData, serializeLoaderData, useParsedLoaderData } from '../platform/loaders/loader-data.ts';
import { type CachePolicy, pageContext } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../platform/locale/words.ts';
import { type Tile, tileFromHit } from '../product/index.ts';
import { loadEmptyResults, NoResults, QueryCorrection, RelatedResults, singleResultRedirect } from '../search/index.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/search';

export const handle: CachePolicy = { cache: 'public', query: ['q', 'refine', 'sort', 'page'] };

/** No words: home. Search not answered: a 503. What to offer instead of nothing not answered: the page goes without it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const query = parseListingQuery(url.searchParams);
  if (!query.q) throw redirectTo('/', page);
  const { answer, ...listing } = await loadListing(page, query);
  if (answer.redirectUrl) throw redirectTo(answer.redirectUrl, page);
  // What meets only most of the words is shown beside others, with that said.
  const only = answer.isRelaxed ? undefined : singleResultRedirect(answer.hits, answer.total, countRefinements(query), query.q);
  if (only) throw redirectTo(only, page);
  const { correctedQuery, isRelaxed = false } = answer;
  const isEmpty = answer.total === 0 && countRefinements(query) === 0;
  const waysOn = isEmpty ? await loadEmptyResults(page, query.q) : undefined;
  const near = answer.nearHits?.map(tileFromHit) ?? [];
  return {
    listing: serializeLoaderData(listing),
    words: query.q,
    correctedQuery,
    isRelaxed,
    ...(near.length > 0 ? { near: serializeLoaderData(near) } : {}),
    ...(waysOn ? { waysOn } : {}),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaTags(
    {
      title:
        loaderData && getHeadIntl(matches).formatMessage({ id: 'head.search', defaultMessage: '“{words}”' }, { words: loaderData.words }),
      noindex: true,
    },
    siteFromMatches(matches),
  );
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { words, correctedQuery, isRelaxed, near, waysOn } = loaderData;
  const listing = useParsedLoaderData(loaderData.listing);
  const crumb = waysOn ? intl.formatMessage({ id: 'search.none.crumb', defaultMessage: 'No Results' }) : words;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ text: crumb }]} />
      {waysOn ? (
        <NoResults words={words} {...waysOn} />
      ) : (
        <>
          <div className="listing-head">
            <h1 className="page-t wrap-anywhere">
              <FormattedMessage id="search.heading" defaultMessage="“{words}”" values={{ words: correctedQuery ?? words }} />
            </h1>
            <p className="soft max-w-[48ch]">
              <FormattedMessage
                id="search.count"
                defaultMessage="{total, plural, one {# style answers} other {# styles answer}} to that."
                values={{ total: listing.total }}
              />
            </p>
          </div>
          <QueryCorrection words={words} isCorrected={correctedQuery !== undefined} isRelaxed={isRelaxed} />
          <Listing {...listing} />
          {near ? <Near tiles={near} /> : null}
        </>
      )}
    </div>
  );
}

function Near({ tiles }: { tiles: SerializedLoaderData<Tile[]> }) {
  return <RelatedResults tiles={useParsedLoaderData(tiles)} />;
}
