import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { SignOutErrorAlert, useSignOut } from '../../sign-in/index.ts';
import { useFreshSavedProducts, WishlistLink } from '../../wishlist/index.ts';
import { HeaderFlyout } from './header-flyout.tsx';

/** The account link of a signed-in customer, with a flyout of the account's pages. Loaded for customers only. */
export default function CustomerFlyout({ accountLink }: { accountLink: ReactNode }) {
  const intl = useIntl();
  // Here, because this component is on every page, and for customers only.
  useFreshSavedProducts();
  return (
    <HeaderFlyout
      id="account-flyout"
      label={intl.formatMessage({ id: 'shell.account.menu', defaultMessage: 'Your account menu' })}
      action={accountLink}
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

/** Is removed with the flyout, so a failure is not shown when it opens again. */
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
