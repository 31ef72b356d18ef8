import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { deliveryMethodOf, isPickup } from '../delivery/delivery-method.ts';
import { findPickupStoreError } from '../delivery/find-pickup-store-error.ts';
import type { DeliveryMoves } from '../delivery/use-delivery-moves.ts';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { ItemsAtStore } from '../store-stock/items-at-store.tsx';
import { stockAtStoresQuery } from '../store-stock/stock-at-stores.ts';
import * as styles from './pickup-store-error-alert.module.css';

export interface PickupStoreErrorAlertProps {
  basket: Basket;
  moves: DeliveryMoves;
}

/** Says that the store cannot prepare the pickup, and offers other stores, with when the items can be picked up there, and shipping. */
export default function PickupStoreErrorAlert({ basket, moves }: PickupStoreErrorAlertProps) {
  const { locale } = useIntl();
  const problem = findPickupStoreError(basket);
  if (!problem) return null;
  const { alternatives } = problem;
  const items = basket.productItems.filter((item) => isPickup(deliveryMethodOf(item)));
  const storeIds = alternatives.map(({ storeId }) => storeId);
  const query = stockAtStoresQuery(storeIds, items, locale);
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="basket.store-not-eligible"
          defaultMessage="{hasStore, select, true {{store}} other {Your store}} can’t prepare pickups right now."
          values={{ store: moves.store?.name, hasStore: String(Boolean(moves.store?.name)) }}
        />
      }
    >
      <ul className={styles.alternatives}>
        {alternatives.map(({ storeId, name, timeZone }) => (
          <li key={storeId} className={styles.alternative}>
            <Button kind="secondary" small onClick={ignoreDoubleClick(() => moves.pickUpAt(storeId))}>
              <FormattedMessage
                id="basket.group.pick-up"
                defaultMessage="{hasStore, select, true {Pick up at {store}} other {Pick up in store}}"
                values={{ hasStore: 'true', store: name }}
              />
            </Button>
            <ItemsAtStore items={items} storeId={storeId} timeZone={timeZone} query={query} />
          </li>
        ))}
      </ul>
      <div className={buttonStyles.buttonRow}>
        {moves.canChooseStore ? (
          <Button kind="secondary" small onClick={moves.changeStore}>
            <FormattedMessage id="basket.store-not-eligible.other" defaultMessage="Choose another store" />
          </Button>
        ) : null}
        <Button kind="secondary" small onClick={ignoreDoubleClick(moves.shipAll)}>
          <FormattedMessage id="basket.store-not-eligible.ship" defaultMessage="Ship it all to me instead" />
        </Button>
      </div>
    </Alert>
  );
}
