import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useShopIfLoaded } from '../platform/shop.ts';
import { Icon } from '../ui/icon.tsx';
import { useBasket, useBasketActivity } from './use-basket.ts';
import { useFollowCurrency } from './use-follow-currency.ts';
import { useFollowOrder } from './use-follow-order.ts';
import { useHoverFlyout } from './use-hover-flyout.ts';

const MiniCart = lazy(() => import('./mini-cart.tsx'));
const AddedSheet = lazy(() => import('./added-sheet.tsx'));

/**
 * The cart in the header with its count, and where wanted the mini cart: by hover or by its own button from 1024 px on, with items
 * and never on the cart itself (SHELL-022 to SHELL-026); below, as a sheet once something was added.
 */
export function CartAction({ hasFlyout }: { hasFlyout: boolean }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { itemCount } = useBasket();
  // The order took the basket with it, whatever another tab has put into a new one since (SHELL-029).
  const isOrdered = pathname.endsWith('/confirmation');
  const count = isOrdered ? 0 : itemCount;
  const canOpen = hasFlyout && count > 0;
  const flyout = useHoverFlyout(canOpen);
  useFollowCurrency(useShopIfLoaded()?.currency);
  useFollowOrder();
  return (
    <div className="cart-action" ref={flyout.box} {...flyout.boxProps}>
      <Link className="header-action" to="/cart">
        <Icon name="cart" />
        <span className="sr-only">
          <FormattedMessage
            id="basket.action"
            defaultMessage="Cart, {count, plural, =0 {empty} one {# item} other {# items}}"
            values={{ count }}
          />
        </span>
        <span className="header-action-text" aria-hidden="true">
          <FormattedMessage id="basket.action.name" defaultMessage="Cart" />
        </span>
        {count > 0 || isOrdered ? (
          <span className="count" aria-hidden="true">
            {count}
          </span>
        ) : null}
      </Link>
      {canOpen ? (
        <button
          type="button"
          className="cart-action-toggle"
          aria-expanded={flyout.isOpen}
          aria-controls="mini-cart"
          aria-label={intl.formatMessage({ id: 'basket.action.peek', defaultMessage: 'Look into the cart' })}
          onClick={flyout.toggle}
        >
          <Icon name={flyout.isOpen ? 'up' : 'down'} small />
        </button>
      ) : null}
      {flyout.isOpen && canOpen ? (
        <Suspense fallback={null}>
          <MiniCart onLeave={flyout.close} />
        </Suspense>
      ) : null}
      {hasFlyout ? <SheetAfterAdding /> : null}
    </div>
  );
}

/** Opens the sheet when something was added on a window below 1024 px. */
function SheetAfterAdding() {
  const { additions } = useBasketActivity();
  const seen = useRef(additions);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (additions === seen.current) return;
    seen.current = additions;
    if (window.matchMedia('(width < 64rem)').matches) setWanted(true);
  }, [additions]);
  return isWanted ? (
    <Suspense fallback={null}>
      <AddedSheet onClose={() => setWanted(false)} />
    </Suspense>
  ) : null;
}
