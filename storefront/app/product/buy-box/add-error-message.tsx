import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../../basket/index.ts';
import type { DeliveryFields } from './delivery-choice/chosen-method.ts';

interface AddErrorMessageProps {
  error: unknown;
  delivery: DeliveryFields | undefined;
}

export function AddErrorMessage({ error, delivery }: AddErrorMessageProps) {
  const isGone = error instanceof CallError && error.type === 'ProductItemNotAvailableException' && !error.arguments.available;
  if (!isGone || !delivery?.c_isPickupItem) return <BasketErrorMessage error={error} />;
  return (
    <FormattedMessage
      id="product.pickup.gone"
      defaultMessage="This item can no longer be picked up at that store. Choose another way to get it, or another store."
    />
  );
}
