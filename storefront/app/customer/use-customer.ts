import type { Customer } from '@outfitter/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { getShopper } from '../platform/session/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import { customerKey } from '../sign-in/index.ts';

/** Query options of the customer with addresses and saved cards, in one request (ACCOUNT-003, API-055). */
export const customerQuery = queryOptions({
  queryKey: [...customerKey, 'profile'],
  async queryFn(): Promise<Customer> {
    const { session, customerClient } = getShopper();
    const { customerId } = await session.getLogin();
    return customerClient.getCustomer({ params: { customerId }, query: { expand: 'addresses,paymentinstruments' } });
  },
});

/** Returns the customer. `enabled: false` is for a guest, who has neither addresses nor cards. */
export function useCustomer({ enabled = true } = {}) {
  const { queryStaleTime } = useShop().preferences;
  return useQuery({ ...customerQuery, staleTime: queryStaleTime, enabled }, getQueryClient());
}
