import type { Basket, Flash, ShipmentType } from '@outfitter/contract/client';

const noticeTypes = ['PickupStoreChanged', 'DeliveryMethodChanged', 'DeliveryMethodNotAvailable'];

export function deliveryNoticesOf({ _flash }: Pick<Basket, '_flash'>): Flash[] {
  return _flash.filter(({ type }) => noticeTypes.includes(type));
}

/** Adds the notices of the earlier response about lines that it has moved and that the later response does not name. */
export function withEarlierNotices(basket: Basket, earlier: Basket): Basket {
  const named = new Set(deliveryNoticesOf(basket).map(({ details }) => details?.itemId));
  const earlierNotices = deliveryNoticesOf(earlier).filter(
    ({ type, details }) => type === 'DeliveryMethodChanged' && !named.has(details?.itemId),
  );
  return earlierNotices.length === 0 ? basket : { ...basket, _flash: [...earlierNotices, ...basket._flash] };
}

export interface DeliveryNotice {
  itemId: string;
  /** Whether the line is delivered by this method now; false if it could not be. */
  isDone: boolean;
  from: ShipmentType;
  to: ShipmentType;
}

export function parseDeliveryNotice({ type, details }: Flash): DeliveryNotice {
  const { itemId, from, to } = (details ?? {}) as Omit<DeliveryNotice, 'isDone'>;
  return { itemId, isDone: type === 'DeliveryMethodChanged', from, to };
}
