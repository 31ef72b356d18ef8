import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readRememberedUser, useCurrentCustomer } from '../../platform/session/index.ts';
import { LazySignInForm, SignOutErrorAlert, useSignOut } from '../../sign-in/index.ts';
import { TextButton } from '../../ui/button.tsx';
import * as styles from './checkout-sign-in.module.css';

/** The sign-in form inside the checkout (AUTH-003), closed until a customer asks for it: guests come first. */
export function CheckoutSignIn() {
  const customer = useCurrentCustomer();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (customer.kind === 'registered') return <SignedIn firstName={customer.firstName} />;
  return (
    <div>
      <p className={styles.line}>
        <FormattedMessage id="checkout.have-account" defaultMessage="Have an account?" />{' '}
        <TextButton aria-expanded={isOpen} aria-controls="checkout-sign-in" onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="checkout.sign-in" defaultMessage="Sign in" />
        </TextButton>
      </p>
      {/* Opened by the button above, with the transition of every collapsible section (BLOCK-039). */}
      <details
        id="checkout-sign-in"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open) setOpened(true);
        }}
      >
        <summary hidden />
        {wasOpened ? (
          <div className={styles.form}>
            <LazySignInForm onDone={() => setOpen(false)} returnTo="/checkout" />
          </div>
        ) : null}
      </details>
    </div>
  );
}

function SignedIn({ firstName }: { firstName: string }) {
  const { signOut, isPending, isError } = useSignOut();
  return (
    <>
      <p className={styles.line}>
        <FormattedMessage
          id="checkout.signed-in"
          defaultMessage="Signed in as {firstName}, {email}."
          values={{ firstName, email: readRememberedUser()?.email ?? '' }}
        />{' '}
        <TextButton busy={isPending} onClick={signOut}>
          <FormattedMessage id="checkout.sign-out" defaultMessage="Sign out" />
        </TextButton>
      </p>
      {isError ? <SignOutErrorAlert /> : null}
    </>
  );
}
