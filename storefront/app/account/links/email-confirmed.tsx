import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkExpired } from './link-expired.tsx';

export function EmailConfirmed({ email, joinedOrders }: { email: string; joinedOrders: number }) {
  return (
    <div role="status">
      <EmptyState
        heading={<FormattedMessage id="account.confirm-email.done" defaultMessage="{email} is confirmed" values={{ email }} />}
        action={
          <ButtonLink to={joinedOrders > 0 ? '/account/orders' : '/account'}>
            {joinedOrders > 0 ? (
              <FormattedMessage id="account.confirm-email.orders" defaultMessage="See your orders" />
            ) : (
              <FormattedMessage id="account.confirm-email.account" defaultMessage="Go to your account" />
            )}
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="account.confirm-email.joined"
          defaultMessage="{count, plural, =0 {Your account is all set.} one {One order that you placed as a guest is in your account now.} other {# orders that you placed as a guest are in your account now.}}"
          values={{ count: joinedOrders }}
        />
      </EmptyState>
    </div>
  );
}

export function ExpiredConfirmation() {
  return (
    <LinkExpired
      action={
        <ButtonLink to="/account/profile">
          <FormattedMessage id="account.confirm-email.profile" defaultMessage="Go to your profile" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="account.confirm-email.again"
        defaultMessage="Your profile says whether your email is confirmed, and sends a new link."
      />
    </LinkExpired>
  );
}
