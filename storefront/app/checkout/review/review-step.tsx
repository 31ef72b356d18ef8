import type { Basket, ProductItem } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  BasketErrorMessage,
  deliveryGroups,
  isPickup,
  LineQuantity,
  PickupItems,
  type RemovedItem,
  RemoveLineButton,
  removeItem,
  ShipmentItems,
  setQuantity,
  UndoRemovals,
  useBasketMutation,
  useBasketTabState,
} from '../../basket/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import { useFormatPrice } from '../../ui/price.tsx';
import * as styles from './review-step.module.css';

/** Shows the order before it is placed. Lines are removed, and their quantities change, without leaving the checkout. */
export function ReviewStep({ basket }: { basket: Basket }) {
  const update = useBasketMutation();
  const formatPrice = useFormatPrice();
  const removedHere = useRemovedHere();
  const removals = useFocusTarget(removedHere.length);
  const quantityControlOf = (item: ProductItem) => (
    <span className={styles.controls}>
      <LineQuantity
        className={styles.quantity}
        item={item}
        onQuantityChange={(quantity) => update.mutate(setQuantity(item.itemId, quantity))}
      />
      {item.quantity > 1 ? (
        <span className="text-muted">
          <FormattedMessage
            id="checkout.review.each"
            defaultMessage="{price} each"
            values={{ price: formatPrice(item.basePrice, basket.currency) }}
          />
        </span>
      ) : null}
      <RemoveLineButton item={item} onRemove={() => update.mutate(removeItem(item.itemId))} />
    </span>
  );
  return (
    <div>
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      <div ref={removals} tabIndex={-1}>
        <UndoRemovals removedItems={removedHere} />
      </div>
      <div className={styles.groups}>
        {deliveryGroups(basket.productItems, basket.shipments).map(({ type, shipment, items }) => {
          const list = { items, currency: basket.currency, level: 3, quantityControlOf } as const;
          return isPickup(type) ? (
            <PickupItems key={type} {...list} type={type} shipment={shipment} />
          ) : (
            <ShipmentItems
              key={type}
              {...list}
              shipment={shipment}
              isPromised
              heading={<HomeHeading street={shipment?.shippingAddress?.address1} />}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns the lines that were removed since the step is shown, not those that were removed in the cart before. */
function useRemovedHere(): RemovedItem[] {
  const { removedItems } = useBasketTabState();
  const [before] = useState(() => new Set(removedItems.map(({ item }) => item.itemId)));
  return removedItems.filter(({ item }) => !before.has(item.itemId));
}

function HomeHeading({ street }: { street: string | undefined }) {
  return street ? (
    <FormattedMessage id="checkout.review.ship-to" defaultMessage="Ship to {street}" values={{ street }} />
  ) : (
    <FormattedMessage id="checkout.review.order" defaultMessage="Your order" />
  );
}
