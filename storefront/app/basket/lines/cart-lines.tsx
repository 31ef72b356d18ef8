import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { BasketErrorMessage } from '../basket-error.tsx';
import { cartTitleId } from '../cart-page/cart-title-id.ts';
import { HolidayDeadline } from '../parcels/holiday-deadline.tsx';
import { LazyBackorderChoice } from '../parcels/lazy-backorder-choice.tsx';
import { moveToWishlist, removeItem } from '../state/basket-changes.ts';
import type { BasketChange } from '../state/basket-store.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { CartLine } from './cart-line.tsx';
import * as styles from './cart-lines.module.css';
import { linesAndRemovals } from './lines-and-removals.ts';
import { SaveForLaterContext } from './save-for-later.ts';
import { ShipmentHeading } from './shipment-heading.tsx';
import { RemovalStatus, UndoRemoval } from './undo-removals.tsx';
import { usePriceChanges } from './use-price-changes.ts';

export function CartLines({ basket }: { basket: Basket }) {
  const remove = useBasketMutation();
  const saveForLater = useContext(SaveForLaterContext);
  const takeOut = (change: BasketChange) => {
    // The line disappears at once, and with it the focused button.
    document.getElementById(cartTitleId)?.focus({ preventScroll: true });
    remove.mutate(change);
  };
  const { changes, accept } = usePriceChanges(basket);
  const { removedItems } = useBasketTabState();
  const home = basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
  const method = home?.shippingMethod ?? basket.applicableShippingMethods.find(({ id }) => id === basket.defaultShippingMethodId);
  const postalCode = home?.shippingAddress?.postalCode;
  return (
    <section aria-labelledby="cart-shipped">
      <ShipmentHeading level={2} id="cart-shipped" isLarge method={method} {...(postalCode ? {} : { arrivalLabel: estimatedArrival })}>
        {postalCode ? (
          <FormattedMessage id="basket.group.ship-to" defaultMessage="Ship to {postalCode}" values={{ postalCode }} />
        ) : (
          <FormattedMessage id="basket.group.ship" defaultMessage="Ship to you" />
        )}
      </ShipmentHeading>
      {method?.c_holiday ? (
        <p className={`text-small text-muted ${styles.deadline}`}>
          <HolidayDeadline deadline={method.c_holiday} />
        </p>
      ) : null}
      {home?.c_parcels ? <LazyBackorderChoice basket={basket} shipment={home} /> : null}
      {remove.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={remove.error} />} /> : null}
      <RemovalStatus />
      <ul className={layoutStyles.dividedList}>
        {linesAndRemovals(basket.productItems, removedItems).map((entry) =>
          'removed' in entry ? (
            <li key={`removed ${entry.removed.item.itemId}`}>
              <UndoRemoval removed={entry.removed} />
            </li>
          ) : (
            <CartLine
              key={entry.item.itemId}
              basket={basket}
              item={entry.item}
              priceChange={changes.find(({ itemId }) => itemId === entry.item.itemId)}
              onAcceptPrice={() => accept(entry.item.itemId)}
              onRemove={() => takeOut(removeItem(entry.item.itemId))}
              onSaveForLater={
                // Gift cards are not listed (WISH-006).
                saveForLater && entry.item.c_giftCardValue === undefined
                  ? () => takeOut(moveToWishlist(entry.item.itemId, () => saveForLater.save(entry.item, basket.currency)))
                  : undefined
              }
            />
          ),
        )}
      </ul>
    </section>
  );
}

const estimatedArrival = (days: string) => (
  <FormattedMessage id="basket.group.estimated-arrival" defaultMessage="Estimated {days}" values={{ days }} />
);
