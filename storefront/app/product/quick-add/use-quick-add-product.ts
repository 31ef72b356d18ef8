import { CallError } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { attributeName } from '../../platform/locale/attribute-names.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { buildProductView } from '../build-product-view.ts';
import type { ProductView } from '../product-view.ts';

/** Milliseconds. The basket checks the stock again when the item is added. */
const staleTime = 30_000;

export type QuickAddProduct =
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | { status: 'loaded'; product: ProductView };

export function useQuickAddProduct(productId: string): QuickAddProduct {
  const intl = useIntl();
  const { currency } = useShop();
  const query = { currency, locale: intl.locale, allImages: 'true', perPricebook: 'false' } as const;
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['quick add', productId, query],
      queryFn: () => getShopper().client.getProduct({ params: { productId }, query }),
      staleTime,
      // Offline, the dialog shows the error at once instead of waiting for a connection.
      networkMode: 'always',
    },
    getQueryClient(),
  );
  const product = useMemo(() => {
    if (!data) return undefined;
    const view = buildProductView(data);
    return { ...view, dimensions: view.dimensions.map((each) => ({ ...each, name: attributeName(each.id, each.name, intl) })) };
  }, [data, intl]);
  if (product) return { status: 'loaded', product };
  if (error instanceof CallError && error.status === 404) return { status: 'gone' };
  if (error) return { status: 'failed', isRetrying: isFetching, retry: () => void refetch() };
  return { status: 'loading' };
}
