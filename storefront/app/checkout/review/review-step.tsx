import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ShipmentItems } from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { homeShipment } from '../shipping/shipping-form.ts';

export function ReviewStep({ basket }: { basket: Basket }) {
  const shipment = homeShipment(basket);
  const street = shipment?.shippingAddress?.address1;
  return (
    <div>
      <ShipmentItems
        items={basket.productItems}
        shipment={shipment}
        currency={basket.currency}
        level={3}
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
