import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { arrivalOf, countItems, isTaxKnown, OrderLine, OrderTotals, PromoCode, useDateFormat } from '../basket/index.ts';
import { ActionLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as panelStyles from '../ui/panel.module.css';
import { useFormatPrice } from '../ui/price.tsx';
import * as styles from './checkout-aside.module.css';
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
  const shipment = homeShipment(basket);
  const arrivalDays = (itemId: string) => {
    const arrival = arrivalOf(itemId, shipment);
    return arrival?.c_arrivesTo && days(arrival.c_arrivesFrom, arrival.c_arrivesTo);
  };
  return (
    <ul className={layoutStyles.dividedList}>
      {basket.productItems.map((item) => (
        <OrderLine
          key={item.itemId}
          item={item}
          currency={basket.currency}
          status={
            arrivalDays(item.itemId) ? (
              <span className="text-success">
                <FormattedMessage id="checkout.arrives" defaultMessage="Arrives {day}" values={{ day: arrivalDays(item.itemId) }} />
              </span>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

export function CheckoutAside({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  return (
    <aside className={`${panelStyles.panel} ${layoutStyles.stickyAside} ${layoutStyles.desktopOnly}`} aria-labelledby="checkout-items">
      <div className={panelStyles.header}>
        <h2 className="text-card" id="checkout-items">
          <Count basket={basket} />
        </h2>
        <ActionLink underlined to="/cart">
          <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
        </ActionLink>
      </div>
      <div className={panelStyles.body}>
        <Lines basket={basket} />
        <div className={styles.totals}>
          <OrderTotals totals={basket} isEstimate={basket.c_isEstimate} isTaxKnown={isTaxKnown(basket)} isUpdating={isUpdating} />
        </div>
        <PromoCode basket={basket} />
      </div>
    </aside>
  );
}

/** The order summary in a disclosure above the steps, for narrow screens. */
export function CheckoutSummaryDisclosure({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  const formatPrice = useFormatPrice();
  return (
    <details className={`${styles.disclosure} ${layoutStyles.hideOnDesktop}`}>
      <summary>
        <Icon name="cart" />
        <Count basket={basket} />
        <Icon name="down" small />
        <b className="tabular-figures">
          {isTaxKnown(basket) ? (
            formatPrice(basket.orderTotal, basket.currency)
          ) : (
            <FormattedMessage
              id="checkout.before-tax"
              defaultMessage="{amount} before tax"
              values={{ amount: formatPrice(basket.orderTotal, basket.currency) }}
            />
          )}
        </b>
      </summary>
      <div className={panelStyles.body}>
        <Lines basket={basket} />
        <div className={styles.totals}>
          <OrderTotals totals={basket} isEstimate={basket.c_isEstimate} isTaxKnown={isTaxKnown(basket)} isUpdating={isUpdating} />
        </div>
        <PromoCode basket={basket} />
        <ActionLink underlined to="/cart">
          <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
        </ActionLink>
      </div>
    </details>
  );
}
