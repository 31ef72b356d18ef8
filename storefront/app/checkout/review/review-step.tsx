import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { OrderLine, useDateFormat } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { homeShipment } from '../shipping/shipping-form.ts';

export function ReviewStep({ basket }: { basket: Basket }) {
  const { days } = useDateFormat();
  const { shippingAddress, shippingMethod } = homeShipment(basket) ?? {};
  return (
    <div>
      <div className="ship-h">
        <Icon name="truck" />
        <h3 className="ship-title">
          {shippingAddress?.address1 ? (
            <FormattedMessage
              id="checkout.review.ship-to"
              defaultMessage="Ship to {street}"
              values={{ street: shippingAddress.address1 }}
            />
          ) : (
            <FormattedMessage id="checkout.review.order" defaultMessage="Your order" />
          )}
        </h3>
        {shippingMethod?.c_arrivesTo ? <b className="good">{days(shippingMethod.c_arrivesFrom, shippingMethod.c_arrivesTo)}</b> : null}
      </div>
      <ul className="rows">
        {basket.productItems.map((item) => (
          <OrderLine key={item.itemId} item={item} currency={basket.currency} />
        ))}
      </ul>
      <Link className="link is-text" to="/cart">
        <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
      </Link>
    </div>
  );
}
