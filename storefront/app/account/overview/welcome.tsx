import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The overview of an account without orders. */
export function Welcome() {
  return (
    <EmptyState
      heading={<FormattedMessage id="account.overview.welcome" defaultMessage="Good to have you" />}
      action={
        <ButtonLink to="/">
          <FormattedMessage id="account.orders.shop" defaultMessage="Start shopping" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="account.overview.welcome-text"
        defaultMessage="Your first order shows up here, with every step it takes. Save an address and a card, and the checkout is filled in for you."
      />
    </EmptyState>
  );
}
