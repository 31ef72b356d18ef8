import type { OrderSummary } from '@outfitter/contract/client';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { ActionLink } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { BuyAgainButton, BuyAgainResult } from '../buy-again/buy-again.tsx';
import { planRepeat } from '../buy-again/plan-repeat.ts';
import { useBuyAgain } from '../buy-again/use-buy-again.ts';
import { inCatalogLanguage } from '../catalog-language.ts';
import { OrderArrival } from '../order-arrival.tsx';
import { orderPath } from '../order-path.ts';
import { OrderStatusText } from '../order-status-text.tsx';
import { orderTabMessages, originTab } from '../order-tab.ts';
import { OrderThumbnails } from '../order-thumbnails.tsx';
import type { SoldStyles } from '../use-ordered-products.ts';
import * as styles from './order-entry.module.css';

interface OrderEntryProps {
  order: OrderSummary;
  styles: SoldStyles | undefined;
  detailsRef?: Ref<HTMLAnchorElement> | undefined;
}

export function OrderEntry({ order: savedOrder, styles: soldStyles, detailsRef }: OrderEntryProps) {
  const intl = useIntl();
  const { dayAndYearOf } = useDateFormat();
  const order = inCatalogLanguage(savedOrder, soldStyles);
  const buyAgain = useBuyAgain(order);
  const tab = originTab(order.c_salesOrigin);
  const isAnySold = !soldStyles || planRepeat(order.productItems, soldStyles).items.length > 0;
  return (
    <li className={styles.entry}>
      <OrderThumbnails items={order.productItems} />
      <div className={styles.text}>
        <p>
          <b>{dayAndYearOf(order.creationDate)}</b> <span className="text-muted tabular-figures">{order.orderNo}</span>
        </p>
        <p className="text-muted">
          {tab ? `${intl.formatMessage(orderTabMessages[tab])} · ` : null}
          <OrderStatusText order={order} />
        </p>
        <div className="text-success">
          <OrderArrival order={order} otherwise={null} />
        </div>
        <div className={styles.actions}>
          <ActionLink to={orderPath(order.orderNo)} underlined ref={detailsRef}>
            <FormattedMessage
              id="account.orders.details"
              defaultMessage="Details<hidden> of order {orderNo}</hidden>"
              values={{
                orderNo: order.orderNo,
                hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
              }}
            />
          </ActionLink>
          {isAnySold ? (
            <BuyAgainButton buyAgain={buyAgain} orderNo={order.orderNo} />
          ) : (
            <span className={`text-muted ${styles.unavailable}`}>
              <FormattedMessage id="account.orders.nothing-sold" defaultMessage="Nothing in it is available now." />
            </span>
          )}
        </div>
      </div>
      <b className={styles.total}>
        <Price amount={order.orderTotal} currency={order.currency} />
      </b>
      <div className={styles.result}>
        <BuyAgainResult buyAgain={buyAgain} />
      </div>
    </li>
  );
}
