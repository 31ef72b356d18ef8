import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { restoreItem } from '../state/basket-changes.ts';
import type { RemovedItem } from '../state/removed-items.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import * as styles from './undo-removals.module.css';

/** Lists the removed lines of an empty cart. */
export function UndoRemovals() {
  const { removedItems } = useBasketTabState();
  return (
    <div className={styles.removals} role="status">
      {removedItems.map((entry) => (
        <UndoRemoval key={entry.item.itemId} removed={entry} />
      ))}
    </div>
  );
}

/** Announces the last removal to screen readers; the screen shows it in place of the line. */
export function RemovalStatus() {
  const { removedItems } = useBasketTabState();
  const last = removedItems.at(-1);
  return (
    <p className="visually-hidden" role="status">
      {last ? (
        <FormattedMessage id="basket.removed.status" defaultMessage="Removed: {name}" values={{ name: last.item.productName }} />
      ) : null}
    </p>
  );
}

export function UndoRemoval({ removed }: { removed: RemovedItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const restore = useBasketMutation();
  const name = removed.item.productName;
  return (
    <Alert className={styles.removal} title={<FormattedMessage id="basket.removed" defaultMessage="{name} removed." values={{ name }} />}>
      <TextButton
        onClick={ignoreDoubleClick(() => restore.mutate(restoreItem(removed, currency)))}
        aria-busy={restore.isPending || undefined}
        aria-label={intl.formatMessage({ id: 'basket.restore-name', defaultMessage: 'Undo: put {name} back' }, { name })}
      >
        <FormattedMessage id="basket.restore" defaultMessage="Undo" />
      </TextButton>
      {restore.isError ? (
        <p className="text-critical" role="alert">
          <BasketErrorMessage error={restore.error} />
        </p>
      ) : null}
    </Alert>
  );
}
