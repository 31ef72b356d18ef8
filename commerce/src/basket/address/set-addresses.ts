import { type AddressInput, type Basket, homeShipmentId } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { normalizeAddress } from '../../shared/postal-address/normalize-address.ts';
import { type BasketChange, type BasketChangeError, changeBasket } from '../change-basket.ts';
import { updateBasketFields } from '../snapshot.ts';
import { basketShipments } from '../tables.ts';

/** A basket has a single shipment, to the shopper's home. */
export function requireShipment(shipmentId: string): Result<undefined, 'ShipmentNotFoundException'> {
  if (shipmentId === homeShipmentId) return ok();
  return failure('ShipmentNotFoundException', `The basket has no shipment with the id '${shipmentId}'.`, { shipmentId });
}

async function writeShipping({ tx, key }: BasketChange, input: AddressInput) {
  const address = normalizeAddress(input, 'shipping');
  if (!address.ok) return address;
  const row = { customerGroupId: key.customerGroupId, basketId: key.basketId, id: homeShipmentId };
  const target = [basketShipments.customerGroupId, basketShipments.basketId, basketShipments.id];
  await tx
    .insert(basketShipments)
    .values({ ...row, address: address.value })
    .onConflictDoUpdate({ target, set: { address: address.value } });
  return ok();
}

async function writeBilling({ tx, key }: BasketChange, input: AddressInput) {
  const address = normalizeAddress(input, 'billing');
  if (!address.ok) return address;
  await updateBasketFields(tx, key, { billingAddress: address.value });
  return ok();
}

export function setShippingAddress(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  input: AddressInput,
  useAsBilling: boolean,
): Promise<Result<Basket, BasketChangeError | 'ValidationException'>> {
  return changeBasket(deps, principal, basketId, async (change) => {
    const result = await writeShipping(change, input);
    return result.ok && useAsBilling ? writeBilling(change, input) : result;
  });
}

export function setBillingAddress(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  input: AddressInput,
  useAsShipping: boolean,
): Promise<Result<Basket, BasketChangeError | 'ValidationException'>> {
  return changeBasket(deps, principal, basketId, async (change) => {
    const result = await writeBilling(change, input);
    return result.ok && useAsShipping ? writeShipping(change, input) : result;
  });
}

/** Writes the method. The caller must have checked that it ships to the address. */
export async function writeShippingMethod({ tx, key }: BasketChange, methodId: string): Promise<void> {
  const homeShipment = and(
    eq(basketShipments.customerGroupId, key.customerGroupId),
    eq(basketShipments.basketId, key.basketId),
    eq(basketShipments.id, homeShipmentId),
  );
  await tx.update(basketShipments).set({ shippingMethodId: methodId }).where(homeShipment);
}
