import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyOnMount, useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import * as styles from './cart-action.module.css';
import { miniCartId } from './mini-cart-id.ts';
import { useMiniCartDisclosure } from './use-mini-cart-disclosure.ts';

const MiniCart = lazyOnMount(
  () => import('./mini-cart.tsx'),
  () => <div id={miniCartId} />,
);
const loadObserver = () => import('./basket-observer.tsx');

/**
 * The cart link in the header with its count. From 1024 px, with `hasFlyout`, hover or a button opens the mini cart if the basket has items
 * (SHELL-022 to SHELL-026), and an addition opens it; on narrower screens an addition opens a drawer. The code that observes the basket
 * loads when the browser is idle.
 */
export function CartAction({ hasFlyout, className }: { hasFlyout: boolean; className?: string }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [itemCount, setItemCount] = useState(0);
  const { Component: BasketObserver } = useLazyComponent(loadObserver, 'idle');
  // On the confirmation the basket has become the order, even if another tab has started a new one (SHELL-029).
  const isOrdered = pathname.endsWith('/confirmation');
  const count = isOrdered ? 0 : itemCount;
  const canOpen = hasFlyout && count > 0;
  const flyout = useMiniCartDisclosure(canOpen);
  return (
    <div className={classNames(styles.cartAction, className)} ref={flyout.root} {...flyout.rootProps}>
      <Link className={actionStyles.action} to="/cart">
        <Icon name="cart" />
        <span className="visually-hidden">
          <FormattedMessage
            id="basket.action"
            defaultMessage="Cart, {count, plural, =0 {empty} one {# item} other {# items}}"
            values={{ count }}
          />
        </span>
        <span className={actionStyles.text} aria-hidden="true">
          <FormattedMessage id="basket.action.name" defaultMessage="Cart" />
        </span>
        {count > 0 || isOrdered ? (
          <span className={actionStyles.count} data-part="count" aria-hidden="true">
            {count}
          </span>
        ) : null}
      </Link>
      {canOpen ? (
        <button
          type="button"
          className={actionStyles.toggle}
          aria-expanded={flyout.isOpen}
          aria-controls={miniCartId}
          aria-label={intl.formatMessage({ id: 'basket.action.open-mini-cart', defaultMessage: 'Show the cart' })}
          onClick={flyout.toggle}
        >
          <Icon name={flyout.isOpen ? 'up' : 'down'} small />
        </button>
      ) : null}
      {flyout.isOpen && canOpen ? <MiniCart onLeave={flyout.close} /> : null}
      {BasketObserver ? <BasketObserver hasFlyout={hasFlyout} onCount={setItemCount} onOpenFlyout={flyout.open} /> : null}
    </div>
  );
}
