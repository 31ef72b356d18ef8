import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import {
  BasketErrorMessage,
  LineNoticeMessage,
  lineNotice,
  OrderLine,
  removeItem,
  setQuantity,
  useBasketMutation,
} from '../basket/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './unorderable-lines.module.css';

export function UnorderableLines({ basket }: { basket: Basket }) {
  const update = useBasketMutation();
  const unorderable = basket.productItems.flatMap((item) => {
    const notice = lineNotice(basket, item);
    return notice?.kind === 'sold-out' || notice?.kind === 'insufficient-stock' ? [{ item, notice }] : [];
  });
  if (unorderable.length === 0) return null;
  return (
    <section className={styles.unorderable} aria-labelledby="line-problems">
      <h2 className="text-card" id="line-problems">
        <FormattedMessage id="checkout.line-errors" defaultMessage="Fix this first" />
      </h2>
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      <ul className={layoutStyles.dividedList}>
        {unorderable.map(({ item, notice }) => (
          <OrderLine
            key={item.itemId}
            item={item}
            currency={basket.currency}
            notice={
              <LineNoticeMessage
                notice={notice}
                name={item.productName}
                onResolve={(quantity) => update.mutate(quantity === 0 ? removeItem(item.itemId) : setQuantity(item.itemId, quantity))}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}
