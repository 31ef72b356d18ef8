import { type AddressInput, type Basket, homeShipmentId } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../../platform/http/fault.ts';
import type { Principal } from '../../platform/principal.ts';
import { type BasketChange, changeBasket } from '../change-basket.ts';
import { updateBasketFields } from '../snapshot.ts';
import { basketShipments } from '../tables.ts';
import { normalizeAddress } from './normalize-address.ts';

/** The basket has the one shipment that goes home. */
export function requireShipment(shipmentId: string): void {
  if (shipmentId === homeShipmentId) return;
  throw new Fault('ShipmentNotFoundException', `The basket has no shipment with the id '${shipmentId}'.`, { shipmentId });
}

async function writeShipping({ tx, key }: BasketChange, input: AddressInput): Promise<void> {
  const address = valueOrFault(normalizeAddress(input, 'shipping'));
  const row = { customerGroupId: key.customerGroupId, basketId: key.basketId, id: homeShipmentId };
  const target = [basketShipments.customerGroupId, basketShipments.basketId, basketShipments.id];
  await tx
    .insert(basketShipments)
    .values({ ...row, address })
    .onConflictDoUpdate({ target, set: { address } });
}

async function writeBilling({ tx, key }: BasketChange, input: AddressInput): Promise<void> {
  await updateBasketFields(tx, key, { billingAddress: valueOrFault(normalizeAddress(input, 'billing')) });
}

/** Where the home shipment goes; a partial address serves for an estimate. */
export function setShippingAddress(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  input: AddressInput,
  useAsBilling: boolean,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async (change) => {
    await writeShipping(change, input);
    if (useAsBilling) await writeBilling(change, input);
  });
}

/** Who pays. */
export function setBillingAddress(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  input: AddressInput,
  useAsShipping: boolean,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async (change) => {
    await writeBilling(change, input);
    if (useAsShipping) await writeShipping(change, input);
  });
}

/** How the home shipment travels: one of the methods that reach its address. */
export async function writeShippingMethod({ tx, key }: BasketChange, methodId: string): Promise<void> {
  const here = and(
    eq(basketShipments.customerGroupId, key.customerGroupId),
    eq(basketShipments.basketId, key.basketId),
    eq(basketShipments.id, homeShipmentId),
  );
  await tx.update(basketShipments).set({ shippingMethodId: methodId }).where(here);
}
