import type { Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { type Country, shippingCountryOf } from '../../shared/postal-address/regions.ts';
import { ratesReaching, readShippingRates } from '../../shipping/shipping-methods.ts';
import { withHomeShipment } from '../address/set-addresses.ts';
import { basketKeyOf } from '../basket-access.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { readLoadedBasket } from '../read-basket.ts';
import { isPickupShipment, shipmentIdOf, shipmentTypeOf } from './line-location.ts';
import { movedShipment } from './moves/move-items.ts';
import { pickupMethodIds, presentPickupMethod } from './pickup/pickup-methods.ts';
import type { PickupStoreException } from './pickup/pickup-store.ts';
import { presentOfferedMethods } from './present-shipments.ts';
import { requireShipment } from './shipment-ids.ts';

export async function listShippingMethods(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  shipmentId: string,
  country?: Country,
) {
  const key = basketKeyOf(principal, basketId);
  if (!key.ok) return key;
  const loaded = await readLoadedBasket(deps, key.value, country);
  if (!loaded.ok) return loaded;
  const { totals, snapshot, pickup } = loaded.value;
  const shipment = requireShipment(snapshot, shipmentId);
  if (!shipment.ok) return shipment;
  if (isPickupShipment(shipmentId)) {
    const applicableShippingMethods = pickupMethodIds.map((id) => presentPickupMethod(id, pickup));
    return ok({ applicableShippingMethods, defaultShippingMethodId: shipmentTypeOf(shipmentId) });
  }
  return ok({
    applicableShippingMethods: presentOfferedMethods(loaded.value),
    ...(totals.defaultMethod ? { defaultShippingMethodId: totals.defaultMethod.methodId } : {}),
  });
}

type SetMethodError = PickupStoreException | 'ShipmentNotFoundException' | 'InvalidShippingMethodIdException';

function invalidMethod(methodId: string): Failure<'InvalidShippingMethodIdException'> {
  const message = `The shipping method '${methodId}' does not reach this address.`;
  return failure('InvalidShippingMethodIdException', message, { shippingMethodId: methodId, path: '$.id', in: 'body' });
}

/** Sets the method of the home's shipment, or moves the lines of a pickup shipment to the other pickup method. */
export function setShippingMethod(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  methodId: string,
): Promise<Result<Basket, BasketChangeError | SetMethodError>> {
  return changeBasket<SetMethodError>(deps, call, basketId, async (change) => {
    const { tx, cache, snapshot } = change;
    const shipment = requireShipment(snapshot, shipmentId);
    if (!shipment.ok) return shipment;
    if (isPickupShipment(shipmentId)) {
      const chosen = pickupMethodIds.find((id) => id === methodId);
      return chosen ? movedShipment(change, { from: shipmentId, to: shipmentIdOf(chosen) }) : invalidMethod(methodId);
    }
    const address = homeShipmentOf(snapshot)?.address;
    const currency = snapshot.basket.currency as Currency;
    const rates = await readShippingRates(tx, shippingCountryOf(address, currency), currency, cache);
    const available = ratesReaching(address, rates);
    if (!available.some((rate) => rate.methodId === methodId)) {
      return invalidMethod(methodId);
    }
    return ok({ shipments: withHomeShipment(snapshot, { shippingMethodId: methodId }) });
  });
}
