import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { readPlacedOrder, UndoRemovals, useBasketTabState } from '../basket/index.ts';
import { readRememberedUser, useCurrentCustomer } from '../platform/session/index.ts';
import { loginPath } from '../sign-in/index.ts';
import * as buttonStyles from '../ui/button.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as styles from './checkout.module.css';

/**
 * Replaces the checkout while there is no basket. After an order in this tab, it leads to the confirmation. A customer who is signed out in
 * the checkout, for example in another tab or after an inactive time (AUTH-024), has the cart in the account.
 */
export function EmptyCheckout({ isSignedOut: isSignedOutHere }: { isSignedOut: boolean }) {
  const isGuest = useCurrentCustomer().kind === 'guest';
  const isSignedOut = isSignedOutHere || (isGuest && readRememberedUser() !== undefined);
  const orderNo = readPlacedOrder();
  return (
    <div className={styles.message}>{orderNo ? <PlacedOrder orderNo={orderNo} /> : isSignedOut ? <SignedOut /> : <EmptyBasket />}</div>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      heading={<FormattedMessage id="checkout.signed-out" defaultMessage="You’re signed out." />}
      action={
        <div className={buttonStyles.buttonRow}>
          <ButtonLink to={loginPath(`${pathname}${search}`)}>
            <FormattedMessage id="checkout.signed-out.sign-in" defaultMessage="Sign in" />
          </ButtonLink>
          <ButtonLink to="/" kind="secondary">
            <FormattedMessage id="checkout.signed-out.shop" defaultMessage="Shop as a guest" />
          </ButtonLink>
        </div>
      }
    >
      <FormattedMessage
        id="checkout.signed-out.text"
        defaultMessage="Sign in to continue with the cart in your account. If you just ordered as a guest, check your email for the receipt."
      />
    </EmptyState>
  );
}

function EmptyBasket() {
  const { removedItems } = useBasketTabState();
  return (
    <>
      <UndoRemovals removedItems={removedItems} />
      <EmptyState
        heading={<FormattedMessage id="checkout.empty" defaultMessage="Your cart is empty." />}
        action={
          <ButtonLink to="/cart">
            <FormattedMessage id="checkout.empty.cart" defaultMessage="Go to the cart" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="checkout.empty.text" defaultMessage="If you just ordered in another tab, check your email for the receipt." />
      </EmptyState>
    </>
  );
}

/** What the back button leads to after an order. */
function PlacedOrder({ orderNo }: { orderNo: string }) {
  return (
    <EmptyState
      heading={<FormattedMessage id="checkout.placed" defaultMessage="Order {number} is placed." values={{ number: orderNo }} />}
      action={
        <ButtonLink to="/checkout/confirmation">
          <FormattedMessage id="checkout.placed.order" defaultMessage="See your order" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="checkout.placed.text" defaultMessage="There’s nothing else in your cart." />
    </EmptyState>
  );
}
