import { maxCartAtpLines, type ProductItem } from '@outfitter/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { TextButton } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { countItems } from '../state/basket-patch.ts';
import { canPickUpAll, stockAtStoresQuery } from '../store-stock/stock-at-stores.ts';
import { deliveryMethodOf, type PickupMethod } from './delivery-method.ts';
import type { DeliveryMoves } from './use-delivery-moves.ts';

export interface SwitchPickupProps {
  items: readonly ProductItem[];
  moves: DeliveryMoves;
}

/** Moves lines between pickup from the stock of the store and shipping to it, if all of their units can be had in the other way. */
export default function SwitchPickup({ items, moves }: SwitchPickupProps) {
  const intl = useIntl();
  const [item, ...others] = items;
  const from = item && deliveryMethodOf(item);
  const to = from === 'in-store-pickup' ? 'ship-to-store' : 'in-store-pickup';
  const canSwitch = useCanSwitch(items, to, moves);
  if (!item || !from || !canSwitch) return null;
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

/** Returns whether the store of the cart has all of the items in this way. One call asks about all lines. */
function useCanSwitch(items: readonly ProductItem[], way: PickupMethod, moves: DeliveryMoves): boolean {
  const { locale } = useIntl();
  const { store, pickupItems, canPickUp } = moves;
  const query = stockAtStoresQuery(store && canPickUp ? [store.ID] : [], pickupItems, locale);
  const { data, isError } = useQuery({ ...query, placeholderData: keepPreviousData }, getQueryClient());
  if (!store || !canPickUp) return false;
  if (data) return canPickUpAll(data, store.ID, items, way);
  // A move whose stock is unknown is offered: the move itself fails if the store has too little.
  return isError || pickupItems.length > maxCartAtpLines;
}
