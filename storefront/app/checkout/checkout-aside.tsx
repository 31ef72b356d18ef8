import type { Basket, ProductItem } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  arrivalOf,
  countItems,
  isTaxKnown,
  OrderLine,
  OrderTotals,
  PickupReady,
  PromoCode,
  TimeUnavailable,
  totalBeforeTax,
} from '../basket/index.ts';
import { useDateFormat } from '../platform/locale/use-date-format.ts';
import { ActionLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as panelStyles from '../ui/panel.module.css';
import { useFormatPrice } from '../ui/price.tsx';
import * as styles from './checkout-aside.module.css';

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
  const arrivalOfLine = useLineArrival(basket);
  return (
    <ul className={layoutStyles.dividedList}>
      {basket.productItems.map((item) => {
        const arrival = arrivalOfLine(item);
        return (
          <OrderLine
            key={item.itemId}
            item={item}
            currency={basket.currency}
            status={arrival ? <span className="text-success">{arrival}</span> : null}
          />
        );
      })}
    </ul>
  );
}

function useLineArrival({ shipments }: Basket): (item: ProductItem) => ReactNode {
  const { days } = useDateFormat();
  return ({ itemId, shipmentId }) => {
    const shipment = shipments.find((each) => each.shipmentId === shipmentId);
    if (shipment?.c_isBOPIS) return <PickupReady shipment={shipment} />;
    const arrival = arrivalOf(itemId, shipment);
    if (!arrival) return null;
    if (!arrival.c_arrivesTo) return <TimeUnavailable />;
    const day = days(arrival.c_arrivesFrom, arrival.c_arrivesTo);
    return <FormattedMessage id="checkout.arrives" defaultMessage="Arrives {day}" values={{ day }} />;
  };
}

interface SummaryProps {
  basket: Basket;
  isUpdating: boolean;
}

function Summary({ basket, isUpdating }: SummaryProps) {
  return (
    <>
      <Lines basket={basket} />
      <div className={styles.totals}>
        <OrderTotals totals={basket} isEstimate={basket.c_isEstimate} isTaxKnown={isTaxKnown(basket)} isUpdating={isUpdating} />
      </div>
      <PromoCode basket={basket} />
    </>
  );
}

export function CheckoutAside({ basket, isUpdating }: SummaryProps) {
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
        <Summary basket={basket} isUpdating={isUpdating} />
      </div>
    </aside>
  );
}

export function CheckoutSummaryDisclosure({ basket, isUpdating }: SummaryProps) {
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
              values={{ amount: formatPrice(totalBeforeTax(basket), basket.currency) }}
            />
          )}
        </b>
      </summary>
      <div className={panelStyles.body}>
        <Summary basket={basket} isUpdating={isUpdating} />
        <ActionLink underlined to="/cart">
          <FormattedMessage id="checkout.edit-cart" defaultMessage="Edit cart" />
        </ActionLink>
      </div>
    </details>
  );
}
