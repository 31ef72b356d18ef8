import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../platform/loaders/page-context.ts';
import { getHeadIntl } from '../platform/locale/intl.ts';
import { loadSharedCart, SharedCartPage } from '../share-cart/index.ts';
import type { Route } from './+types/share-cart';

/** Every link is another page, and hardly any is opened twice: none is kept. */
export const handle: CachePolicy = { cache: 'private', query: ['cart'] };

/** A link that cannot be read says so. Products not answered: a 503. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadSharedCart(context.get(pageContext), url.searchParams.get('cart'));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'head.share', defaultMessage: 'A shared cart' }), noindex: true },
    siteFromMatches(matches),
  );

export default function ShareCart({ loaderData }: Route.ComponentProps) {
  return <SharedCartPage {...loaderData} />;
}
