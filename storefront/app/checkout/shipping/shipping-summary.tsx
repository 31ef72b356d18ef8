import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../address/index.ts';
import { Carrier, homeShipment, parcelsOf, TimeUnavailable } from '../../basket/index.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { useFormatPrice } from '../../ui/price.tsx';
import { SaveAddressAlert } from './save-address-alert.tsx';
import * as styles from './shipping-summary.module.css';

interface ShippingSummaryProps {
  basket: Basket;
  hasEmail?: boolean;
}

export function ShippingSummary({ basket, hasEmail = true }: ShippingSummaryProps) {
  const formatPrice = useFormatPrice();
  const { days } = useDateFormat();
  const shipment = homeShipment(basket);
  const { shippingAddress, shippingMethod, shippingTotal = 0 } = shipment ?? {};
  return (
    <>
      {hasEmail ? <p>{basket.customerInfo.email}</p> : null}
      {shippingAddress ? (
        <>
          <p>{shippingAddress.fullName}</p>
          <p>{addressLine(shippingAddress)}</p>
        </>
      ) : null}
      {shippingMethod ? (
        <p className="text-muted">
          <FormattedMessage
            id="checkout.summary.method"
            defaultMessage="{method}, {price}"
            values={{
              method: shippingMethod.name,
              price:
                shippingTotal === 0 ? (
                  <FormattedMessage id="checkout.summary.free" defaultMessage="free" />
                ) : (
                  formatPrice(shippingTotal, basket.currency)
                ),
            }}
          />
        </p>
      ) : null}
      {shippingMethod?.c_carrier ? (
        <p className="text-muted">
          <Carrier name={shippingMethod.c_carrier} />
        </p>
      ) : null}
      {parcelsOf(basket.productItems, shippingMethod && shipment).map(({ isBackordered, arrival }) => {
        if (!arrival) return null;
        const { c_arrivesFrom, c_arrivesTo } = arrival;
        const day = c_arrivesTo && <b>{days(c_arrivesFrom, c_arrivesTo)}</b>;
        return (
          <p key={String(isBackordered)} className={styles.arrival}>
            {!day ? (
              <TimeUnavailable />
            ) : isBackordered ? (
              <FormattedMessage id="checkout.arrives.backorder" defaultMessage="On backorder, arrives {day}" values={{ day }} />
            ) : (
              <FormattedMessage id="checkout.arrives" defaultMessage="Arrives {day}" values={{ day }} />
            )}
          </p>
        );
      })}
      <SaveAddressAlert />
    </>
  );
}
