import { throwNotFound } from '../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { productPathAtEnd } from '../product/index.ts';
import type { Route } from './+types/not-found';

export const handle: CachePolicy = { cache: 'public' };

/** Makes no call. The name of a product below other names redirects to the product (ROUTE-030); no other page has this path. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const productPath = productPathAtEnd(pathWithoutLocale(url, page));
  if (productPath) throw redirectTo(productPath, page, 301);
  throwNotFound();
}

export default function NotFoundRoute() {
  return null;
}
