import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useBasketTabState } from '../state/use-basket.ts';
import { deliveryMethodOf, isPickup } from './delivery-method.ts';
import { parseDeliveryNotice } from './delivery-notices.ts';
import { MoveErrorMessage } from './move-error-message.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

/** Announces the last move, and shows which lines the shop moved by itself or could not move. */
export function DeliveryStatus({ basket, moves }: { basket: Basket; moves: DeliveryMoves }) {
  const notices = useBasketTabState().deliveryNotices.map(parseDeliveryNotice);
  const itemOf = (id: string | undefined) => basket.productItems.find(({ itemId }) => itemId === id);
  const moved = moves.isDone ? itemOf(moves.movedItemId) : undefined;
  return (
    <>
      {moves.error && moves.failedItemId === undefined ? (
        <Alert kind="error" role="alert" title={<MoveErrorMessage error={moves.error} />} />
      ) : null}
      <p className="visually-hidden" role="status">
        {moved ? (
          <FormattedMessage
            id="basket.line.moved"
            defaultMessage="{isPickup, select, true {{name}: pick it up} other {{name}: we ship it}}"
            values={{ name: moved.productName, isPickup: String(isPickup(deliveryMethodOf(moved))) }}
          />
        ) : null}
      </p>
      <div role="status">
        {notices.length > 0 ? (
          <Alert title={<FormattedMessage id="basket.delivery" defaultMessage="Not everything is available in the same way." />}>
            <ul>
              {notices.map(({ itemId, isDone, to }) => (
                <li key={itemId}>
                  <FormattedMessage
                    id="basket.delivery.line"
                    defaultMessage="{isDone, select, true {{to, select, in_store {{name}: pick it up at the store now.} to_store {{name}: we ship it to the store now.} other {{name}: we ship it to you now.}}} other {{to, select, home {{name} can’t be shipped to you.} other {{name} can’t be picked up there.}}}}"
                    values={{ name: itemOf(itemId)?.productName ?? '', isDone: String(isDone), to: messageKeys[to] }}
                  />
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </div>
    </>
  );
}

/** A select of a message takes no hyphens. */
const messageKeys = { 'ship-to-home': 'home', 'in-store-pickup': 'in_store', 'ship-to-store': 'to_store' } as const;
