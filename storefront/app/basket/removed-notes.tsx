import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../platform/shop.ts';
import { TextButton } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { BasketFailure } from './basket-failure.tsx';
import { onFirstPress } from './first-press.ts';
import type { RemovedItem } from './removed-items.ts';
import { theBasketStore } from './the-basket-store.ts';
import { useBasketActivity } from './use-basket.ts';
import { useOperation } from './use-operation.ts';

/** A note for each line that was taken out, with the way back (BASKET-010). */
export function RemovedNotes() {
  const { removed } = useBasketActivity();
  return (
    <div className="removed-notes" role="status">
      {removed.map((entry) => (
        <RemovedNote key={entry.item.itemId} removed={entry} />
      ))}
    </div>
  );
}

function RemovedNote({ removed }: { removed: RemovedItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const putBack = useOperation(() => theBasketStore().putBack(removed, currency));
  const name = removed.item.productName;
  return (
    <Note title={<FormattedMessage id="basket.removed" defaultMessage="{name} removed." values={{ name }} />}>
      <TextButton
        onClick={onFirstPress(() => void putBack.run())}
        aria-busy={putBack.status === 'pending' || undefined}
        aria-label={intl.formatMessage({ id: 'basket.put-back-name', defaultMessage: 'Put it back: {name}' }, { name })}
      >
        <FormattedMessage id="basket.put-back" defaultMessage="Put it back" />
      </TextButton>
      {putBack.status === 'error' ? (
        <p className="sale" role="alert">
          <BasketFailure error={putBack.error} />
        </p>
      ) : null}
    </Note>
  );
}
