import type { Basket } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { cartTitleId } from '../cart-page/cart-title-id.ts';
import { deliveryMethodOf } from './delivery-method.ts';
import { MoveError } from './move-error.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

/** Announces the last move, and shows why all lines of a method could not be moved. The button of such a move disappears, focused. */
export function DeliveryStatus({ basket, moves }: { basket: Basket; moves: DeliveryMoves }) {
  const moved = moves.isDone ? basket.productItems.find(({ itemId }) => itemId === moves.movedItemId) : undefined;
  const groupMovedAt = moves.isGroupMove ? moves.movedAt : undefined;
  useEffect(() => {
    if (groupMovedAt) document.getElementById(cartTitleId)?.focus({ preventScroll: true });
  }, [groupMovedAt]);
  return (
    <>
      {moves.error && moves.failedItemId === undefined ? <MoveError moves={moves} /> : null}
      <p className="visually-hidden" role="status">
        {moved ? (
          <FormattedMessage
            id="basket.line.moved"
            defaultMessage="{to, select, in_store {{name}: pick it up} to_store {{name}: we ship it to the store} other {{name}: we ship it}}"
            values={{ name: moved.productName, to: shipmentTypeKeys[deliveryMethodOf(moved)] }}
          />
        ) : moves.isDone && moves.isGroupMove ? (
          <FormattedMessage
            id="basket.group.moved"
            defaultMessage="{to, select, in_store {Your items: pick them up at {store}} to_store {Your items: we ship them to the store} other {Your items: we ship them}}"
            values={{ to: shipmentTypeKeys[moves.groupMovedTo], store: moves.store?.name ?? '' }}
          />
        ) : null}
      </p>
    </>
  );
}
