import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage, findPickupStoreError, isOrderable, OrderTotals, ReturnPromise, SummaryPanel } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import type { OrderPlacement, PlaceOrderError } from '../place-order/use-place-order.ts';
import { ChangedTotal } from './changed-total.tsx';

export function PlaceOrderPanel({ basket, placing }: { basket: Basket; placing: OrderPlacement }) {
  const formatPrice = useFormatPrice();
  const total = formatPrice(basket.orderTotal, basket.currency);
  const isBusy = placing.status !== 'idle';
  return (
    <SummaryPanel headingId="place-order">
      <OrderTotals totals={basket} />
      {placing.error ? <PlaceOrderErrorAlert error={placing.error} currency={basket.currency} /> : null}
      <Button
        wide
        busy={isBusy}
        disabled={!isOrderable(basket) || findPickupStoreError(basket) !== undefined}
        onClick={() => placing.place(basket)}
      >
        {placing.status === 'retrying' ? (
          <FormattedMessage id="checkout.still-trying" defaultMessage="Still working on it" />
        ) : isBusy ? (
          <FormattedMessage id="checkout.placing" defaultMessage="Placing the order" />
        ) : (
          <FormattedMessage id="checkout.place" defaultMessage="Place order, {total}" values={{ total }} />
        )}
      </Button>
      <p role="status" className="text-small text-muted">
        {placing.status === 'retrying' ? (
          <FormattedMessage
            id="checkout.still-trying.text"
            defaultMessage="This takes longer than usual, so we keep trying. You will get one order only."
          />
        ) : null}
      </p>
      <p className="text-small text-muted">
        <FormattedMessage
          id="checkout.charged"
          defaultMessage="Your card is not charged until your items ship{hasPickup, select, true { or are ready for you} other {}}."
          values={{ hasPickup: String(basket.shipments.some(({ c_isBOPIS }) => c_isBOPIS)) }}
        />
      </p>
      <p className="text-small text-muted">
        <FormattedMessage
          id="checkout.terms"
          defaultMessage="By placing your order, you agree to the <terms>terms</terms>."
          values={{ terms: (chunks) => <Link to="/content/terms-and-conditions">{chunks}</Link> }}
        />{' '}
        <ReturnPromise />{' '}
        <Link to="/content/returns">
          <FormattedMessage id="checkout.returns" defaultMessage="Returns & Exchanges" />
        </Link>
      </p>
    </SummaryPanel>
  );
}

function PlaceOrderErrorAlert({ error, currency }: { error: PlaceOrderError; currency: string }) {
  switch (error.kind) {
    case 'changed':
      return <ChangedTotal error={error} currency={currency} />;
    case 'sold-out':
      return (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="checkout.sold-out" defaultMessage="Not ordered: an item just sold out." />}
        >
          <FormattedMessage
            id="checkout.sold-out.text"
            defaultMessage="You have not been charged. Change or remove the item, then place the order again."
          />
        </Alert>
      );
    case 'not-ready':
      return (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="checkout.not-ready" defaultMessage="Not ordered yet: something is missing." />}
        >
          <FormattedMessage
            id="checkout.not-ready.text"
            defaultMessage="You have not been charged. Please check what is marked above, then place the order again."
          />
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="checkout.unknown" defaultMessage="We don’t know yet whether your order went through." />}
        >
          <FormattedMessage
            id="checkout.unknown.text"
            defaultMessage="Try again: you will not get a second order. If it went through, the receipt is in your email. If neither works, <contact>contact us</contact>."
            values={{ contact: (chunks) => <Link to="/customer-service#contact">{chunks}</Link> }}
          />
        </Alert>
      );
    case 'failed':
      return (
        <Alert kind="error" role="alert" title={<FormattedMessage id="checkout.failed" defaultMessage="The order was not placed." />}>
          <BasketErrorMessage error={error.error} />
        </Alert>
      );
  }
}
