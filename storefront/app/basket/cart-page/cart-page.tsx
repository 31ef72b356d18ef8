import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { BasketFetchError } from '../fetch-error.tsx';
import { CartLines, cartTitleId } from '../lines/cart-lines.tsx';
import { UndoRemovals } from '../lines/undo-removals.tsx';
import { useBasket } from '../state/use-basket.ts';
import { CartSummary } from '../summary/cart-summary.tsx';
import { FreeShippingProgress } from '../summary/free-shipping-progress.tsx';
import * as styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';

interface CartPageProps {
  /** Products to start from, below an empty cart. */
  suggestions?: ReactNode;
}

/** The cart (ROUTE-011). The server renders a skeleton, and the browser fills in the shopper's basket. */
export function CartPage({ suggestions }: CartPageProps) {
  return (
    <div className={`${layoutStyles.container} ${styles.cartPage}`}>
      <h1 className={`text-page ${styles.heading}`} id={cartTitleId} tabIndex={-1}>
        <FormattedMessage id="basket.title" defaultMessage="Your cart" />
      </h1>
      <noscript>
        <Alert title={<FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />}>
          <p>
            <FormattedMessage
              id="basket.no-script.text"
              defaultMessage="Switch it on and load the page again: what you put in is still there. If you can’t, <link>ask customer service</link>."
              values={{
                link: (chunks) => (
                  <Link key="link" to="/customer-service#contact">
                    {chunks}
                  </Link>
                ),
              }}
            />
          </p>
        </Alert>
      </noscript>
      <CartContent suggestions={suggestions} />
    </div>
  );
}

function CartContent({ suggestions }: CartPageProps) {
  const { basket, isError, isUpdating, refetch } = useBasket();
  if (basket === undefined && isError) return <BasketFetchError onRetry={refetch} />;
  if (basket === undefined) return <CartSkeleton />;
  if (!basket || basket.productItems.length === 0) {
    return (
      <>
        <UndoRemovals />
        <EmptyState
          heading={<FormattedMessage id="basket.empty" defaultMessage="Nothing in here yet." />}
          action={
            <ButtonLink to="/best-sellers">
              <FormattedMessage id="basket.empty.action" defaultMessage="See the best sellers" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="basket.empty.text" defaultMessage="Carts start empty. So did the barn." />
        </EmptyState>
        {suggestions}
      </>
    );
  }
  return (
    <div className={`${layoutStyles.twoColumns} ${layoutStyles.narrowAside}`}>
      <div>
        {isError ? (
          <Alert role="status" title={<FormattedMessage id="basket.stale" defaultMessage="This is how we last saw your cart." />}>
            <FormattedMessage
              id="basket.stale.text"
              defaultMessage="We can’t reach the shop just now, so prices and stock may have moved."
            />
          </Alert>
        ) : null}
        <FreeShippingProgress basket={basket} className={styles.freeShipping} />
        <CartLines basket={basket} />
      </div>
      <CartSummary basket={basket} isUpdating={isUpdating} />
    </div>
  );
}
