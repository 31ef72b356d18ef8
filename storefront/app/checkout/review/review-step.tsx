import type { Basket, ProductItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import {
  BasketErrorMessage,
  deliveryGroups,
  isPickup,
  LineQuantity,
  PickupItems,
  ShipmentItems,
  setQuantity,
  useBasketMutation,
} from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as styles from './review-step.module.css';

/** Shows the order before it is placed. Quantities change in place; the rest of a line changes in the cart. */
export function ReviewStep({ basket }: { basket: Basket }) {
  const update = useBasketMutation();
  const quantityControlOf = (item: ProductItem) => (
    <LineQuantity
      className={styles.quantity}
      item={item}
      onQuantityChange={(quantity) => update.mutate(setQuantity(item.itemId, quantity))}
    />
  );
  return (
    <div>
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
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
      <ActionLink underlined to="/cart">
        <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
      </ActionLink>
    </div>
  );
}

function HomeHeading({ street }: { street: string | undefined }) {
  return street ? (
    <FormattedMessage id="checkout.review.ship-to" defaultMessage="Ship to {street}" values={{ street }} />
  ) : (
    <FormattedMessage id="checkout.review.order" defaultMessage="Your order" />
  );
}
