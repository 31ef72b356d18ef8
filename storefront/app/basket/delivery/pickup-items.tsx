import type { ReactNode } from 'react';
import { ItemList, type ItemListProps, type ShippedItem } from '../lines/item-list.tsx';
import { PickupHeading, type PickupHeadingProps } from './pickup-heading.tsx';

interface PickupItemsProps<Item extends ShippedItem> extends ItemListProps<Item>, Omit<PickupHeadingProps, 'id' | 'isLarge' | 'storeName'> {
  details?: ReactNode;
}

export function PickupItems<Item extends ShippedItem>({ type, shipment, level, when, details, ...list }: PickupItemsProps<Item>) {
  return (
    <div>
      <PickupHeading type={type} shipment={shipment} level={level} when={when} />
      {details}
      <ItemList {...list} />
    </div>
  );
}
