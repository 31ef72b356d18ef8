import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { PrintHeader } from '../../ui/print-header.tsx';
import { type PickupStores, PickupStoresContext } from '../delivery/pickup-stores.ts';
import { BasketFetchError } from '../fetch-error.tsx';
import { type SaveForLater, SaveForLaterContext } from '../lines/save-for-later.ts';
import { countItems } from '../state/basket-patch.ts';
import { useBasket } from '../state/use-basket.ts';
import * as styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartTitleId } from './cart-title-id.ts';
import { EmptyCart } from './empty-cart.tsx';

const loadContent = () => import('./cart-content.tsx');

interface CartPageProps {
  /** Products to start from, below an empty cart. */
  suggestions?: ReactNode;
  /** Products that go with those in the cart, below them. */
  complements?: ReactNode;
  saveForLater?: SaveForLater;
  /** Without it, nothing in the cart can be moved to pickup. */
  pickupStores?: PickupStores;
}

/**
 * The cart (ROUTE-011). The server renders a skeleton and the empty cart, of which a first visit shows the second; the browser loads the
 * shopper's basket and, at the same time, the content.
 */
export function CartPage({ suggestions, complements, saveForLater, pickupStores }: CartPageProps) {
  const { preferences } = useShop();
  return (
    <div className={`${layoutStyles.container} ${styles.cartPage}`} data-printable="">
      <PrintHeader brand={preferences.brand} />
      <h1 className={`text-page ${styles.heading}`} id={cartTitleId} tabIndex={-1}>
        <FormattedMessage id="basket.title" defaultMessage="Your cart" />
      </h1>
      <noscript>
        <Alert title={<FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />}>
          <p>
            <FormattedMessage
              id="basket.no-script.text"
              defaultMessage="Turn it on and reload the page: your items are still here. If you can’t, <link>contact customer service</link>."
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
      <PickupStoresContext value={pickupStores}>
        <SaveForLaterContext value={saveForLater}>
          <CartBody suggestions={suggestions} complements={complements} />
        </SaveForLaterContext>
      </PickupStoresContext>
    </div>
  );
}

function CartBody({ suggestions, complements }: Pick<CartPageProps, 'suggestions' | 'complements'>) {
  const { basket, isError, isUpdating, refetch } = useBasket();
  const { Component: Content, hasFailed, retry } = useLazyComponent(loadContent, 'mount');
  if (basket === undefined && isError) return <BasketFetchError onRetry={refetch} />;
  if (hasFailed) return <BasketFetchError onRetry={retry} />;
  const isEmpty = basket !== undefined && countItems(basket) === 0;
  const isLoading = basket === undefined || (!isEmpty && !Content);
  return (
    <>
      {isLoading ? (
        <div className={styles.ofOtherVisits}>
          <CartSkeleton />
        </div>
      ) : Content ? (
        <Content basket={basket} isUpdating={isUpdating} isStale={isError} complements={complements} />
      ) : null}
      {isEmpty || basket === undefined ? (
        <div className={isEmpty ? undefined : styles.ofFirstVisits}>
          <EmptyCart />
          {suggestions}
        </div>
      ) : null}
    </>
  );
}
