import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { isOrderable } from '../lines/line-notice.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { checkAvailability, undoReductions } from './availability-changes.ts';

/** Offers to reduce all lines to the available units (FULFIL-007), then lists the reductions and offers to undo them. */
export function AvailabilityNotice({ basket }: { basket: Basket }) {
  const change = useBasketMutation();
  const { reductions } = useBasketTabState();
  return (
    <>
      {isOrderable(basket) ? null : (
        <Alert
          kind="error"
          title={<FormattedMessage id="basket.availability" defaultMessage="Some items aren’t available as you chose them." />}
        >
          <TextButton
            aria-busy={change.isPending || undefined}
            onClick={ignoreDoubleClick(() => change.mutate(checkAvailability(basket.productItems)))}
          >
            <FormattedMessage id="basket.availability.reduce" defaultMessage="Change all to what’s available" />
          </TextButton>
        </Alert>
      )}
      {reductions.length > 0 ? (
        <Alert title={<FormattedMessage id="basket.availability.reduced" defaultMessage="We changed your cart to what’s available." />}>
          <ul>
            {reductions.map(({ itemId, name, requested, quantity }) => (
              <li key={itemId}>
                {quantity === 0 ? (
                  <FormattedMessage id="basket.removed" defaultMessage="{name} removed." values={{ name }} />
                ) : (
                  <FormattedMessage
                    id="basket.availability.quantity"
                    defaultMessage="{name}: {quantity} instead of {requested}"
                    values={{ name, quantity, requested }}
                  />
                )}
              </li>
            ))}
          </ul>
          <TextButton
            aria-busy={change.isPending || undefined}
            onClick={ignoreDoubleClick(() => change.mutate(undoReductions(reductions)))}
          >
            <FormattedMessage id="basket.restore" defaultMessage="Undo" />
          </TextButton>
        </Alert>
      ) : null}
      {change.isError ? <Alert kind="error" title={<BasketErrorMessage error={change.error} />} /> : null}
    </>
  );
}
