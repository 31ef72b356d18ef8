import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { SignOutErrorAlert, useSignOut } from '../../sign-in/index.ts';
import { useFreshSavedProducts, WishlistLink } from '../../wishlist/index.ts';
import { HeaderFlyout } from './header-flyout.tsx';

/** Shows a signed-in customer in the header. It is loaded only if there is one. */
export default function CustomerFlyout({ link }: { link: ReactNode }) {
  const intl = useIntl();
  useFreshSavedProducts();
  return (
    <HeaderFlyout
      id="account-flyout"
      label={intl.formatMessage({ id: 'shell.account.menu', defaultMessage: 'Your account menu' })}
      action={link}
    >
      <Link to="/account">
        <FormattedMessage id="shell.account.yours" defaultMessage="Your account" />
      </Link>
      <Link to="/account/orders">
        <FormattedMessage id="shell.account.orders" defaultMessage="Orders" />
      </Link>
      <WishlistLink />
      <SignOutButton />
    </HeaderFlyout>
  );
}

/** A failure is forgotten when the flyout closes. */
function SignOutButton() {
  const { signOut, isPending, isError } = useSignOut();
  return (
    <>
      <button
        type="button"
        aria-busy={isPending || undefined}
        onClick={(event) => {
          // The flyout stays open for an error. Without one, it disappears with the customer.
          event.stopPropagation();
          signOut();
        }}
      >
        <FormattedMessage id="shell.account.sign-out" defaultMessage="Sign out" />
      </button>
      {isError ? (
        <div>
          <SignOutErrorAlert />
        </div>
      ) : null}
    </>
  );
}
