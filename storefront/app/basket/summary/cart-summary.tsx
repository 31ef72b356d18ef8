import { type Basket, defaultCountryOf } from '@outfitter/contract/client';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import { hasParcel } from '../delivery/delivery-method.ts';
import { findPickupStoreError } from '../delivery/find-pickup-store-error.ts';
import { homeShipment } from '../delivery/home-shipment.ts';
import { useStoredDestination } from '../destination/use-stored-destination.ts';
import { unorderableReason } from '../lines/line-notice.ts';
import { ReturnPromise } from '../promises/return-promise.tsx';
import * as styles from './cart-summary.module.css';
import { isTaxKnown } from './known-totals.ts';
import { OrderTotals } from './order-totals.tsx';
import { PromoCode } from './promo-code.tsx';
import { ShareCart } from './share-cart.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const loadEstimate = () => import('./shipping-estimate.tsx');

export function CartSummary({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  useStoredDestination(basket);
  const formatPrice = useFormatPrice();
  const [isEditing, setEditing] = useState(false);
  const { Component: ShippingEstimate, isLoading, load: loadForm } = useLazyComponent(loadEstimate, 'interaction');
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) changeButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const address = homeShipment(basket)?.shippingAddress;
  const country = address?.countryCode?.toUpperCase() ?? defaultCountryOf(basket.currency);
  const reason = unorderableReason(basket);
  const canOrder = !reason && !findPickupStoreError(basket);
  const hasTotal = isTaxKnown(basket);
  const label = hasTotal ? (
    <FormattedMessage
      id="basket.check-out.total"
      defaultMessage="Check out, {total}"
      values={{ total: formatPrice(basket.orderTotal, basket.currency) }}
    />
  ) : (
    <FormattedMessage id="basket.check-out" defaultMessage="Check out" />
  );
  return (
    <SummaryPanel headingId="cart-summary" footer={<CustomerService basket={basket} />}>
      <OrderTotals
        totals={basket}
        isEstimate={basket.c_isEstimate}
        isTaxKnown={hasTotal}
        isUpdating={isUpdating}
        shippingLabel={
          address?.postalCode ? (
            <FormattedMessage
              id="basket.shipping.to"
              defaultMessage="Shipping to {postalCode}"
              values={{ postalCode: address.postalCode }}
            />
          ) : undefined
        }
      />
      {!hasParcel(basket) ? null : isEditing && ShippingEstimate ? (
        <ShippingEstimate basket={basket} onDone={() => setEditing(false)} />
      ) : (
        <TextButton
          ref={changeButton}
          className={styles.changeDestination}
          aria-busy={isLoading || undefined}
          onClick={() => {
            setEditing(true);
            loadForm();
          }}
        >
          {address?.postalCode ? (
            <FormattedMessage
              id="basket.estimate.change"
              defaultMessage="Change the {country, select, CA {postal code} other {ZIP code}} or country"
              values={{ country }}
            />
          ) : (
            <FormattedMessage
              id="basket.estimate.add"
              defaultMessage="Add a {country, select, CA {postal code} other {ZIP code}} for exact shipping and tax"
              values={{ country }}
            />
          )}
        </TextButton>
      )}
      {reason ? (
        <Alert
          kind="error"
          title={
            <FormattedMessage
              id="basket.not-orderable"
              defaultMessage="{reason, select, short {There are fewer of an item left than you chose. Change its quantity to check out.} notAtStore {The store can’t get an item ready anymore. Ship or remove it to check out.} other {An item in your cart has sold out. Change or remove it to check out.}}"
              values={{ reason }}
            />
          }
        />
      ) : null}
      {canOrder ? (
        <ButtonLink to="/checkout" prefetch="intent" wide>
          {label}
        </ButtonLink>
      ) : (
        <Button wide disabled>
          {label}
        </Button>
      )}
      <PromoCode basket={basket} />
    </SummaryPanel>
  );
}

function CustomerService({ basket }: { basket: Basket }) {
  return (
    <>
      <p className={styles.service}>
        <Icon name="returns" small />
        <span>
          <FormattedMessage
            id="basket.returns"
            defaultMessage="Changed your mind? <returns>Send it back</returns> any time, under the <guarantee>guarantee</guarantee>."
            values={{
              returns: (chunks) => <Link to="/content/returns">{chunks}</Link>,
              guarantee: (chunks) => <Link to="/content/no-bull-guarantee">{chunks}</Link>,
            }}
          />{' '}
          <ReturnPromise />
        </span>
      </p>
      <p className={styles.service}>
        <Icon name="phone" small />
        <span>
          <FormattedMessage
            id="basket.questions"
            defaultMessage="Questions? <service>A person answers</service>."
            values={{ service: (chunks) => <Link to="/customer-service">{chunks}</Link> }}
          />
        </span>
      </p>
      <p className={classNames(styles.service, styles.share)} data-screen-only="">
        <Icon name="cart" small />
        <ShareCart basket={basket} />
      </p>
    </>
  );
}
