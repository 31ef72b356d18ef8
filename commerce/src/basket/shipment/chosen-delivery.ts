import { homeShipmentId, type ShipmentType } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { isPickupShipment, shipmentIdOf } from './line-location.ts';
import { canBePickedUp } from './moves/move-lines.ts';

export interface DeliveryInput {
  c_isPickupItem?: boolean | undefined;
  c_shipmentType?: ShipmentType | undefined;
}

export type ChosenDelivery = { shipmentId: string; isAnyPickup: boolean } | undefined;

export function chosenDelivery(
  { c_isPickupItem: isPickup, c_shipmentType: type }: DeliveryInput,
  { giftCard }: Pick<DraftLine, 'giftCard'>,
  path: string,
): Result<ChosenDelivery, 'ValidationException'> {
  const shipmentId = type ? shipmentIdOf(type) : homeShipmentId;
  const isAnyPickup = isPickup === true && type === undefined;
  if (type !== undefined && isPickup !== undefined && isPickup !== isPickupShipment(shipmentId)) {
    const message = 'Only an item with a pickup method is a pickup item.';
    return failure('ValidationException', message, { path: `${path}.c_shipmentType`, in: 'body' });
  }
  if ((isAnyPickup || isPickupShipment(shipmentId)) && !canBePickedUp({ giftCard })) {
    const message = 'A gift card that is sent by email cannot be picked up.';
    return failure('ValidationException', message, { path: `${path}.${type ? 'c_shipmentType' : 'c_isPickupItem'}`, in: 'body' });
  }
  return ok(type === undefined && isPickup === undefined ? undefined : { shipmentId, isAnyPickup });
}

export function isPickup(delivery: ChosenDelivery): boolean {
  return delivery !== undefined && (delivery.isAnyPickup || isPickupShipment(delivery.shipmentId));
}
