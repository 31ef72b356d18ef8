import type { Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Principal } from '../platform/principal.ts';
import { ratesFor } from '../shipping/methods.ts';
import { isPoBox } from './address/po-box.ts';
import { type Country, shippingCountryOf } from './address/regions.ts';
import { requireShipment, writeShippingMethod } from './address/set-addresses.ts';
import { basketKeyOf } from './basket-access.ts';
import { homeShipmentOf } from './basket-lines.ts';
import { changeBasket } from './change-basket.ts';
import { presentMethod } from './present-basket.ts';
import { readLoadedBasket } from './read-basket.ts';

/** The methods that reach the shipment's country, or the one asked about, with price and dates. */
export async function listShippingMethods(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  shipmentId: string,
  country?: Country,
) {
  const key = basketKeyOf(principal, basketId);
  requireShipment(shipmentId);
  const { totals, promises } = await readLoadedBasket(deps, key, country);
  return {
    applicableShippingMethods: totals.methods.map((method) => presentMethod(method, promises)),
    ...(totals.defaultMethod ? { defaultShippingMethodId: totals.defaultMethod.methodId } : {}),
  };
}

/** Chooses how the shipment travels. A method that does not reach its address is refused. */
export function setShippingMethod(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  shipmentId: string,
  methodId: string,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async (change) => {
    requireShipment(shipmentId);
    const { tx, snapshot } = change;
    const address = homeShipmentOf(snapshot)?.address;
    const rates = await ratesFor(tx, shippingCountryOf(address), snapshot.basket.currency as Currency);
    const reaching = isPoBox(address) ? rates.filter((rate) => rate.reachesPoBox) : rates;
    if (!reaching.some((rate) => rate.methodId === methodId)) {
      const message = `The shipping method '${methodId}' does not reach this address.`;
      throw new Fault('InvalidShippingMethodIdException', message, { shippingMethodId: methodId, path: '$.id', in: 'body' });
    }
    await writeShippingMethod(change, methodId);
  });
}
