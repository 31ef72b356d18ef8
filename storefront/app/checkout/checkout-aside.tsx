import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { countItems, OrderLine, OrderTotals, PromoCode, useDateFormat } from '../basket/index.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePriceText } from '../ui/price.tsx';
import { homeShipment } from './shipping/shipping-form.ts';

function Count({ basket }: { basket: Basket }) {
  return (
    <FormattedMessage
      id="checkout.items"
      defaultMessage="{count, plural, one {# item} other {# items}}"
      values={{ count: countItems(basket) }}
    />
  );
}

function Lines({ basket }: { basket: Basket }) {
  const { days } = useDateFormat();
  const method = homeShipment(basket)?.shippingMethod;
  return (
    <ul className="rows">
      {basket.productItems.map((item) => (
        <OrderLine key={item.itemId} item={item} currency={basket.currency}>
          {method?.c_arrivesTo ? (
            <span className="good oline-day">
              <FormattedMessage
                id="checkout.arrives"
                defaultMessage="Arrives {day}"
                values={{ day: days(method.c_arrivesFrom, method.c_arrivesTo) }}
              />
            </span>
          ) : null}
        </OrderLine>
      ))}
    </ul>
  );
}

export function CheckoutAside({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  return (
    <aside className="panel stick only-desktop" aria-labelledby="checkout-items">
      <div className="panel-h">
        <h2 className="card-t" id="checkout-items">
          <Count basket={basket} />
        </h2>
        <Link className="link is-text" to="/cart">
          <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
        </Link>
      </div>
      <div className="panel-b">
        <Lines basket={basket} />
        <div className="aside-sums">
          <OrderTotals totals={basket} isEstimate={basket.c_isEstimate} isUpdating={isUpdating} />
        </div>
        <PromoCode basket={basket} />
      </div>
    </aside>
  );
}

/** The same in a disclosure above the steps, for narrow screens. */
export function CheckoutSummaryDisclosure({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  const text = usePriceText();
  return (
    <details className="peek not-desktop">
      <summary>
        <Icon name="cart" />
        <Count basket={basket} />
        <Icon name="down" small />
        <b className="num">{text(basket.orderTotal, basket.currency)}</b>
      </summary>
      <div className="panel-b">
        <Lines basket={basket} />
        <div className="aside-sums">
          <OrderTotals totals={basket} isEstimate={basket.c_isEstimate} isUpdating={isUpdating} />
        </div>
        <PromoCode basket={basket} />
        <Link className="link is-text" to="/cart">
          <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
        </Link>
      </div>
    </details>
  );
}
