import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import {
  BasketErrorMessage,
  DeliveryStatus,
  deliveryMethodOf,
  findPickupStoreError,
  isPickup,
  LazyPickupStoreErrorAlert,
  LineNoticeMessage,
  lineNotice,
  MoveError,
  OrderLine,
  removeItem,
  setQuantity,
  useBasketMutation,
  useDeliveryMoves,
} from '../basket/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './unorderable-lines.module.css';

export function UnorderableLines({ basket }: { basket: Basket }) {
  const update = useBasketMutation();
  const moves = useDeliveryMoves(basket);
  const unorderable = basket.productItems.flatMap((item) => {
    const notice = lineNotice(basket, item);
    return notice?.kind === 'sold-out' || notice?.kind === 'insufficient-stock' ? [{ item, notice }] : [];
  });
  if (unorderable.length === 0 && !findPickupStoreError(basket)) return null;
  return (
    <section className={styles.unorderable} aria-labelledby="line-problems">
      <h2 className="text-card" id="line-problems">
        <FormattedMessage id="checkout.line-errors" defaultMessage="Fix this first" />
      </h2>
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      <LazyPickupStoreErrorAlert basket={basket} moves={moves} />
      <DeliveryStatus basket={basket} moves={moves} />
      <ul className={layoutStyles.dividedList}>
        {unorderable.map(({ item, notice }) => (
          <OrderLine
            key={item.itemId}
            item={item}
            currency={basket.currency}
            notice={
              <>
                <LineNoticeMessage
                  notice={notice}
                  name={item.productName}
                  isPickup={isPickup(deliveryMethodOf(item))}
                  onShip={isPickup(deliveryMethodOf(item)) ? () => moves.move(item, 'ship-to-home') : undefined}
                  onResolve={(quantity) => update.mutate(quantity === 0 ? removeItem(item.itemId) : setQuantity(item.itemId, quantity))}
                />
                {moves.failedItemId === item.itemId ? <MoveError moves={moves} /> : null}
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
