import type { Customer } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { isExpired } from '../../checkout/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmailStatus, hasUnconfirmedEmail } from '../profile/email-status.tsx';

/** Lists open tasks: an address to confirm, a default card that has expired. Renders nothing if there are none. */
export function OpenTasks({ customer }: { customer: Customer }) {
  const defaultCard = customer.paymentInstruments?.find(({ c_isDefault }) => c_isDefault);
  const isCardExpired = defaultCard !== undefined && isExpired(defaultCard.paymentCard, new Date());
  return (
    <>
      {hasUnconfirmedEmail(customer) ? <EmailStatus customer={customer} /> : null}
      {isCardExpired ? (
        <Alert
          title={
            <FormattedMessage
              id="account.overview.card-expired"
              defaultMessage="Your default card ending {digits} has expired."
              values={{ digits: defaultCard.paymentCard.numberLastDigits }}
            />
          }
        >
          <ActionLink to="/account/payments" underlined>
            <FormattedMessage id="account.overview.replace-card" defaultMessage="Replace it" />
          </ActionLink>
        </Alert>
      ) : null}
    </>
  );
}
