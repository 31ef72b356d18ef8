import type { Basket, ShipmentChange } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { requireShipment, withHomeShipment } from '../address/set-addresses.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import type { BasketShipmentRow, BasketSnapshot } from '../snapshot.ts';
import { normalizeGiftMessage } from './gift-message.ts';

type Gift = Pick<BasketShipmentRow, 'isGift' | 'giftMessage'>;

/** Returns the changed gift; a message belongs to a gift, and is removed with it. */
function changeGift(
  snapshot: BasketSnapshot,
  { gift, giftMessage }: Pick<ShipmentChange, 'gift' | 'giftMessage'>,
): Result<Gift, 'ValidationException'> {
  const home = homeShipmentOf(snapshot);
  const isGift = gift ?? home?.isGift ?? false;
  const message = giftMessage === undefined ? (home?.giftMessage ?? null) : normalizeGiftMessage(giftMessage ?? '');
  if (isGift) return ok({ isGift, giftMessage: message });
  if (giftMessage && message) {
    return failure('ValidationException', 'Only a gift has a message.', { path: '$.giftMessage', in: 'body' });
  }
  return ok({ isGift, giftMessage: null });
}

/**
 * Chooses whether items in stock are shipped before backordered ones, and whether the shipment is a gift. Without both kinds of items, the
 * former has no effect.
 */
export function updateShipment(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  { c_shipAvailableFirst: shipAvailableFirst, ...gift }: ShipmentChange,
): Promise<Result<Basket, BasketChangeError | 'ShipmentNotFoundException' | 'ValidationException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    const shipment = requireShipment(shipmentId);
    if (!shipment.ok) return shipment;
    const changedGift = changeGift(snapshot, gift);
    if (!changedGift.ok) return changedGift;
    const parcels = shipAvailableFirst === undefined ? {} : { shipAvailableFirst };
    return ok({ shipments: withHomeShipment(snapshot, { ...parcels, ...changedGift.value }) });
  });
}
