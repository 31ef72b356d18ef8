import { FormattedMessage } from 'react-intl';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { Dialog, useOpenOnMount } from '../../ui/overlays/dialog.tsx';
import { useBasket } from '../state/use-basket.ts';
import { FreeShippingProgress } from '../summary/free-shipping-progress.tsx';
import * as styles from './added-drawer.module.css';
import { CartSubtotal } from './cart-subtotal.tsx';
import { MiniCartLine } from './mini-cart-line.tsx';

export default function AddedDrawer({ onClose }: { onClose(): void }) {
  const { basket, itemCount } = useBasket();
  const [isOpen] = useOpenOnMount();
  const newest = basket?.productItems.at(-1);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={<FormattedMessage id="basket.added" defaultMessage="In the cart" />}
      footer={
        <div className={styles.actions}>
          <ButtonLink to="/checkout" wide onClick={onClose}>
            <FormattedMessage id="basket.check-out" defaultMessage="Check out" />
          </ButtonLink>
          <ButtonLink to="/cart" kind="secondary" wide onClick={onClose}>
            <FormattedMessage
              id="basket.see-cart.count"
              defaultMessage="View cart, {count, plural, one {# item} other {# items}}"
              values={{ count: itemCount }}
            />
          </ButtonLink>
          <TextButton onClick={onClose}>
            <FormattedMessage id="basket.continue-shopping" defaultMessage="Continue shopping" />
          </TextButton>
        </div>
      }
    >
      {basket && newest ? (
        <>
          <ul>
            <MiniCartLine item={newest} currency={basket.currency} shipments={basket.shipments} onLeave={onClose} />
          </ul>
          <FreeShippingProgress basket={basket} />
          <CartSubtotal basket={basket} />
        </>
      ) : null}
    </Dialog>
  );
}
