import type { ProductItem } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { TextButton } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { countItems } from '../state/basket-patch.ts';
import { deliveryMethodOf } from './delivery-method.ts';
import type { DeliveryMoves } from './use-delivery-moves.ts';

export interface SwitchPickupProps {
  /** A line, or all lines of a pickup method. */
  items: readonly ProductItem[];
  moves: DeliveryMoves;
}

/** Moves lines between pickup from the stock of the store and shipping to it. The shop says if the other way is not possible. */
export default function SwitchPickup({ items, moves }: SwitchPickupProps) {
  const intl = useIntl();
  const [item, ...others] = items;
  if (!item || !moves.canPickUp) return null;
  const from = deliveryMethodOf(item);
  const to = from === 'in-store-pickup' ? 'ship-to-store' : 'in-store-pickup';
  if (others.length > 0) {
    return (
      <TextButton onClick={ignoreDoubleClick(() => moves.moveAll(from, to))} data-screen-only="">
        <FormattedMessage
          id="basket.group.switch-pickup"
          defaultMessage="{to, select, to_store {Ship all {count} to the store} other {Pick up all {count} from store stock}}"
          values={{ to: shipmentTypeKeys[to], count: countItems({ productItems: [...items] }) }}
        />
      </TextButton>
    );
  }
  const name = item.productName;
  return (
    <TextButton
      onClick={ignoreDoubleClick(() => moves.move(item, to))}
      aria-label={intl.formatMessage(
        {
          id: 'basket.line.switch-pickup-name',
          defaultMessage: '{to, select, to_store {Ship it to the store: {name}} other {Pick it up from store stock: {name}}}',
        },
        { to: shipmentTypeKeys[to], name },
      )}
    >
      <FormattedMessage
        id="basket.line.switch-pickup"
        defaultMessage="{to, select, to_store {Ship it to the store} other {Pick it up from store stock}}"
        values={{ to: shipmentTypeKeys[to] }}
      />
    </TextButton>
  );
}
