import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { getBasketStore } from '../state/get-basket-store.ts';
import type { RemovedItem } from '../state/removed-items.ts';
import { useBasketActivity } from '../state/use-basket.ts';
import { useOperation } from '../state/use-operation.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';

/** A note for each line that was taken out, with the way back (BASKET-010). */
export function UndoRemovals() {
  const { removed } = useBasketActivity();
  return (
    <div className="removed-notes" role="status">
      {removed.map((entry) => (
        <UndoRemoval key={entry.item.itemId} removed={entry} />
      ))}
    </div>
  );
}

function UndoRemoval({ removed }: { removed: RemovedItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const putBack = useOperation(() => getBasketStore().restore(removed, currency));
  const name = removed.item.productName;
  return (
    <Alert title={<FormattedMessage id="basket.removed" defaultMessage="{name} removed." values={{ name }} />}>
      <TextButton
        onClick={ignoreDoubleClick(() => void putBack.run())}
        aria-busy={putBack.status === 'pending' || undefined}
        aria-label={intl.formatMessage({ id: 'basket.put-back-name', defaultMessage: 'Put it back: {name}' }, { name })}
      >
        <FormattedMessage id="basket.put-back" defaultMessage="Put it back" />
      </TextButton>
      {putBack.status === 'error' ? (
        <p className="sale" role="alert">
          <BasketErrorMessage error={putBack.error} />
        </p>
      ) : null}
    </Alert>
  );
}
