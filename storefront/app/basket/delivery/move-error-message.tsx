import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../basket-error.tsx';
import { PartlyMovedError } from '../state/group-moves.ts';

/** Why an item stays with its delivery method. */
export function MoveErrorMessage({ error }: { error: unknown }) {
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
