import type { Customer } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { customerKey } from '../../sign-in/index.ts';

export const customerQueryKey = [...customerKey, 'profile'] as const;

async function fetchCustomer(): Promise<Customer> {
  const { session, client } = getShopper();
  const { customerId } = await session.login();
  return client.getCustomer({ params: { customerId }, query: { expand: 'addresses,paymentinstruments' } });
}

/** The customer with addresses and saved cards, in one request (ACCOUNT-003, API-055). */
export function useCustomer() {
  const { queryStaleTime } = useShop().preferences;
  return useQuery({ queryKey: customerQueryKey, queryFn: fetchCustomer, staleTime: queryStaleTime }, getQueryClient());
}
