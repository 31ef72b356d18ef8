import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../basket/index.ts';
import { useFormatPrice } from '../../ui/price.tsx';
import { addressLine } from '../address/address.ts';
import { homeShipment } from './shipping-form.ts';
import * as styles from './shipping-summary.module.css';

export function ShippingSummary({ basket }: { basket: Basket }) {
  const formatPrice = useFormatPrice();
  const { days } = useDateFormat();
  const { shippingAddress, shippingMethod, shippingTotal = 0 } = homeShipment(basket) ?? {};
  const day = shippingMethod?.c_arrivesTo && days(shippingMethod.c_arrivesFrom, shippingMethod.c_arrivesTo);
  return (
    <>
      <p>{basket.customerInfo.email}</p>
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
      {day ? (
        <p className={styles.arrival}>
          <FormattedMessage id="checkout.arrives" defaultMessage="Arrives {day}" values={{ day: <b>{day}</b> }} />
        </p>
      ) : null}
    </>
  );
}
