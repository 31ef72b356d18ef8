import { type Address, type Basket, type Customer, defaultCountryOf } from '@outfitter/contract/client';
import { addressValues } from '../../address/index.ts';
import { homeShipment } from '../../basket/index.ts';
import { initialPickupValues } from '../pickup/pickup-form.ts';
import type { ShippingValues } from './shipping-schema.ts';

export function shippingCountry(basket: Basket): string {
  return homeShipment(basket)?.shippingAddress?.countryCode?.toUpperCase() ?? defaultCountryOf(basket.currency);
}

/** Returns whether an address has a street. An estimate of shipping sends a place without one. */
const hasStreet = (address: Address | undefined): address is Address => Boolean(address?.address1);

/**
 * Returns the initial values: those of the basket, and else those of the account, with the preferred address (ACCOUNT-023). Before there is
 * an address, name and phone are those of the pickup.
 */
export function initialShippingValues(basket: Basket, customer?: Pick<Customer, 'email' | 'addresses'>): ShippingValues {
  const inBasket = homeShipment(basket)?.shippingAddress;
  const saved = customer?.addresses ?? [];
  const preferred = saved.find((address) => address.preferred) ?? saved.find((address) => !address.c_isStoreAddress);
  const known = hasStreet(inBasket) ? inBasket : preferred;
  const place = addressValues(inBasket, basket.currency);
  const { fullName, phone } = initialPickupValues(basket);
  return {
    email: basket.customerInfo.email ?? customer?.email ?? '',
    ...(known ? addressValues(known, basket.currency) : { ...place, fullName: place.fullName || fullName, phone: place.phone || phone }),
    // The first address of an account is worth saving.
    saveAddress: customer !== undefined && saved.length === 0,
  };
}

export function selectedMethodId(basket: Basket, preferred: string | undefined): string | undefined {
  const offered = basket.applicableShippingMethods.map(({ id }) => id);
  const current = homeShipment(basket)?.shippingMethod?.id;
  return [preferred, current, basket.defaultShippingMethodId, offered[0]].find((id) => id !== undefined && offered.includes(id));
}
