import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { useBasket } from '../state/use-basket.ts';
import { FreeShippingProgress } from '../summary/free-shipping-progress.tsx';
import { CartSubtotal } from './cart-subtotal.tsx';
import * as styles from './mini-cart.module.css';
import { miniCartId } from './mini-cart-id.ts';
import { MiniCartLine } from './mini-cart-line.tsx';

const maxLines = 3;

export default function MiniCart({ onLeave }: { onLeave(): void }) {
  const intl = useIntl();
  const { basket } = useBasket();
  if (!basket) return null;
  const { productItems, currency } = basket;
  // The flyout opens after an addition, and the added line is the last of the basket.
  const newestFirst = productItems.toReversed();
  const hiddenLineCount = productItems.length - maxLines;
  return (
    <section
      id={miniCartId}
      className={styles.miniCart}
      aria-label={intl.formatMessage({ id: 'basket.mini', defaultMessage: 'In your cart' })}
    >
      <ul className={`${layoutStyles.dividedList} ${styles.lines}`}>
        {newestFirst.slice(0, maxLines).map((item) => (
          <MiniCartLine key={item.itemId} item={item} currency={currency} shipments={basket.shipments} isCompact onLeave={onLeave} />
        ))}
      </ul>
      <div className={styles.footer}>
        {hiddenLineCount > 0 ? (
          <p className="text-muted">
            <FormattedMessage
              id="basket.mini.more"
              defaultMessage="and {count, plural, one {# more item} other {# more items}}"
              values={{ count: hiddenLineCount }}
            />
          </p>
        ) : null}
        <FreeShippingProgress basket={basket} />
        <CartSubtotal basket={basket} />
        <ButtonLink to="/checkout" wide onClick={onLeave}>
          <FormattedMessage id="basket.check-out" defaultMessage="Check out" />
        </ButtonLink>
        <ButtonLink to="/cart" kind="secondary" wide small onClick={onLeave}>
          <FormattedMessage id="basket.see-cart" defaultMessage="View cart" />
        </ButtonLink>
      </div>
    </section>
  );
}
