import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePriceText } from '../../ui/price.tsx';
import { isOrderable } from '../lines/line-notice.ts';
import { OrderTotals } from './order-totals.tsx';
import { PromoCode } from './promo-code.tsx';

const loadEstimate = () => import('./shipping-estimate.tsx');

export function CartSummary({ basket, isUpdating }: { basket: Basket; isUpdating: boolean }) {
  const text = usePriceText();
  const [isAsking, setAsking] = useState(false);
  const { Component: ShippingEstimate, isLoading, load: loadForm } = useLazyComponent(loadEstimate, 'interaction');
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) changeButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const address = basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId)?.shippingAddress;
  const canOrder = isOrderable(basket);
  const words = (
    <FormattedMessage
      id="basket.check-out.sum"
      defaultMessage="Check out, {total}"
      values={{ total: text(basket.orderTotal, basket.currency) }}
    />
  );
  return (
    <aside className="panel stick" aria-labelledby="cart-summary">
      <div className="panel-h">
        <h2 className="card-t" id="cart-summary">
          <FormattedMessage id="basket.summary" defaultMessage="What it comes to" />
        </h2>
      </div>
      <div className="panel-b summary-body">
        <OrderTotals
          totals={basket}
          isEstimate={basket.c_isEstimate}
          isUpdating={isUpdating}
          shippingLabel={
            address?.postalCode ? (
              <FormattedMessage id="basket.shipping.to" defaultMessage="Shipping to {place}" values={{ place: address.postalCode }} />
            ) : undefined
          }
        />
        {isAsking && ShippingEstimate ? (
          <ShippingEstimate basket={basket} onDone={() => setAsking(false)} />
        ) : (
          <TextButton
            ref={changeButton}
            aria-busy={isLoading || undefined}
            onClick={() => {
              setAsking(true);
              loadForm();
            }}
          >
            {address?.postalCode ? (
              <FormattedMessage id="basket.estimate.change" defaultMessage="Ship it somewhere else" />
            ) : (
              <FormattedMessage id="basket.estimate.add" defaultMessage="Add a ZIP for exact shipping and tax" />
            )}
          </TextButton>
        )}
        {canOrder ? null : (
          <Alert
            kind="bad"
            title={<FormattedMessage id="basket.not-orderable" defaultMessage="One thing first: something in the cart has sold out." />}
          />
        )}
        {canOrder ? (
          <ButtonLink to="/checkout" prefetch="intent" wide>
            {words}
          </ButtonLink>
        ) : (
          <Button wide disabled>
            {words}
          </Button>
        )}
        <PromoCode basket={basket} />
      </div>
      <div className="panel-b summary-foot">
        <p>
          <Icon name="returns" small />
          <span>
            <FormattedMessage
              id="basket.returns"
              defaultMessage="Changed your mind? <returns>Returns and exchanges</returns> are on us, under the <guarantee>guarantee</guarantee>."
              values={{
                returns: (words) => <Link to="/content/returns">{words}</Link>,
                guarantee: (words) => <Link to="/content/no-bull-guarantee">{words}</Link>,
              }}
            />
          </span>
        </p>
        <p>
          <Icon name="phone" small />
          <span>
            <FormattedMessage
              id="basket.questions"
              defaultMessage="Questions? <service>A person answers</service>."
              values={{ service: (words) => <Link to="/customer-service">{words}</Link> }}
            />
          </span>
        </p>
      </div>
    </aside>
  );
}
