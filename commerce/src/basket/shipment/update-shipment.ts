import { type Basket, homeShipmentId, type ShipmentChange } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { withHomeShipment } from '../address/set-addresses.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { type BasketCall, type BasketChange, type BasketChangeError, type ChangedBasket, changeBasket } from '../change/change-basket.ts';
import type { BasketShipmentRow, BasketSnapshot } from '../snapshot.ts';
import { normalizeGiftMessage } from './gift-message.ts';
import { isPickupShipment } from './line-location.ts';
import { changeStore } from './moves/change-store.ts';
import { changePickupContact, contactFieldNames } from './pickup/pickup-contact.ts';
import type { PickupStoreException } from './pickup/pickup-store.ts';
import { requireShipment } from './shipment-ids.ts';

type Gift = Pick<BasketShipmentRow, 'isGift' | 'giftMessage'>;

const pickupFields = [...contactFieldNames, 'c_pickupStoreID'] as const;
const homeFields = ['c_shipAvailableFirst', 'gift', 'giftMessage'] as const;

/** Rejects fields of the other kind of shipment, so that none is ignored silently. */
function checkFields(shipmentId: string, change: ShipmentChange): Result<undefined, 'ValidationException'> {
  const isHome = shipmentId === homeShipmentId;
  const wrong = (isHome ? pickupFields : homeFields).find((field) => change[field] !== undefined);
  if (wrong === undefined) return ok();
  const message = isHome ? 'Only a pickup shipment is picked up.' : 'Only a shipment to a home has this choice.';
  return failure('ValidationException', message, { path: `$.${wrong}`, in: 'body' });
}

type UpdateError = PickupStoreException | 'ShipmentNotFoundException' | 'ValidationException';

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

async function changePickup(
  change: BasketChange,
  { c_pickupStoreID: storeId, ...fields }: ShipmentChange,
): Promise<Result<ChangedBasket, PickupStoreException | 'ValidationException'>> {
  const pickupContact = changePickupContact(change.snapshot.basket.pickupContact, fields);
  if (!pickupContact.ok) return pickupContact;
  const atStore = storeId === undefined ? ok<ChangedBasket>({}) : await changeStore(change, storeId);
  if (!atStore.ok) return atStore;
  return ok({ ...atStore.value, basket: { ...atStore.value.basket, pickupContact: pickupContact.value } });
}

/**
 * Changes a shipment (API-019). Of the home's: whether items in stock are shipped before backordered ones, which has no effect without both
 * kinds of items, and whether it is a gift. Of a pickup's: who collects it, and the store, which are the same for all of a basket.
 */
export function updateShipment(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  shipmentId: string,
  change: ShipmentChange,
): Promise<Result<Basket, BasketChangeError | UpdateError>> {
  return changeBasket<UpdateError>(deps, call, basketId, async (context) => {
    const { snapshot } = context;
    const shipment = requireShipment(snapshot, shipmentId);
    if (!shipment.ok) return shipment;
    const fields = checkFields(shipmentId, change);
    if (!fields.ok) return fields;
    return isPickupShipment(shipmentId) ? changePickup(context, change) : changeHome(snapshot, change);
  });
}
