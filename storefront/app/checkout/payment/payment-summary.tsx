import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine, isSameAddress } from '../../address/index.ts';
import { homeShipment } from '../../basket/index.ts';
import { CardSummary } from './card-summary.tsx';
import { savedCard } from './payment-form.ts';

export function PaymentSummary({ basket }: { basket: Basket }) {
  const card = savedCard(basket);
  const billing = basket.billingAddress;
  const isSame = isSameAddress(billing, homeShipment(basket)?.shippingAddress);
  return (
    <>
      <p>
        {card ? (
          <CardSummary instrument={card} />
        ) : (
          <FormattedMessage id="checkout.nothing-to-pay" defaultMessage="There’s nothing to pay." />
        )}
      </p>
      <p className="text-muted">
        {isSame ? (
          <FormattedMessage id="checkout.summary.billing-same" defaultMessage="Billing address same as shipping" />
        ) : billing ? (
          <FormattedMessage id="checkout.billing-same" defaultMessage="Bill to {address}" values={{ address: addressLine(billing) }} />
        ) : null}
      </p>
    </>
  );
}
