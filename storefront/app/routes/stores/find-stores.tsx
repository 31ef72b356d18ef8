import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { FinderPage, finderParameters, loadFinder, privateFinderParameters } from '../../stores/index.ts';
import type { Route } from './+types/find-stores';

export const handle: CachePolicy = { cache: 'public', query: finderParameters, privateQuery: privateFinderParameters };

/** Loads the stores of a search. An unknown place is a message on the page. A failed call is a 503 page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadFinder(context.get(pageContext), url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const formatMessage = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: formatMessage({ id: 'seo.find-stores', defaultMessage: 'Find a store' }),
      description: formatMessage({
        id: 'seo.find-stores.description',
        defaultMessage: 'Store locations, today’s hours and directions.',
      }),
      canonical: '/find-stores',
    },
    siteFromMatches(matches),
  );
};

export default function FindStores({ loaderData }: Route.ComponentProps) {
  return <FinderPage {...loaderData} />;
}
