import type { Basket } from '@outfitter/contract/client';
import { useEffect, useRef } from 'react';
import { hasParcel } from '../delivery/delivery-method.ts';
import { homeShipment } from '../delivery/home-shipment.ts';
import { setHomeAddress } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { hasStoredDestination } from './has-stored-destination.ts';

/**
 * Gives a basket without a destination the postal code that the shopper has entered elsewhere, so that cart and product page name the same
 * dates. If that fails, the shopper can still enter it in the cart.
 */
export function useStoredDestination(basket: Basket): void {
  const { mutate } = useBasketMutation();
  const hasTried = useRef(false);
  const address = homeShipment(basket)?.shippingAddress;
  const isUnknown = hasParcel(basket) && !address?.postalCode;
  useEffect(() => {
    if (!isUnknown || hasTried.current || !hasStoredDestination()) return;
    hasTried.current = true;
    void import('./stored-home-address.ts').then(
      ({ storedHomeAddress }) => {
        const stored = storedHomeAddress();
        if (stored) mutate(setHomeAddress({ ...address, ...stored }));
      },
      () => undefined,
    );
  }, [isUnknown, address, mutate]);
}
