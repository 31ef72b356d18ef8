import type { ProductItem } from '@outfitter/contract/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { canBePickedUp, deliveryMethodOf, isPickup } from './delivery-method.ts';
import { LazySwitchPickup } from './lazy-switch-pickup.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

/**
 * Moves a line from shipping to pickup, or back, or to the other kind of pickup, with one click. Renders nothing for a line that cannot be
 * collected.
 */
export function MoveLineButton({ item, moves }: { item: ProductItem; moves: DeliveryMoves }) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const movedAt = moves.movedItemId === item.itemId ? moves.movedAt : undefined;
  const takeFocus = useEffectEvent(() => {
    if (moves.takesFocus()) button.current?.focus({ preventScroll: true });
  });
  // The line is in another list now, and the button that had the focus is gone.
  useEffect(() => {
    if (movedAt) takeFocus();
  }, [movedAt]);
  const name = item.productName;
  if (isPickup(deliveryMethodOf(item))) {
    return (
      <>
        <TextButton
          ref={button}
          onClick={ignoreDoubleClick(() => moves.move(item, 'ship-to-home'))}
          aria-label={intl.formatMessage({ id: 'basket.line.ship-name', defaultMessage: 'Ship it instead: {name}' }, { name })}
        >
          <FormattedMessage id="basket.line.ship" defaultMessage="Ship it instead" />
        </TextButton>
        <LazySwitchPickup items={[item]} moves={moves} />
      </>
    );
  }
  if (!moves.canPickUp || !canBePickedUp(item)) return null;
  return (
    <TextButton
      ref={button}
      onClick={ignoreDoubleClick(() => moves.move(item, 'in-store-pickup'))}
      aria-label={intl.formatMessage({ id: 'basket.line.pick-up-name', defaultMessage: 'Pick it up: {name}' }, { name })}
    >
      <FormattedMessage id="basket.line.pick-up" defaultMessage="Pick it up" />
    </TextButton>
  );
}
