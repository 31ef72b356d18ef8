import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { loadSharedCart, SharedCartPage } from '../../share-cart/index.ts';
import type { Route } from './+types/share-cart';

/** Each link has its own page, which is rarely opened twice, so it is not cached. */
export const handle: CachePolicy = { cache: 'private', query: ['cart'] };

/** Loads the products of the link. An invalid link shows an error. A failed call for the products is a 503. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadSharedCart(context.get(pageContext), url.searchParams.get('cart'));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.share', defaultMessage: 'A shared cart' }), noindex: true },
    siteFromMatches(matches),
  );

export default function ShareCart({ loaderData }: Route.ComponentProps) {
  return <SharedCartPage {...loaderData} />;
}
