import type { DeliveryEstimate } from '@outfitter/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Destination } from '../../../basket/index.ts';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { getShopper } from '../../../platform/session/index.ts';
import { useShop } from '../../../platform/shop/shop.ts';

/** Milliseconds. Dates change when a departure is missed, once a day. */
const staleTime = 5 * 60_000;

export function useDeliveryEstimate(
  productId: string,
  quantity: number,
  destination: Destination | undefined,
  enabled = true,
): UseQueryResult<DeliveryEstimate> {
  const { currency, locale } = useShop();
  const query = { productId, quantity, currency, locale, ...destination };
  const queryFn = () => getShopper().client.getDeliveryEstimate({ query });
  return useQuery({ queryKey: ['delivery estimate', query], queryFn, enabled, staleTime }, getQueryClient());
}
