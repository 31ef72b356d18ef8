/**
 * Delivery methods of lines: they are shipped home, or collected at a store that has them or gets them from the warehouse (FULFIL-001).
 * Pure.
 */
import { type ProductItem, type Shipment, type ShipmentType, shipmentIds, shipmentTypes } from '@outfitter/contract/client';

type Delivered = { shipmentId: string; c_shipmentType?: ShipmentType | undefined };

export function shipmentTypeOf({ shipmentId }: { shipmentId: string }): ShipmentType {
  return shipmentTypes.find((type) => shipmentIds[type] === shipmentId) ?? 'ship-to-home';
}

export function deliveryMethodOf({ c_shipmentType, shipmentId }: Delivered): ShipmentType {
  return c_shipmentType ?? shipmentTypeOf({ shipmentId });
}

export type PickupMethod = Exclude<ShipmentType, 'ship-to-home'>;

export const isPickup = (type: ShipmentType): boolean => type !== 'ship-to-home';

/** Returns false for lines that no store can hand over: gift cards by email, and items that are not in stock yet. */
export function canBePickedUp({
  c_giftCardValue,
  c_isBackordered,
  inventory,
}: Pick<ProductItem, 'c_giftCardValue' | 'c_isBackordered' | 'inventory'>): boolean {
  return c_giftCardValue === undefined && !c_isBackordered && !inventory.backorder;
}

type Parceled = Delivered & Pick<ProductItem, 'c_giftCardType'>;

/** Returns false if nothing in the basket or order is shipped to a home: if all of it is collected at a store, or emailed. */
export const hasParcel = ({ productItems }: { productItems: readonly Parceled[] }): boolean =>
  productItems.some((item) => !isPickup(deliveryMethodOf(item)) && item.c_giftCardType !== 'email');

export function withDeliveryMethod(item: ProductItem, type: ShipmentType): ProductItem {
  return { ...item, shipmentId: shipmentIds[type], c_shipmentType: type, c_isPickupItem: isPickup(type) };
}

export interface DeliveryGroup<Item> {
  type: ShipmentType;
  /** Undefined until the shop has created it for the first line that was moved to it. */
  shipment: Shipment | undefined;
  items: Item[];
}

/** Divides lines by delivery method: those that are shipped home first. Methods without lines have no group. */
export function deliveryGroups<Item extends Delivered>(items: readonly Item[], shipments: readonly Shipment[]): DeliveryGroup<Item>[] {
  return shipmentTypes
    .map((type) => ({
      type,
      shipment: shipments.find(({ shipmentId }) => shipmentId === shipmentIds[type]),
      items: items.filter((item) => deliveryMethodOf(item) === type),
    }))
    .filter((group) => group.items.length > 0);
}
