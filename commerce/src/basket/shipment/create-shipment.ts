import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { newShipment, requireShipment } from './shipment-ids.ts';

/** Creates a shipment (API-021); an existing one stays unchanged. */
export function createShipment(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
): Promise<Result<Basket, BasketChangeError>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    if (requireShipment(snapshot, shipmentId).ok) return ok({});
    return ok({ shipments: [...snapshot.shipments, newShipment(snapshot.basket, shipmentId)] });
  });
}
