import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { deliveryMethodOf, isPickup } from './delivery-method.ts';
import { MoveErrorMessage } from './move-error-message.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

/** Announces the last move, and shows what the shop could not move as asked. */
export function DeliveryNotices({ basket, moves }: { basket: Basket; moves: DeliveryMoves }) {
  const moved = basket.productItems.find(({ itemId }) => itemId === moves.movedItemId);
  return (
    <>
      {moves.error && moves.failedItemId === undefined ? (
        <Alert kind="error" role="alert" title={<MoveErrorMessage error={moves.error} />} />
      ) : null}
      <p className="visually-hidden" role="status">
        {moves.isDone && moved ? (
          <FormattedMessage
            id="basket.line.moved"
            defaultMessage="{isPickup, select, true {{name}: pick it up} other {{name}: we ship it}}"
            values={{ name: moved.productName, isPickup: String(isPickup(deliveryMethodOf(moved))) }}
          />
        ) : null}
      </p>
    </>
  );
}
