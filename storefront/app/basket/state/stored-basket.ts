/** The basket in localStorage, so that a visit starts with the cart's count. Personal data is not stored. */
import type { Basket, Shipment } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.basket';
/** Raised when the format changes: baskets of an earlier version are ignored. */
const version = 1;

function withoutPersonalData(shipment: Shipment): Shipment {
  const { countryCode, stateCode, postalCode } = shipment.shippingAddress ?? {};
  return { ...shipment, shippingAddress: shipment.shippingAddress && { countryCode, stateCode, postalCode } };
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
