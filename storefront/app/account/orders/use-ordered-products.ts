import { type Currency, maxProductsPerCall, type OrderSummary, type Product } from '@outfitter/contract/client';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { customerKey } from '../../sign-in/index.ts';

export type SoldStyles = ReadonlyMap<string, Product>;
type OrderedItems = Pick<OrderSummary, 'productItems'>;

/** Milliseconds, long enough for a visit to the orders. An item is checked again when it is added to the cart. */
const staleTime = 60_000;

/** Divides the styles of orders into batches of 24, the most that one call returns (ORDER-009). */
export function styleBatches(orders: readonly OrderedItems[]): string[][] {
  const ids = [...new Set(orders.flatMap(({ productItems }) => productItems.map(({ c_masterId }) => c_masterId)))];
  return Array.from({ length: Math.ceil(ids.length / maxProductsPerCall) }, (_, batch) =>
    ids.slice(batch * maxProductsPerCall, (batch + 1) * maxProductsPerCall),
  );
}

const batchQuery = (ids: readonly string[], currency: Currency, locale: string) =>
  queryOptions({
    queryKey: [...customerKey, 'ordered-styles', ids, currency, locale],
    async queryFn() {
      const query = { currency, locale, allImages: 'false', perPricebook: 'false' } as const;
      return (await getShopper().client.getProducts({ params: { productIds: ids.join(',') }, query })).data;
    },
    staleTime,
  });

const stylesById = (batches: readonly (readonly Product[])[]): SoldStyles =>
  new Map(batches.flat().map((product) => [product.id, product]));

/** Returns which styles of the orders are still sold; undefined until all batches are loaded. */
export function useSoldStyles(orders: readonly OrderedItems[]): SoldStyles | undefined {
  const { currency } = useShop();
  const { locale } = useIntl();
  return useQueries(
    {
      queries: styleBatches(orders).map((ids) => batchQuery(ids, currency, locale)),
      combine: (results) => {
        const batches = results.map(({ data }) => data);
        return batches.every((batch) => batch !== undefined) ? stylesById(batches) : undefined;
      },
    },
    getQueryClient(),
  );
}

/** Fetches the styles of an order again, unless they were fetched just now. */
export async function fetchSoldStyles(order: OrderedItems, currency: Currency, locale: string): Promise<SoldStyles> {
  const batches = styleBatches([order]).map((ids) =>
    getQueryClient().fetchQuery({ ...batchQuery(ids, currency, locale), staleTime: 5_000 }),
  );
  return stylesById(await Promise.all(batches));
}
