import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { OrderLine, ShipmentHeading } from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { homeShipment } from '../shipping/shipping-form.ts';

export function ReviewStep({ basket }: { basket: Basket }) {
  const { shippingAddress, shippingMethod } = homeShipment(basket) ?? {};
  return (
    <div>
      <ShipmentHeading level={3} method={shippingMethod}>
        {shippingAddress?.address1 ? (
          <FormattedMessage id="checkout.review.ship-to" defaultMessage="Ship to {street}" values={{ street: shippingAddress.address1 }} />
        ) : (
          <FormattedMessage id="checkout.review.order" defaultMessage="Your order" />
        )}
      </ShipmentHeading>
      <ul className={layoutStyles.dividedList}>
        {basket.productItems.map((item) => (
          <OrderLine key={item.itemId} item={item} currency={basket.currency} />
        ))}
      </ul>
      <ActionLink underlined to="/cart">
        <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
      </ActionLink>
    </div>
  );
}
