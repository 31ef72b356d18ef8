import { FormattedMessage } from 'react-intl';
import { useStoreDialog } from '../../../stores/index.ts';
import { TextButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import * as pendingStyles from './checking-stock.module.css';
import { CheckingStockText } from './checking-stock.tsx';
import { chooseMethod } from './chosen-method.ts';
import { NearestStore } from './nearest-store.tsx';
import { PickupSentence } from './pickup-sentence.tsx';
import { type SelectedUnits, usePickupOffers } from './use-pickup-offers.ts';

export default function PickupFacts({ variant, quantity }: SelectedUnits) {
  const { store, isStoreKnown, offers, nearest, refetch } = usePickupOffers({ variant, quantity });
  // An item on backorder is picked up nowhere (PDP-006).
  const isBackorder = variant?.backorder ?? false;
  const { open, isLoading, dialog } = useStoreDialog({
    item: variant && !isBackorder ? { productId: variant.productId, quantity } : undefined,
    hasPickup: true,
    onChoose: () => chooseMethod('in-store-pickup'),
  });
  const pickup = offers?.['in-store-pickup'];
  const stock = pickup?.status === 'no-pickup' ? pickup.inStore : pickup;
  return (
    <div>
      <p aria-live="polite">
        {store && offers ? (
          <PickupSentence store={store} offers={offers} quantity={quantity} />
        ) : (
          <CheckingStockText isStoreKnown={isStoreKnown}>
            {isBackorder ? (
              <FormattedMessage
                id="product.pickup.no-backorder"
                defaultMessage="It’s on backorder, so it can’t be picked up at a store yet. We can ship it."
              />
            ) : (
              <FormattedMessage
                id="product.pickup.free"
                defaultMessage="Pickup at a store is free. Choose a store to see whether it has the item, and when it’s ready."
              />
            )}
          </CheckingStockText>
        )}
      </p>
      <div className={classNames(layoutStyles.requiresScript, !isStoreKnown && pendingStyles.withoutStore)}>
        {isBackorder ? null : stock?.status === 'failed' ? (
          <TextButton onClick={refetch}>
            <FormattedMessage id="product.pickup.retry" defaultMessage="Try again" />
          </TextButton>
        ) : (
          <TextButton aria-haspopup="dialog" aria-busy={isLoading || undefined} onClick={open}>
            {nearest ? (
              <NearestStore nearest={nearest} quantity={quantity} />
            ) : store ? (
              <FormattedMessage id="product.pickup.other-stores" defaultMessage="Check other stores" />
            ) : (
              <FormattedMessage id="product.pickup.choose-store" defaultMessage="Choose a store" />
            )}
          </TextButton>
        )}
      </div>
      {dialog}
    </div>
  );
}
