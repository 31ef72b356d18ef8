import type { Basket } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { hasParcel } from '../delivery/delivery-method.ts';
import { homeShipment } from '../delivery/home-shipment.ts';
import { GiftOptions } from '../gift/gift-options.tsx';
import { CartLines } from '../lines/cart-lines.tsx';
import { UndoRemovals } from '../removals/undo-removals.tsx';
import { useBasketTabState } from '../state/use-basket.ts';
import { CartSummary } from '../summary/cart-summary.tsx';
import { FreeShippingProgress } from '../summary/free-shipping-progress.tsx';
import * as styles from './cart-page.module.css';

interface CartContentProps {
  basket: Basket;
  isUpdating: boolean;
  /** True if the shop did not respond, and the basket is the browser's stored copy. */
  isStale: boolean;
  complements?: ReactNode;
}

export default function CartContent({ basket, isUpdating, isStale, complements }: CartContentProps) {
  const { removedItems } = useBasketTabState();
  if (basket.productItems.length === 0) return <UndoRemovals removedItems={removedItems} />;
  return (
    <>
      <div className={`${layoutStyles.twoColumns} ${layoutStyles.narrowAside}`}>
        <div>
          {isStale ? (
            <Alert role="status" title={<FormattedMessage id="basket.stale" defaultMessage="You’re seeing a saved copy of your cart." />}>
              <FormattedMessage
                id="basket.stale.text"
                defaultMessage="We can’t reach the shop right now, so prices and stock may have changed."
              />
            </Alert>
          ) : null}
          <FreeShippingProgress basket={basket} className={styles.freeShipping} />
          <CartLines basket={basket} />
          {/* Gift options apply to parcels only. */}
          {hasParcel(basket) ? <GiftOptions shipment={homeShipment(basket)} /> : null}
        </div>
        <CartSummary basket={basket} isUpdating={isUpdating} />
      </div>
      <div data-screen-only="">{complements}</div>
    </>
  );
}
