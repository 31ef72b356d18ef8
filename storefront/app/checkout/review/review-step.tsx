import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { OrderLine, useDateFormat } from '../../basket/index.ts';
import * as cartLineStyles from '../../basket/lines/cart-line.module.css';
import { Link } from '../../platform/locale/navigation.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { homeShipment } from '../shipping/shipping-form.ts';

export function ReviewStep({ basket }: { basket: Basket }) {
  const { days } = useDateFormat();
  const { shippingAddress, shippingMethod } = homeShipment(basket) ?? {};
  return (
    <div>
      <div className={cartLineStyles.shipH}>
        <Icon name="truck" />
        <h3 className={cartLineStyles.shipTitle}>
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
        {shippingMethod?.c_arrivesTo ? (
          <b className="text-success">{days(shippingMethod.c_arrivesFrom, shippingMethod.c_arrivesTo)}</b>
        ) : null}
      </div>
      <ul className={layoutStyles.dividedList}>
        {basket.productItems.map((item) => (
          <OrderLine key={item.itemId} item={item} currency={basket.currency} />
        ))}
      </ul>
      <Link className={`${buttonStyles.actionLink} ${buttonStyles.underlined}`} to="/cart">
        <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
      </Link>
    </div>
  );
}
