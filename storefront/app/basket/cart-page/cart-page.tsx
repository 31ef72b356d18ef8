import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import { NoScriptAlert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { PrintHeader } from '../../ui/print-header.tsx';
import { BasketFetchError } from '../basket-fetch-error.tsx';
import { type PickupStores, PickupStoresContext } from '../delivery/pickup-stores.ts';
import { type SaveForLater, SaveForLaterContext } from '../lines/save-for-later.ts';
import { countItems } from '../state/basket-patch.ts';
import { useBasket } from '../state/use-basket.ts';
import * as styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartTitleId } from './cart-title-id.ts';
import { EmptyCart } from './empty-cart.tsx';

const loadContent = () => import('./cart-content.tsx');

interface CartPageProps {
  /** True if the browser has never had a basket: the cart is shown as empty before it has been read. */
  startsEmpty?: boolean;
  /** Products to start from, below an empty cart. */
  suggestions?: ReactNode;
  /** Products that go with those in the cart, below its lines. */
  complements?: ReactNode;
  saveForLater?: SaveForLater;
  /** Stores that offer pickup. Without them, nothing in the cart can be moved to pickup. */
  pickupStores?: PickupStores;
}

/**
 * The cart (ROUTE-011). The server renders a skeleton, or the empty cart of a browser without a basket; the browser loads the shopper's
 * basket and, at the same time, the content.
 */
export function CartPage({ startsEmpty = false, suggestions, complements, saveForLater, pickupStores }: CartPageProps) {
  const { preferences } = useShop();
  return (
    <div className={`${layoutStyles.container} ${styles.cartPage}`} data-printable="">
      <PrintHeader brand={preferences.brand} />
      <h1 className={`text-page ${styles.heading}`} id={cartTitleId} tabIndex={-1}>
        <FormattedMessage id="basket.title" defaultMessage="Your cart" />
      </h1>
      <NoScriptAlert title={<FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />}>
        <p>
          <FormattedMessage
            id="basket.no-script.text"
            defaultMessage="Turn it on and reload the page: your items are still here. If you can’t, <link>contact customer service</link>."
            values={{
              link: (chunks) => <Link to="/customer-service#contact">{chunks}</Link>,
            }}
          />
        </p>
      </NoScriptAlert>
      <PickupStoresContext value={pickupStores}>
        <SaveForLaterContext value={saveForLater}>
          <CartBody startsEmpty={startsEmpty} suggestions={suggestions} complements={complements} />
        </SaveForLaterContext>
      </PickupStoresContext>
    </div>
  );
}

function CartBody({
  startsEmpty,
  suggestions,
  complements,
}: Pick<CartPageProps, 'suggestions' | 'complements'> & { startsEmpty: boolean }) {
  const { basket, isError, isUpdating, refetch } = useBasket();
  const { Component: Content, hasFailed, retry } = useLazyComponent(loadContent, startsEmpty ? 'idle' : 'mount');
  if (basket === undefined && isError) return <BasketFetchError onRetry={refetch} />;
  if (hasFailed) return <BasketFetchError onRetry={retry} />;
  const isEmpty = basket ? countItems(basket) === 0 : basket === null || startsEmpty;
  if (!isEmpty && (!basket || !Content)) return <CartSkeleton />;
  return (
    <>
      {basket && Content ? <Content basket={basket} isUpdating={isUpdating} isStale={isError} complements={complements} /> : null}
      {isEmpty ? (
        <>
          <EmptyCart />
          {suggestions}
        </>
      ) : null}
    </>
  );
}
