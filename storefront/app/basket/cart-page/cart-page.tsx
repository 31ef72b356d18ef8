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
import { useBasket } from '../state/use-basket.ts';
import * as styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartTitleId } from './cart-title-id.ts';

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

/** The cart (ROUTE-011). The server renders a skeleton; the browser loads the shopper's basket and, at the same time, the content. */
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
          <LazyContent suggestions={suggestions} complements={complements} />
        </SaveForLaterContext>
      </PickupStoresContext>
    </div>
  );
}

function LazyContent({ suggestions, complements }: Pick<CartPageProps, 'suggestions' | 'complements'>) {
  const { basket, isError, isUpdating, refetch } = useBasket();
  const { Component: Content, hasFailed, retry } = useLazyComponent(loadContent, 'mount');
  if (basket === undefined && isError) return <BasketFetchError onRetry={refetch} />;
  if (hasFailed) return <BasketFetchError onRetry={retry} />;
  if (basket === undefined || !Content) return <CartSkeleton />;
  return <Content basket={basket} isUpdating={isUpdating} isStale={isError} suggestions={suggestions} complements={complements} />;
}
