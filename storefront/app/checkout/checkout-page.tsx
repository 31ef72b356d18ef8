import { FormattedMessage } from 'react-intl';
import { BasketFetchError, PickupStoresContext, useBasket } from '../basket/index.ts';
import { useLazyComponent } from '../platform/lazy.tsx';
import { Link } from '../platform/locale/navigation.tsx';
import { usePickupStores } from '../stores/index.ts';
import { NoScriptAlert } from '../ui/feedback/alert.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './checkout.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const loadContent = () => import('./checkout-content.tsx');

/** Checkout (ROUTE-009). The server renders a skeleton; the browser loads the shopper's basket and, at the same time, the steps. */
export function CheckoutPage() {
  const { pickupStores, dialog } = usePickupStores();
  return (
    <div className={`${layoutStyles.container} ${styles.page}`}>
      <h1 className="visually-hidden">
        <FormattedMessage id="checkout.title" defaultMessage="Checkout" />
      </h1>
      <NoScriptAlert title={<FormattedMessage id="checkout.no-script" defaultMessage="Checkout needs JavaScript." />}>
        <p>
          <FormattedMessage
            id="checkout.no-script.text"
            defaultMessage="Turn it on and reload the page: your cart is still there. If you can’t, <link>contact customer service</link>."
            values={{
              link: (chunks) => <Link to="/customer-service#contact">{chunks}</Link>,
            }}
          />
        </p>
      </NoScriptAlert>
      <PickupStoresContext value={pickupStores}>
        <LazyContent />
      </PickupStoresContext>
      {dialog}
    </div>
  );
}

function LazyContent() {
  const { isError, isFetched, refetch } = useBasket();
  const { Component: Content, hasFailed, retry } = useLazyComponent(loadContent, 'mount');
  if (isError && !isFetched) return <BasketUnavailable onRetry={refetch} />;
  if (hasFailed) return <BasketUnavailable onRetry={retry} />;
  return Content ? <Content /> : <CheckoutSkeleton />;
}

function BasketUnavailable({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.message}>
      <BasketFetchError onRetry={onRetry} />
    </div>
  );
}
