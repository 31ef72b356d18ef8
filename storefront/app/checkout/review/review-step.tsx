import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage, LineQuantity, ShipmentItems, setQuantity, useBasketMutation } from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { homeShipment } from '../shipping/shipping-form.ts';

/** Quantities change in place; the rest of a line changes in the cart. */
export function ReviewStep({ basket }: { basket: Basket }) {
  const shipment = homeShipment(basket);
  const update = useBasketMutation();
  const street = shipment?.shippingAddress?.address1;
  return (
    <div>
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      <ShipmentItems
        items={basket.productItems}
        shipment={shipment}
        currency={basket.currency}
        level={3}
        quantityControlOf={(item) => (
          <LineQuantity item={item} onQuantityChange={(quantity) => update.mutate(setQuantity(item.itemId, quantity))} />
        )}
        heading={
          street ? (
            <FormattedMessage id="checkout.review.ship-to" defaultMessage="Ship to {street}" values={{ street }} />
          ) : (
            <FormattedMessage id="checkout.review.order" defaultMessage="Your order" />
          )
        }
      />
      <ActionLink underlined to="/cart">
        <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
      </ActionLink>
    </div>
  );
}
