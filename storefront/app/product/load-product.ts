import type { Product } from '@outfitter/contract/client';
import { optionalSection, requiredCall } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { attributeName } from '../platform/locale/attribute-names.ts';
import { getIntl } from '../platform/locale/intl.ts';
import { findCategoryTrailById } from '../platform/shop/category-trail.ts';
import { buildProductView } from './build-product-view.ts';
import { type DeliveryRate, loadDeliveryRates } from './buy-box/delivery/delivery-rates.ts';
import type { ProductView } from './product-view.ts';
import { rankSimilar } from './similar-products.ts';
import { tilesFromHits } from './tile/build-tile.ts';
import type { Tile } from './tile/tile.ts';

const relatedCount = 4;
/** Number of styles of the category among which the related ones are selected. */
const candidateCount = 24;

export interface ProductPageData {
  product: ProductView;
  deliveryRates: readonly DeliveryRate[];
  categoryPath: { text: string; to: string }[];
  relatedProducts: Tile[];
  translations: string[];
  requestedValues?: Record<string, string>;
}

async function loadMaster(
  { client, currency }: PageContext,
  productId: string,
): Promise<{ style: Product; requestedValues: Record<string, string> }> {
  const fetchProduct = (id: string) =>
    requiredCall(client.getProduct({ params: { productId: id }, query: { currency, allImages: 'true', expand: 'all' } }));
  const product = await fetchProduct(productId);
  if (!product.type.variant) return { style: product, requestedValues: {} };
  return { style: await fetchProduct(product.master.masterId), requestedValues: product.variationValues ?? {} };
}

export async function loadProduct(page: PageContext, productId: string): Promise<ProductPageData> {
  const [{ style, requestedValues }, root, deliveryRates] = await Promise.all([
    loadMaster(page, productId),
    requiredCall(page.client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } })),
    loadDeliveryRates(page),
  ]);
  const trail = findCategoryTrailById(root, style.c_primaryCategoryId);
  const category = trail.at(-1);
  const related = category
    ? await optionalSection(
        page,
        'related products',
        page.client.searchProducts({ query: { cgid: category.id, count: candidateCount, currency: page.currency, locale: page.locale } }),
      )
    : undefined;
  const intl = getIntl(page.locale);
  const view = buildProductView(style, requestedValues);
  const dimensions = view.dimensions.map((dimension) => ({ ...dimension, name: attributeName(dimension.id, dimension.name, intl) }));
  const relatedHits = rankSimilar(style, related?.hits ?? []).slice(0, relatedCount);
  return {
    product: { ...view, dimensions },
    deliveryRates,
    categoryPath: trail.map(({ displayName, vanityUrl }) => ({ text: displayName, to: vanityUrl })),
    relatedProducts: tilesFromHits(relatedHits),
    translations: style.c_locales ?? [],
    ...(Object.keys(requestedValues).length > 0 ? { requestedValues: requestedValues } : {}),
  };
}
