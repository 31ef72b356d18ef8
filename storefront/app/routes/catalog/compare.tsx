import { ComparisonPage, loadComparison } from '../../comparison/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import type { Route } from './+types/compare';

/** Each link has its own page, which is rarely opened twice, so it is not cached. */
export const handle: CachePolicy = { cache: 'private', query: ['ids'] };

/** Styles that are not sold are counted and left out. A failed call for the products is a 503. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return serializeLoaderData(await loadComparison(page, url.searchParams.get('ids')), page);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.compare', defaultMessage: 'Compare styles' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Compare({ loaderData }: Route.ComponentProps) {
  const comparison = useParsedLoaderData(loaderData);
  return (
    <div className={layoutStyles.container}>
      <ComparisonPage {...comparison} />
    </div>
  );
}
