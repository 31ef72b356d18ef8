import type { Order } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCurrentCustomer } from '../../platform/session/index.ts';
import { GuestRegistrationForm, type SignInResult } from '../../sign-in/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './confirmation-page.module.css';
import { orderRecipient } from './order-recipient.ts';

/** Offers an account to a guest, who only needs to choose a password: the order has the other data. */
export function CreateAccount({ order }: { order: Order }) {
  const isGuest = useCurrentCustomer().kind === 'guest';
  const [signIn, setSignIn] = useState<SignInResult>();
  const { email } = order.customerInfo;
  if (signIn) return <AccountCreated isSignedIn={signIn.kind === 'done'} />;
  const { fullName } = orderRecipient(order);
  if (!isGuest || !email || !fullName) return null;
  return (
    <section className={`${styles.section} ${panelStyles.panel}`} aria-labelledby="create-account" data-screen-only="">
      <div className={panelStyles.header}>
        <h2 className="text-card" id="create-account">
          <FormattedMessage id="checkout.account" defaultMessage="One password, and you have an account" />
        </h2>
      </div>
      <div className={panelStyles.body}>
        <p className={styles.lead}>
          <FormattedMessage
            id="checkout.account.text"
            defaultMessage="It keeps your orders in one place and saves addresses for the next ones, under {email}."
            values={{ email }}
          />
        </p>
        <GuestRegistrationForm fullName={fullName} email={email} onDone={setSignIn} />
      </div>
    </section>
  );
}

function AccountCreated({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={styles.section}>
      <Alert
        kind="success"
        role="status"
        title={
          isSignedIn ? (
            <FormattedMessage id="checkout.account.created" defaultMessage="Your account is ready, and you’re signed in." />
          ) : (
            <FormattedMessage
              id="checkout.account.created-only"
              defaultMessage="Your account is ready, but signing in didn’t go through. Sign in with your new password."
            />
          )
        }
      >
        <p>
          <FormattedMessage
            id="checkout.account.confirm"
            defaultMessage="To see this order in your account, too, open the link in the email we sent you."
          />
        </p>
        <ButtonLink kind="secondary" small to="/account">
          <FormattedMessage id="checkout.account.open" defaultMessage="Go to your account" />
        </ButtonLink>
      </Alert>
    </div>
  );
}
