import type { Order, OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../../address/index.ts';
import { productPath, ShipmentItems } from '../../../basket/index.ts';
import { PickupSection } from '../../../tracking/index.ts';
import { ActionLink } from '../../../ui/button.tsx';
import { availableUnits, type OrderedItem } from '../buy-again/plan-repeat.ts';
import type { SoldStyles } from '../use-ordered-products.ts';
import { isBoughtInStore } from './bought-in-store.ts';
import * as styles from './order-detail.module.css';

interface OrderShipmentProps {
  order: Order | OrderSummary;
  shipment: Order['shipments'][number];
  soldStyles: SoldStyles | undefined;
}

export function OrderShipment({ order, shipment, soldStyles }: OrderShipmentProps) {
  const { shippingAddress, c_isBOPIS } = shipment;
  const items = order.productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId);
  if (items.length === 0) return null;
  const lineStatus = (item: OrderedItem) => (soldStyles ? <ItemStatus item={item} soldStyles={soldStyles} /> : null);
  if (c_isBOPIS && !isBoughtInStore(shipment)) {
    return (
      <section>
        <PickupSection shipment={shipment} items={items} currency={order.currency} level={3} lineStatus={lineStatus} />
      </section>
    );
  }
  return (
    <section>
      <ShipmentItems
        items={items}
        shipment={shipment}
        currency={order.currency}
        level={3}
        {...(isBoughtInStore(shipment) ? { icon: 'store' } : {})}
        heading={
          shippingAddress ? (
            <FormattedMessage
              id="checkout.review.ship-to"
              defaultMessage="Ship to {street}"
              values={{ street: shippingAddress.address1 ?? '' }}
            />
          ) : isBoughtInStore(shipment) ? (
            <FormattedMessage id="account.orders.at-store" defaultMessage="In a store" />
          ) : (
            <FormattedMessage id="tracking.by-mail" defaultMessage="By email" />
          )
        }
        details={
          shippingAddress ? (
            <address className={styles.address}>
              {shippingAddress.fullName}
              <br />
              {addressLine(shippingAddress)}
            </address>
          ) : null
        }
        lineStatus={lineStatus}
      />
    </section>
  );
}

function ItemStatus({ item, soldStyles }: { item: OrderedItem; soldStyles: SoldStyles }) {
  const available = availableUnits(item, soldStyles);
  if (available === undefined) {
    return (
      <span className="text-muted" data-screen-only="">
        <FormattedMessage id="account.orders.item-gone" defaultMessage="We no longer sell this one." />
      </span>
    );
  }
  return (
    <span data-screen-only="">
      {available === 0 ? (
        <>
          <FormattedMessage id="account.orders.item-sold-out" defaultMessage="Sold out online." />{' '}
        </>
      ) : null}
      <ActionLink to={productPath(item)} underlined>
        <FormattedMessage
          id="account.orders.view-product"
          defaultMessage="View the product<hidden>: {name}</hidden>"
          values={{ name: item.productName, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> }}
        />
      </ActionLink>
    </span>
  );
}
