import type { ReactNode } from 'react';
import * as layoutStyles from '../../ui/layout.module.css';
import { type LineItem, OrderLine } from './order-line.tsx';

export type ShippedItem = LineItem & { itemId: string };

export interface ItemListProps<Item extends ShippedItem> {
  items: readonly Item[];
  currency: string;
  quantityControlOf?: ((item: Item) => ReactNode) | undefined;
  lineStatus?: ((item: Item) => ReactNode) | undefined;
}

export function ItemList<Item extends ShippedItem>({ items, currency, quantityControlOf, lineStatus }: ItemListProps<Item>) {
  return (
    <ul className={layoutStyles.dividedList}>
      {items.map((item) => (
        <OrderLine
          key={item.itemId}
          item={item}
          currency={currency}
          quantityControl={quantityControlOf?.(item)}
          {...(lineStatus ? { status: lineStatus(item) } : {})}
        />
      ))}
    </ul>
  );
}
