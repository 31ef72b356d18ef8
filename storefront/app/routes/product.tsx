import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LateSlot, loadSlot } from '../content/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { packed, unpacked, useUnpacked } from '../platform/packed.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { redirectTo } from '../platform/redirect-to.ts';
import { colorDimension, loadProduct, ProductPage, pathWithSelection, productIdOf } from '../product/index.ts';
import { loadReviews } from '../reviews/index.ts';
import { structuredProduct, structuredTrail } from '../seo/index.ts';
import type { Route } from './+types/product';

export const handle: CachePolicy = { cache: 'public', query: ['color', 'fit', 'size', 'waist', 'inseam', 'width'] };

/**
 * No such product: the 404 page. An earlier or a wrong name before the right number: the address of today, for good. Product or category
 * tree not answered: a 503. Its shelf, its banners or its reviews not answered: the page goes without them.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { slug, productId } = params as { slug?: string; productId?: string };
  const id = productId ?? productIdOf(slug ?? '');
  if (!id) notFound();
  const shop = context.get(pageContext);
  const [page, banners, reviews] = await Promise.all([loadProduct(shop, id), loadSlot(shop, 'pdp-banners'), loadReviews(shop, id)]);
  const { product, requestedValues } = page;
  if (slug && `/${slug}.html` !== product.to) throw redirectTo(pathWithSelection(product.to, requestedValues, url.searchParams), shop, 301);
  return packed({ ...page, ...(banners ? { banners } : {}), ...(reviews ? { reviews } : {}) });
}

/** A choice in the address changes nothing of what the server said. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return headOf({}, siteOf(matches));
  const { product, categoryPath, translations, reviews } = unpacked(loaderData);
  const site = siteOf(matches);
  return headOf(
    {
      title: product.name,
      description: `${product.headline} ${product.description[0] ?? ''}`.slice(0, 300),
      canonical: product.to,
      translations,
      picture: (product.images[product.defaultSelection[colorDimension] ?? ''] ?? Object.values(product.images)[0])?.[0],
      ...(import.meta.env.SSR
        ? {
            structured: [
              structuredProduct(product, site, reviews?.data),
              structuredTrail([...categoryPath, { text: product.name }], site, headWords(matches)),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { banners, ...page } = useUnpacked(loaderData);
  return (
    <>
      <ProductPage key={page.product.id} {...page} />
      <LateSlot slot={banners} />
    </>
  );
}
