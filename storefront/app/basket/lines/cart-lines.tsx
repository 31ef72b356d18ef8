import type { Basket, ProductItem } from '@outfitter/contract/client';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { BasketErrorMessage } from '../basket-error.tsx';
import { cartTitleId } from '../cart-page/cart-title-id.ts';
import { type DeliveryGroup, deliveryGroups, deliveryMethodOf, hasParcel } from '../delivery/delivery-method.ts';
import { DeliveryStatus } from '../delivery/delivery-status.tsx';
import { GroupActions } from '../delivery/group-actions.tsx';
import { homeShipment } from '../delivery/home-shipment.ts';
import { LazyPickupHeading } from '../delivery/lazy-pickup-heading.tsx';
import { useDeliveryMoves } from '../delivery/use-delivery-moves.ts';
import { LazyCartNotices } from '../notices/lazy-notices.tsx';
import { HolidayDeadline } from '../parcels/holiday-deadline.tsx';
import { LazyBackorderChoice } from '../parcels/lazy-backorder-choice.tsx';
import { type LineOrRemoval, linesAndRemovals } from '../removals/lines-and-removals.ts';
import { RemovalStatus, UndoRemoval } from '../removals/undo-removals.tsx';
import { moveToWishlist, removeItem } from '../state/basket-changes.ts';
import type { BasketChange } from '../state/basket-store.ts';
import type { RemovedItem } from '../state/removed-items.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { CartLine } from './cart-line.tsx';
import * as styles from './cart-lines.module.css';
import { SaveForLaterContext } from './save-for-later.ts';
import { ShipmentHeading } from './shipment-heading.tsx';
import { usePriceChanges } from './use-price-changes.ts';

type Entry = LineOrRemoval<ProductItem, RemovedItem>;

/** Returns the lines of a group with the removed lines in their places. Removed lines of a method without lines are in the first group. */
function entriesOf(
  entries: readonly Entry[],
  { type }: DeliveryGroup<ProductItem>,
  groups: readonly DeliveryGroup<ProductItem>[],
): Entry[] {
  const shownType = (item: ProductItem) => {
    const method = deliveryMethodOf(item);
    return groups.some((group) => group.type === method) ? method : groups[0]?.type;
  };
  return entries.filter((entry) => shownType('removed' in entry ? entry.removed.item : entry.item) === type);
}

export function CartLines({ basket }: { basket: Basket }) {
  const remove = useBasketMutation();
  const moves = useDeliveryMoves(basket);
  const saveForLater = useContext(SaveForLaterContext);
  const takeOut = (change: BasketChange) => {
    // The line disappears at once, and with it the focused button.
    document.getElementById(cartTitleId)?.focus({ preventScroll: true });
    remove.mutate(change);
  };
  const { changes, accept } = usePriceChanges(basket);
  const { removedItems } = useBasketTabState();
  const groups = deliveryGroups(basket.productItems, basket.shipments);
  const entries = linesAndRemovals(basket.productItems, removedItems);
  return (
    <div className={styles.groups}>
      {remove.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={remove.error} />} /> : null}
      <LazyCartNotices basket={basket} moves={moves} />
      <DeliveryStatus basket={basket} moves={moves} />
      <RemovalStatus />
      {groups.map((group) => (
        <section key={group.type} aria-labelledby={`cart-${group.type}`}>
          {group.type === 'ship-to-home' ? (
            <HomeHeading basket={basket} id={`cart-${group.type}`} />
          ) : (
            <LazyPickupHeading
              type={group.type}
              level={2}
              id={`cart-${group.type}`}
              isLarge
              shipment={group.shipment}
              storeName={moves.store?.name}
            />
          )}
          <ul className={layoutStyles.dividedList}>
            {entriesOf(entries, group, groups).map((entry) =>
              'removed' in entry ? (
                <li key={`removed ${entry.removed.item.itemId}`}>
                  <UndoRemoval removed={entry.removed} />
                </li>
              ) : (
                <CartLine
                  key={entry.item.itemId}
                  basket={basket}
                  item={entry.item}
                  moves={moves}
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
          <GroupActions group={group} moves={moves} isLast={group === groups.at(-1)} />
        </section>
      ))}
    </div>
  );
}

function HomeHeading({ basket, id }: { basket: Basket; id: string }) {
  const home = homeShipment(basket);
  const method = home?.shippingMethod ?? basket.applicableShippingMethods.find(({ id }) => id === basket.defaultShippingMethodId);
  const postalCode = home?.shippingAddress?.postalCode;
  return (
    <>
      <ShipmentHeading
        level={2}
        id={id}
        isLarge
        method={method}
        isPromised={hasParcel(basket)}
        {...(postalCode ? {} : { arrivalLabel: estimatedArrival })}
      >
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
    </>
  );
}

/** The days without a postal code, which are those of most of the country (FULFIL-018); the product page states none. */
const estimatedArrival = (days: string) => (
  <FormattedMessage id="basket.group.estimated-arrival" defaultMessage="Estimated {days} for most addresses" values={{ days }} />
);
