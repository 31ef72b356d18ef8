import { type AddressInput, type Basket, homeShipmentId, shipmentIds } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { normalizeAddress } from '../../shared/postal-address/normalize-address.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { newShipment, shipmentNotFound } from '../shipment/shipment-ids.ts';
import type { BasketShipmentRow, BasketSnapshot } from '../snapshot.ts';

/** Requires the home's shipment: the address of a pickup shipment is its store's. */
export function requireHomeShipment(shipmentId: string): Result<undefined, 'ShipmentNotFoundException' | 'ValidationException'> {
  if (shipmentId === homeShipmentId) return ok();
  if (Object.values<string>(shipmentIds).includes(shipmentId)) {
    return failure('ValidationException', 'The address of a pickup shipment is that of its store.', { shipmentId });
  }
  return shipmentNotFound(shipmentId);
}

function withShippingAddress(snapshot: BasketSnapshot, input: AddressInput): Result<BasketShipmentRow[], 'ValidationException'> {
  const address = normalizeAddress(input, 'shipping');
  return address.ok ? ok(withHomeShipment(snapshot, { address: address.value })) : address;
}

export function withHomeShipment(
  { basket, shipments }: BasketSnapshot,
  change: Partial<Pick<BasketShipmentRow, 'address' | 'shippingMethodId' | 'shipAvailableFirst' | 'isGift' | 'giftMessage'>>,
): BasketShipmentRow[] {
  const home = shipments.find(({ id }) => id === homeShipmentId);
  return [...shipments.filter((shipment) => shipment !== home), { ...(home ?? newShipment(basket, homeShipmentId)), ...change }];
}

export function setShippingAddress(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  input: AddressInput,
  useAsBilling: boolean,
): Promise<Result<Basket, BasketChangeError | 'ValidationException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    const shipments = withShippingAddress(snapshot, input);
    if (!shipments.ok) return shipments;
    if (!useAsBilling) return ok({ shipments: shipments.value });
    const billing = normalizeAddress(input, 'billing');
    return billing.ok ? ok({ shipments: shipments.value, basket: { billingAddress: billing.value } }) : billing;
  });
}

export function setBillingAddress(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  input: AddressInput,
  useAsShipping: boolean,
): Promise<Result<Basket, BasketChangeError | 'ValidationException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    const billing = normalizeAddress(input, 'billing');
    if (!billing.ok) return billing;
    const basket = { billingAddress: billing.value };
    if (!useAsShipping) return ok({ basket });
    const shipments = withShippingAddress(snapshot, input);
    return shipments.ok ? ok({ basket, shipments: shipments.value }) : shipments;
  });
}
