import { type AddressInput, type Customer, isStoreAddress } from '@outfitter/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { isSameAddress } from '../../address/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';

export const saveAddressKey = ['save-address'] as const;

/** Fields of a shipping address of checkout; the shop prefers the first one (ACCOUNT-023, ACCOUNT-024). */
const shippingAddress = { c_addressType: '2', c_defaultAddressFlag: false } as const;

/**
 * Saves the address of an order in the account, after it was accepted. Always resolves: checkout continues, and shows the error of the
 * mutation. Does nothing while another address is being saved (ACCOUNT-020), if the account has this one (ACCOUNT-018), or if it is a
 * store's (ACCOUNT-022).
 */
export async function saveAddress({ addresses = [] }: Pick<Customer, 'addresses'>, address: AddressInput): Promise<void> {
  const queryClient = getQueryClient();
  if (queryClient.isMutating({ mutationKey: saveAddressKey }) > 0) return;
  const place = withoutNull(address);
  if (addresses.some((saved) => isSameAddress(saved, place)) || isStoreAddress(place, addresses)) return;
  const mutation = new MutationObserver(queryClient, {
    mutationKey: saveAddressKey,
    // The mutation has no variables, and nothing observes it while the next step is shown.
    gcTime: 5 * 60_000,
    mutationFn: () =>
      changeCustomer((client, customerId) =>
        client.createCustomerAddress({ params: { customerId }, body: { ...address, ...shippingAddress } }),
      ),
  });
  await mutation.mutate().catch(() => undefined);
}

const withoutNull = (address: AddressInput) => Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null));
