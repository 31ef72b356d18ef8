import { type Basket, homeShipmentId, type ShipmentChange } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { withHomeShipment } from '../address/set-addresses.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { type BasketCall, type BasketChangeError, type ChangedBasket, changeBasket } from '../change/change-basket.ts';
import type { BasketShipmentRow, BasketSnapshot } from '../snapshot.ts';
import { normalizeGiftMessage } from './gift-message.ts';
import { isPickupShipment } from './line-location.ts';
import { changePickupContact, contactFieldNames } from './pickup-contact.ts';
import { requireShipment } from './shipment-ids.ts';

type Gift = Pick<BasketShipmentRow, 'isGift' | 'giftMessage'>;

const homeFields = ['c_shipAvailableFirst', 'gift', 'giftMessage'] as const;

/** Rejects choices of the other kind of shipment, so that none is lost in silence. */
function checkFields(shipmentId: string, change: ShipmentChange): Result<undefined, 'ValidationException'> {
  const isHome = shipmentId === homeShipmentId;
  const wrong = (isHome ? contactFieldNames : homeFields).find((field) => change[field] !== undefined);
  if (wrong === undefined) return ok();
  const message = isHome ? 'Only a pickup shipment is picked up.' : 'Only a shipment to a home has this choice.';
  return failure('ValidationException', message, { path: `$.${wrong}`, in: 'body' });
}

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

function changeHome(snapshot: BasketSnapshot, change: ShipmentChange): Result<ChangedBasket, 'ValidationException'> {
  const { c_shipAvailableFirst: shipAvailableFirst } = change;
  const gift = changeGift(snapshot, change);
  if (!gift.ok) return gift;
  const parcels = shipAvailableFirst === undefined ? {} : { shipAvailableFirst };
  return ok({ shipments: withHomeShipment(snapshot, { ...parcels, ...gift.value }) });
}

function changePickup({ basket }: BasketSnapshot, change: ShipmentChange): Result<ChangedBasket, 'ValidationException'> {
  const pickupContact = changePickupContact(basket.pickupContact, change);
  return pickupContact.ok ? ok({ basket: { pickupContact: pickupContact.value } }) : pickupContact;
}

/**
 * Of the home's shipment: chooses whether items in stock are shipped before backordered ones, and whether it is a gift; without both kinds
 * of items, the former has no effect. Of a pickup shipment: changes who collects it, which is the same for all of a basket (API-019).
 */
export function updateShipment(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  change: ShipmentChange,
): Promise<Result<Basket, BasketChangeError | 'ShipmentNotFoundException' | 'ValidationException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    const shipment = requireShipment(snapshot, shipmentId);
    if (!shipment.ok) return shipment;
    const fields = checkFields(shipmentId, change);
    if (!fields.ok) return fields;
    return isPickupShipment(shipmentId) ? changePickup(snapshot, change) : changeHome(snapshot, change);
  });
}
