import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { cartTitleId } from '../cart-page/cart-title-id.ts';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { type StoreChange, undoStoreChange } from './store-change.ts';

/** Says at which store the items are picked up now, and undoes the change. `children` are the lines that are delivered in another way. */
export function StoreChangeNotice({ change, children }: { change: StoreChange; children: ReactNode }) {
  const { from, to, restore, restored } = change;
  const root = useRef<HTMLDivElement>(null);
  // The store may have been changed below a long list of items. The sticky header leaves room above elements with an id.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [change]);
  const intl = useIntl();
  const undo = useBasketMutation();
  const handleUndo = () =>
    undo.mutate(undoStoreChange({ from, ...(restore ? { restore } : {}) }), {
      // The button, which has the focus, disappears.
      onSuccess: () => document.getElementById(cartTitleId)?.focus({ preventScroll: true }),
    });
  return (
    <div ref={root} id="store-change">
      <Alert
        title={
          <FormattedMessage
            id="basket.store-changed"
            defaultMessage="{how, select, restored {Your pickup store is {store} again.} changed {Your pickup store is {store} now.} other {You have no pickup store now.}}"
            values={{ how: restored ? 'restored' : to ? 'changed' : 'none', store: to?.name }}
          />
        }
      >
        {children && restored ? (
          <p>
            <FormattedMessage id="basket.store-restored.except" defaultMessage="We couldn’t restore everything:" />
          </p>
        ) : null}
        {children}
        {restore ? (
          <TextButton
            aria-busy={undo.isPending || undefined}
            aria-label={intl.formatMessage(
              { id: 'basket.store-changed.undo-name', defaultMessage: 'Undo: pick up at {store}' },
              { store: from.name },
            )}
            onClick={ignoreDoubleClick(handleUndo)}
          >
            <FormattedMessage id="basket.restore" defaultMessage="Undo" />
          </TextButton>
        ) : null}
        {undo.isError ? (
          <p className="text-critical" role="alert">
            <BasketErrorMessage error={undo.error} />
          </p>
        ) : null}
      </Alert>
    </div>
  );
}
