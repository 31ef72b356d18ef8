import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { ok, type Result } from '../../platform/result.ts';
import { requireShipment, withHomeShipment } from '../address/set-addresses.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';

/** Chooses whether items in stock are shipped before backordered ones. Without both kinds of items, the choice has no effect. */
export function updateShipment(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  isAvailableFirst: boolean,
): Promise<Result<Basket, BasketChangeError | 'ShipmentNotFoundException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    const shipment = requireShipment(shipmentId);
    return shipment.ok ? ok({ shipments: withHomeShipment(snapshot, { shipAvailableFirst: isAvailableFirst }) }) : shipment;
  });
}
