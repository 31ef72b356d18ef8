import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../address/index.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { useDateFormat } from '../platform/locale/use-date-format.ts';
import { fullNameOf } from '../platform/shop/full-name.ts';
import { storePath } from '../stores/index.ts';
import { useFormatPrice } from '../ui/price.tsx';
import { LatePickupText, useIsLatePickup } from './late-pickup.tsx';
import { MissingItems } from './missing-items.tsx';
import * as styles from './pickup-details.module.css';

export type OrderShipment = Order['shipments'][number];

export interface PickupOfOrder
  extends Pick<
    OrderShipment,
    | 'c_pickupState'
    | 'c_readyBy'
    | 'c_promiseDate'
    | 'c_pickupCode'
    | 'c_pickupStoreID'
    | 'c_pickupStoreTimeZone'
    | 'c_collectUntil'
    | 'c_collectedAt'
    | 'c_missingItems'
    | 'c_refundedTotal'
    | 'shippingAddress'
    | 'c_pickupFirstName'
    | 'c_pickupLastName'
    | 'c_pickupFirstNameAlternate'
    | 'c_pickupLastNameAlternate'
  > {}

interface PickupDetailsProps {
  shipment: PickupOfOrder;
  order: { currency: string; productItems: readonly { itemId: string; productName: string }[] };
}

export function PickupDetails({ shipment, order }: PickupDetailsProps) {
  const { shippingAddress, c_pickupState = 'preparing', c_pickupCode, c_pickupStoreID } = shipment;
  const isOpen = c_pickupState === 'preparing' || c_pickupState === 'in_transfer' || c_pickupState === 'ready';
  return (
    <div className={styles.details}>
      <p>
        <PickupStateText shipment={shipment} currency={order.currency} />
      </p>
      {c_pickupCode ? (
        <p>
          <FormattedMessage
            id="tracking.pickup.code"
            defaultMessage="Pickup code {code}"
            values={{ code: <b className={styles.code}>{c_pickupCode}</b> }}
          />
        </p>
      ) : null}
      {shippingAddress ? <address className={styles.address}>{addressLine(shippingAddress)}</address> : null}
      {isOpen ? (
        <>
          {c_pickupStoreID ? (
            <p>
              <Link to={storePath({ ID: c_pickupStoreID })}>
                <FormattedMessage id="tracking.pickup.store" defaultMessage="Hours, phone and directions" />
              </Link>
            </p>
          ) : null}
          <PickupPersons shipment={shipment} />
          <p>
            <FormattedMessage
              id="tracking.pickup.bring"
              defaultMessage="{hasCode, select, true {Show this code at the store, or an ID with your name.} other {Bring the pickup code from our email, or an ID with your name.}}"
              values={{ hasCode: String(c_pickupCode !== undefined) }}
            />
          </p>
        </>
      ) : null}
      <MissingItems items={shipment.c_missingItems ?? []} names={order.productItems} />
    </div>
  );
}

function PickupStateText({ shipment, currency }: { shipment: PickupOfOrder; currency: string }) {
  const { dayOf } = useDateFormat();
  const formatPrice = useFormatPrice();
  const isLate = useIsLatePickup(shipment);
  const { c_collectUntil, c_collectedAt, c_refundedTotal, c_pickupStoreTimeZone } = shipment;
  if (isLate) return <LatePickupText />;
  switch (shipment.c_pickupState) {
    case 'in_transfer':
      return (
        <FormattedMessage
          id="tracking.pickup.in-transfer"
          defaultMessage="We send it to the store and email you when you can pick it up."
        />
      );
    case 'ready':
      return c_collectUntil ? (
        <FormattedMessage
          id="tracking.pickup.ready-until"
          defaultMessage="<b>Ready for pickup.</b> We hold it until {day}."
          values={{ day: dayOf(c_collectUntil, c_pickupStoreTimeZone), b: (chunks) => <b>{chunks}</b> }}
        />
      ) : (
        <b>
          <FormattedMessage id="tracking.stage.ready" defaultMessage="Ready for pickup" />
        </b>
      );
    case 'collected':
      return c_collectedAt ? (
        <FormattedMessage
          id="tracking.pickup.collected"
          defaultMessage="Picked up {day}"
          values={{ day: dayOf(c_collectedAt, c_pickupStoreTimeZone) }}
        />
      ) : (
        <FormattedMessage id="tracking.stage.picked-up" defaultMessage="Picked up" />
      );
    case 'expired':
    case 'closed':
      return (
        <FormattedMessage
          id="tracking.pickup.ended"
          defaultMessage="{isExpired, select, true {Not picked up in time.} other {Nothing is left to pick up.}}{hasRefund, select, true { We refunded {amount}.} other {}}"
          values={{
            isExpired: String(shipment.c_pickupState === 'expired'),
            hasRefund: String(Boolean(c_refundedTotal)),
            amount: c_refundedTotal === undefined ? '' : formatPrice(c_refundedTotal, currency),
          }}
        />
      );
    default:
      return <FormattedMessage id="tracking.pickup.preparing" defaultMessage="We email you when you can pick it up." />;
  }
}

function PickupPersons({ shipment }: { shipment: PickupOfOrder }) {
  const name = fullNameOf({ firstName: shipment.c_pickupFirstName, lastName: shipment.c_pickupLastName });
  const alternate = fullNameOf({ firstName: shipment.c_pickupFirstNameAlternate, lastName: shipment.c_pickupLastNameAlternate });
  if (!name) return null;
  return (
    <p className="text-muted">
      <FormattedMessage
        id="tracking.pickup.collectors"
        defaultMessage="{hasAlternate, select, true {For {name} or {alternate}} other {For {name}}}"
        values={{ name, alternate, hasAlternate: String(alternate !== '') }}
      />
    </p>
  );
}
