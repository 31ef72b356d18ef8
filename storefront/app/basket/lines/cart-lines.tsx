import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { BasketErrorMessage } from '../basket-error.tsx';
import { removeItem } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './cart-line.module.css';
import { CartLine } from './cart-line.tsx';
import { useDateFormat } from './use-date-format.ts';
import { usePriceChanges } from './use-price-changes.ts';

/** The page's heading, which gets the focus when a line is removed. */
export const cartTitleId = 'cart-title';

export function CartLines({ basket }: { basket: Basket }) {
  const remove = useBasketMutation();
  const { changes, accept } = usePriceChanges(basket);
  const { days } = useDateFormat();
  const home = basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
  const method = home?.shippingMethod ?? basket.applicableShippingMethods.find(({ id }) => id === basket.defaultShippingMethodId);
  const postalCode = home?.shippingAddress?.postalCode;
  return (
    <section aria-labelledby="cart-shipped">
      <div className={styles.shipH}>
        <Icon name="truck" />
        <h2 className="text-card" id="cart-shipped">
          {postalCode ? (
            <FormattedMessage id="basket.group.ship-to" defaultMessage="Ship to {postalCode}" values={{ postalCode }} />
          ) : (
            <FormattedMessage id="basket.group.ship" defaultMessage="Ship to you" />
          )}
        </h2>
        {method?.c_arrivesTo ? <b className="text-success">{days(method.c_arrivesFrom, method.c_arrivesTo)}</b> : null}
      </div>
      {remove.isError ? <Alert kind="bad" role="alert" title={<BasketErrorMessage error={remove.error} />} /> : null}
      <ul className={layoutStyles.dividedList}>
        {basket.productItems.map((item) => (
          <CartLine
            key={item.itemId}
            basket={basket}
            item={item}
            priceChange={changes.find(({ itemId }) => itemId === item.itemId)}
            onAcceptPrice={() => accept(item.itemId)}
            onRemove={() => {
              // The line disappears at once, and with it the focused button.
              document.getElementById(cartTitleId)?.focus({ preventScroll: true });
              remove.mutate(removeItem(item.itemId));
            }}
          />
        ))}
      </ul>
    </section>
  );
}
