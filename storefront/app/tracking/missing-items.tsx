import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

type MissingItem = NonNullable<Order['shipments'][number]['c_missingItems']>[number];

interface MissingItemsProps {
  items: readonly MissingItem[];
  names: readonly { itemId: string; productName: string }[];
}

export function MissingItems({ items, names }: MissingItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ itemId, quantity, c_choice }) => (
        <li key={`${itemId} ${c_choice}`}>
          <FormattedMessage
            id="tracking.pickup.missing"
            defaultMessage="{quantity} × {name} wasn’t in the store. {choice, select, transfer {We send it there from our warehouse.} ship {We ship it to you.} other {We refunded it.}}"
            values={{ quantity, name: names.find((item) => item.itemId === itemId)?.productName ?? '', choice: c_choice }}
          />
        </li>
      ))}
    </ul>
  );
}
