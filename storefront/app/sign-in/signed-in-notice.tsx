import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getShopper, readCurrentCustomer } from '../platform/session/index.ts';
import { ActionLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

/**
 * Tells a customer who opens a sign-in page while signed in, and leads on to the page that it was opened for. A sign-in on the page itself
 * leads on without it.
 */
export function SignedInNotice({ returnTo }: { returnTo: string }) {
  const [firstName, setFirstName] = useState<string>();
  useEffect(() => {
    if (readCurrentCustomer().kind === 'guest') return;
    const show = () => {
      const customer = readCurrentCustomer();
      if (customer.kind === 'registered') setFirstName(customer.firstName);
    };
    // What is stored outlives the session, such as one that has ended with the browser.
    getShopper()
      .session.getLogin()
      .then(show, () => {});
  }, []);
  if (firstName === undefined) return null;
  return (
    <Alert
      title={
        firstName ? (
          <FormattedMessage id="sign-in.signed-in.as" defaultMessage="You’re signed in as {firstName}." values={{ firstName }} />
        ) : (
          <FormattedMessage id="sign-in.signed-in" defaultMessage="You’re signed in." />
        )
      }
    >
      <ActionLink to={returnTo} underlined>
        <FormattedMessage id="sign-in.signed-in.continue" defaultMessage="Continue" />
      </ActionLink>
    </Alert>
  );
}
