import type { Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { isPoBox } from '../../shared/postal-address/po-box.ts';
import { type Country, shippingCountryOf } from '../../shared/postal-address/regions.ts';
import { readShippingRates } from '../../shipping/shipping-methods.ts';
import { requireShipment, withHomeShipment } from '../address/set-addresses.ts';
import { basketKeyOf } from '../basket-access.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { presentMethod } from '../present-basket.ts';
import { readLoadedBasket } from '../read-basket.ts';

export async function listShippingMethods(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  shipmentId: string,
  country?: Country,
) {
  const key = basketKeyOf(principal, basketId);
  if (!key.ok) return key;
  const shipment = requireShipment(shipmentId);
  if (!shipment.ok) return shipment;
  const loaded = await readLoadedBasket(deps, key.value, country);
  if (!loaded.ok) return loaded;
  const { totals, delivery } = loaded.value;
  return ok({
    applicableShippingMethods: totals.methods.map((method) => presentMethod(method, delivery.promises)),
    ...(totals.defaultMethod ? { defaultShippingMethodId: totals.defaultMethod.methodId } : {}),
  });
}

export function setShippingMethod(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  methodId: string,
): Promise<Result<Basket, BasketChangeError | 'ShipmentNotFoundException' | 'InvalidShippingMethodIdException'>> {
  return changeBasket(deps, call, basketId, async ({ tx, cache, snapshot }) => {
    const shipment = requireShipment(shipmentId);
    if (!shipment.ok) return shipment;
    const address = homeShipmentOf(snapshot)?.address;
    const rates = await readShippingRates(tx, shippingCountryOf(address), snapshot.basket.currency as Currency, cache);
    const available = isPoBox(address) ? rates.filter((rate) => rate.reachesPoBox) : rates;
    if (!available.some((rate) => rate.methodId === methodId)) {
      const message = `The shipping method '${methodId}' does not reach this address.`;
      return failure('InvalidShippingMethodIdException', message, { shippingMethodId: methodId, path: '$.id', in: 'body' });
    }
    return ok({ shipments: withHomeShipment(snapshot, { shippingMethodId: methodId }) });
  });
}
