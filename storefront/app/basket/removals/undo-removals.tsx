import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { SaveForLaterContext } from '../lines/save-for-later.ts';
import { restoreItem } from '../state/basket-changes.ts';
import type { RemovedItem } from '../state/removed-items.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './undo-removals.module.css';

export function UndoRemovals({ removedItems }: { removedItems: readonly RemovedItem[] }) {
  return (
    <div className={styles.removals} role="status">
      {removedItems.map((entry) => (
        <UndoRemoval key={entry.item.itemId} removed={entry} />
      ))}
    </div>
  );
}

/** Announces the last removal to screen readers. It is visible in place of the line. */
export function RemovalStatus() {
  const { removedItems } = useBasketTabState();
  const last = removedItems.at(-1);
  return (
    <p className="visually-hidden" role="status">
      {last?.isSavedForLater ? (
        <FormattedMessage
          id="basket.saved-for-later"
          defaultMessage="{name} is on your wishlist now."
          values={{ name: last.item.productName }}
        />
      ) : last ? (
        <FormattedMessage id="basket.removed.status" defaultMessage="Removed: {name}" values={{ name: last.item.productName }} />
      ) : null}
    </p>
  );
}

export function UndoRemoval({ removed }: { removed: RemovedItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const restore = useBasketMutation();
  const saveForLater = useContext(SaveForLaterContext);
  const name = removed.item.productName;
  const putBack = () => {
    // If the line cannot be removed from the wishlist, it is in both: nothing is lost.
    const takeOffList = () => void saveForLater?.undo(removed.item, currency).catch(() => {});
    restore.mutate(restoreItem(removed, currency, removed.isSavedForLater ? takeOffList : undefined));
  };
  return (
    <Alert
      className={styles.removal}
      title={
        removed.isSavedForLater ? (
          <FormattedMessage id="basket.saved-for-later" defaultMessage="{name} is on your wishlist now." values={{ name }} />
        ) : (
          <FormattedMessage id="basket.removed" defaultMessage="{name} removed." values={{ name }} />
        )
      }
    >
      <TextButton
        onClick={ignoreDoubleClick(putBack)}
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
