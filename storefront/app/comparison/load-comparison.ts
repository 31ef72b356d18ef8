import { requiredCall } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { getIntl } from '../platform/locale/intl.ts';
import { type ProductView, type Tile, tileFromProduct } from '../product/index.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import { requestedIds } from './requested-ids.ts';

export interface ComparisonData {
  tiles: Tile[];
  prices: { price: number; priceMax: number }[];
  materials: ProductView['materials'][];
  rows: ComparisonRow[];
  isTooMany: boolean;
  unavailableCount: number;
}

/** Loads the styles in the order of the link. SKUs, repeated styles and styles that are not sold count as unavailable. */
export async function loadComparison({ client, currency, locale }: PageContext, text: string | null): Promise<ComparisonData> {
  const { ids, isTooMany, unreadableCount } = requestedIds(text);
  const productIds = ids.join(',');
  const data =
    ids.length > 0 ? (await requiredCall(client.getProducts({ params: { productIds }, query: { currency, allImages: 'true' } }))).data : [];
  const styles = ids.flatMap((id) => data.find((product) => product.id === id && !product.type.variant) ?? []);
  return {
    tiles: styles.map(tileFromProduct),
    prices: styles.map(({ price, priceMax }) => ({ price, priceMax })),
    materials: styles.map(({ c_materials }) => c_materials ?? []),
    rows: comparisonRows(styles, getIntl(locale)),
    isTooMany,
    unavailableCount: ids.length - styles.length + unreadableCount,
  };
}
