import { throwNotFound } from '../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../platform/loaders/page-context.ts';
import { redirectTo, withQueryOf } from '../platform/loaders/redirect-to.ts';
import { productPathAtEnd } from '../product/index.ts';
import { canonicalSpelling } from '../route-table.ts';
import type { Route } from './+types/not-found';

export const handle: CachePolicy = { cache: 'public' };

/**
 * Makes no call. A different case of a route redirects to the route, and the name of a product below other names to the product
 * (ROUTE-030); no other page has this path.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = pathWithoutLocale(url, page);
  const otherPath = canonicalSpelling(path) ?? productPathAtEnd(path);
  if (otherPath) throw redirectTo(withQueryOf(otherPath, url), page, 301);
  throwNotFound();
}

export default function NotFoundRoute() {
  return null;
}
