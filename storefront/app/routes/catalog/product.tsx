import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { ComparisonHandle } from '../../comparison/index.ts';
import { LazySlot, loadProductMessage, loadSlot } from '../../content/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../../platform/loaders/page-context.ts';
import { redirectTo, withQueryOf } from '../../platform/loaders/redirect-to.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import {
  colorDimension,
  handleBackInStockPost,
  loadProduct,
  ProductPage,
  pathWithSelection,
  productIdOf,
  productPathAtEnd,
} from '../../product/index.ts';
import { LazyRecentlyViewed } from '../../recently-viewed/index.ts';
import { loadReviews } from '../../reviews/index.ts';
import { canonicalSpelling } from '../../route-table.ts';
import { SingleResultNotice, searchParameter } from '../../search/index.ts';
import { structuredBreadcrumb, structuredProduct } from '../../seo/index.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import type { Route } from './+types/product';

const maxSearchLength = 100;

export const handle: CachePolicy & ComparisonHandle = {
  cache: 'public',
  query: ['color', 'fit', 'size', 'waist', 'inseam', 'width'],
  privateQuery: ['notify', searchParameter],
  acceptsForms: true,
  hasCompareBar: true,
};

/**
 * Loads a product. An unknown one is a 404 page. A former or wrong slug with a valid id redirects permanently, and the path of a variant
 * without values to the same path with them (LIST-005). A failed product or category tree is a 503; failed messages about promotions,
 * shipping rates, related products, banners or reviews are left out.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { slug, productId } = params as { slug?: string; productId?: string };
  const shop = context.get(pageContext);
  const path = pathWithoutLocale(url, shop);
  const otherPath = canonicalSpelling(path) ?? (path.startsWith('/products/') ? productPathAtEnd(path) : undefined);
  if (otherPath) throw redirectTo(withQueryOf(otherPath, url), shop, 301);
  const id = productId ?? productIdOf(slug ?? '');
  if (!id) throwNotFound();
  const [page, banners, promoMessage, reviews] = await Promise.all([
    loadProduct(shop, id),
    loadSlot(shop, 'pdp-banners'),
    loadProductMessage(shop, 'promo-messaging'),
    loadReviews(shop, id),
  ]);
  const { product, requestedValues } = page;
  const hasNoValues = Object.keys(requestedValues ?? {}).every((name) => !url.searchParams.has(name));
  if (requestedValues && hasNoValues && path.startsWith('/product/'))
    throw redirectTo(pathWithSelection(`/product/${id}`, requestedValues, url.searchParams), shop);
  if (slug && `/${slug}.html` !== product.to) throw redirectTo(pathWithSelection(product.to, requestedValues, url.searchParams), shop, 301);
  const searched = url.searchParams.get(searchParameter)?.slice(0, maxSearchLength);
  const isGiftCard = product.giftCardAmounts.length > 0;
  const message = isGiftCard ? await loadProductMessage(shop, 'gift-card-messaging') : promoMessage;
  const promotions = message ? [...product.promotions, message] : product.promotions;
  const shown = {
    ...page,
    product: { ...product, promotions },
    // The banners are about clothes and gear.
    ...(banners && !isGiftCard ? { banners } : {}),
    ...(reviews ? { reviews } : {}),
    ...(searched ? { searched } : {}),
  };
  return serializeLoaderData(shown, shop);
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleBackInStockPost(await request.formData(), context.get(pageContext));
}

/** Returns false for a change of the selection in the URL, which does not change the loader's data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return metaTags({}, siteFromMatches(matches));
  const { product, categoryPath, translations, reviews } = parseLoaderData(loaderData);
  const site = siteFromMatches(matches);
  return metaTags(
    {
      title: product.name,
      description: `${product.headline} ${product.description[0] ?? ''}`.slice(0, 300),
      canonical: product.to,
      translations,
      image: (product.images[product.defaultSelection[colorDimension] ?? ''] ?? Object.values(product.images)[0])?.[0],
      ...(import.meta.env.SSR
        ? {
            structuredData: [
              structuredProduct(product, site, reviews?.data),
              structuredBreadcrumb([...categoryPath, { text: product.name }], site, getHeadIntl(matches)),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { banners, searched, ...page } = useParsedLoaderData(loaderData);
  return (
    <>
      {searched ? <SingleResultNotice query={searched} /> : null}
      <ProductPage key={page.product.id} {...page} />
      <div className={layoutStyles.container}>
        <LazyRecentlyViewed key={page.product.id} currentId={page.product.id} />
      </div>
      <LazySlot slot={banners} />
    </>
  );
}
