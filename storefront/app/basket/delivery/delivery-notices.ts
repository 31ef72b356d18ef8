import type { Basket, Flash, ShipmentType } from '@outfitter/contract/client';

const noticeTypes = ['DeliveryMethodChanged', 'DeliveryMethodNotAvailable'];

export function deliveryNoticesOf({ _flash }: Pick<Basket, '_flash'>): Flash[] {
  return _flash.filter(({ type }) => noticeTypes.includes(type));
}

export interface DeliveryNotice {
  itemId: string;
  /** Whether the line is delivered by this method now, or could not be. */
  isDone: boolean;
  to: ShipmentType;
}

export function parseDeliveryNotice({ type, details }: Flash): DeliveryNotice {
  return { itemId: String(details?.itemId), isDone: type === 'DeliveryMethodChanged', to: details?.to as ShipmentType };
}
