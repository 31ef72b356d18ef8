import type { Order } from '@outfitter/contract/client';
import { fullNameOf } from '../../platform/shop/full-name.ts';

interface Buyer {
  firstName: string | undefined;
  fullName: string | undefined;
}

/** Returns the person to whom the order is shipped, or who collects it. The address of a pickup is that of its store. */
export function orderRecipient({ shipments, billingAddress }: Pick<Order, 'shipments' | 'billingAddress'>): Buyer {
  const address = shipments.find(({ c_isBOPIS, shippingAddress }) => !c_isBOPIS && shippingAddress)?.shippingAddress;
  const pickup = shipments.find(({ c_pickupFirstName }) => c_pickupFirstName);
  const pickupName = fullNameOf({ firstName: pickup?.c_pickupFirstName, lastName: pickup?.c_pickupLastName });
  return {
    firstName: address?.firstName ?? pickup?.c_pickupFirstName ?? billingAddress?.firstName,
    fullName: address?.fullName ?? (pickupName || billingAddress?.fullName),
  };
}
