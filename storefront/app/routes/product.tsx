import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { loadProduct, ProductPage, productIdOf } from '../product/index.ts';
import type { Route } from './+types/product';

export const handle: CachePolicy = { cache: 'public', query: ['color', 'fit', 'size', 'waist', 'inseam', 'width'] };

/** No such product: the 404 page. Product or category tree not answered: a 503. Its shelf not answered: the page goes without it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug, productId } = params as { slug?: string; productId?: string };
  const id = productId ?? productIdOf(slug ?? '');
  if (!id) notFound();
  return loadProduct(context.get(pageContext), id);
}

/** A choice in the address changes nothing of what the server said. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return headOf({}, siteOf(matches));
  const { product } = loaderData;
  return headOf(
    { title: product.name, description: `${product.headline} ${product.description[0] ?? ''}`.slice(0, 300), canonical: product.to },
    siteOf(matches),
  );
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
