/** The basket in localStorage, so that a visit starts with the cart's count. Personal data is not stored. */
import type { Basket, Shipment } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.basket';
/** Version of the format. Baskets of an earlier version are ignored. */
const version = 2;

function withoutPersonalData(shipment: Shipment): Shipment {
  const {
    c_pickupFirstName: _firstName,
    c_pickupLastName: _lastName,
    c_pickupPhone: _phone,
    c_pickupEmail: _email,
    c_pickupFirstNameAlternate: _alternateFirstName,
    c_pickupLastNameAlternate: _alternateLastName,
    c_pickupEmailAlternate: _alternateEmail,
    shippingAddress,
    ...rest
  } = shipment;
  const { countryCode, stateCode, postalCode } = shippingAddress ?? {};
  return { ...rest, shippingAddress: shippingAddress && { countryCode, stateCode, postalCode } };
}

export function storeBasket(basket: Basket | null): void {
  if (!basket) {
    writeStored('local', storageKey, undefined);
    return;
  }
  const { billingAddress: _, customerInfo, ...rest } = basket;
  const stored = {
    ...rest,
    customerInfo: { customerId: customerInfo.customerId },
    shipments: basket.shipments.map(withoutPersonalData),
    paymentInstruments: [],
  };
  writeStored('local', storageKey, { shape: version, basket: stored });
}

export function readStoredBasket(): Basket | undefined {
  const stored = readStored('local', storageKey) as { shape?: number; basket?: Basket } | undefined;
  return stored?.shape === version ? stored.basket : undefined;
}
