import type { ProductItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { countItems } from '../state/basket-patch.ts';
import { canBePickedUp, type DeliveryGroup, isPickup } from './delivery-method.ts';
import * as styles from './group-actions.module.css';
import { LazySwitchPickup } from './lazy-switch-pickup.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

interface GroupActionsProps {
  group: DeliveryGroup<ProductItem>;
  moves: DeliveryMoves;
  /** True for the last group. All pickups have the same store, so only the last group shows its address and changes it. */
  isLast: boolean;
}

/** Shows the actions for all lines of a delivery method: moving them to another method, and changing the store of a pickup. */
export function GroupActions({ group: { type, shipment, items }, moves, isLast }: GroupActionsProps) {
  if (isPickup(type)) {
    if (!isLast && items.length < 2) return null;
    const street = shipment?.shippingAddress?.address1;
    const { city } = shipment?.shippingAddress ?? {};
    return (
      <div className={styles.actions}>
        {street && isLast ? <span className="text-muted">{[street, city].filter(Boolean).join(', ')}</span> : null}
        {moves.canChooseStore && isLast ? (
          <TextButton onClick={moves.changeStore} data-screen-only="">
            <FormattedMessage id="basket.group.change-store" defaultMessage="Change store" />
          </TextButton>
        ) : null}
        {items.length > 1 ? (
          <>
            <TextButton onClick={ignoreDoubleClick(() => moves.moveAll(type, 'ship-to-home'))} data-screen-only="">
              <FormattedMessage
                id="basket.group.ship-all"
                defaultMessage="Ship all {count} instead"
                values={{ count: countItems({ productItems: items }) }}
              />
            </TextButton>
            <LazySwitchPickup items={items} moves={moves} />
          </>
        ) : null}
      </div>
    );
  }
  if (!moves.canPickUp || items.filter(canBePickedUp).length < 2) return null;
  return (
    <div className={styles.actions} data-screen-only="">
      <TextButton onClick={ignoreDoubleClick(() => moves.moveAll(type, 'in-store-pickup'))}>
        {moves.store ? (
          <FormattedMessage id="basket.group.pick-up-all-at" defaultMessage="Pick up all at {store}" values={{ store: moves.store.name }} />
        ) : (
          <FormattedMessage id="basket.group.pick-up-all" defaultMessage="Pick up all in store" />
        )}
      </TextButton>
    </div>
  );
}
