import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { PartlyMovedError } from '../state/group-moves.ts';
import type { DeliveryMoves } from './use-delivery-moves.ts';

/** States why items stay with their delivery method, and offers other stores if the chosen one takes no pickups. */
export function MoveError({ moves: { error, canChooseStore, chooseOtherStore } }: { moves: DeliveryMoves }) {
  const isOfStore = error instanceof CallError && error.type === 'StoreNotEligibleException';
  return (
    <Alert kind="error" role="alert" title={<MoveErrorMessage error={error} />}>
      {isOfStore && canChooseStore ? (
        <TextButton onClick={chooseOtherStore}>
          <FormattedMessage id="basket.store-not-eligible.other" defaultMessage="Choose another store" />
        </TextButton>
      ) : null}
    </Alert>
  );
}

function MoveErrorMessage({ error }: { error: unknown }) {
  if (error instanceof CallError && error.type === 'ProductItemNotAvailableException') {
    return (
      <FormattedMessage
        id="basket.error.not-collectable"
        defaultMessage="There aren’t enough in stock for that. We left the item where it was."
      />
    );
  }
  if (error instanceof PartlyMovedError) {
    return (
      <FormattedMessage
        id="basket.error.partly-moved"
        defaultMessage="We moved some of the items, but not all of them. Check your cart, then try again."
      />
    );
  }
  return <BasketErrorMessage error={error} />;
}
