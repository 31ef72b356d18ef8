import type { CustomerPaymentInstrument } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { isExpired, monthsUntilExpiry } from '../../checkout/index.ts';
import { Tag } from '../../ui/tag.tsx';

/** Number of months after the current one in which an expiring card is marked. */
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
