import type { CustomerPaymentInstrument } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { isExpired, monthsUntilExpiry } from '../../checkout/index.ts';
import { Tag } from '../../ui/tag.tsx';

/** A card that expires in this month or the next two is marked. */
const monthsOfNotice = 2;

export function CardExpiryTag({ paymentCard }: Pick<CustomerPaymentInstrument, 'paymentCard'>) {
  const today = new Date();
  if (isExpired(paymentCard, today)) {
    return (
      <Tag kind="sale">
        <FormattedMessage id="account.payments.expired" defaultMessage="Expired" />
      </Tag>
    );
  }
  if (monthsUntilExpiry(paymentCard, today) > monthsOfNotice) return null;
  return (
    <Tag>
      <FormattedMessage id="account.payments.expires-soon" defaultMessage="Expires soon" />
    </Tag>
  );
}
