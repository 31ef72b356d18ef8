import type { ProductListItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { SoldOut, UnitsLeft } from '../../platform/shop/stock-text.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import * as styles from './wishlist-item.module.css';
import type { ListedProduct } from './wishlist-item.tsx';

export function ItemFacts({ item: { c_priceDrop, c_isBackInStock }, product }: { item: ProductListItem; product: ListedProduct }) {
  const formatPrice = useFormatPrice();
  const { currency, orderable, lowStock } = product;
  if (orderable && !c_priceDrop && !c_isBackInStock && !lowStock) return null;
  return (
    <p className={styles.facts}>
      {c_priceDrop ? (
        <Tag kind="sale">
          <FormattedMessage
            id="account.wishlist.price-drop"
            defaultMessage="Price dropped by {amount}"
            values={{ amount: formatPrice(c_priceDrop, currency) }}
          />
        </Tag>
      ) : null}
      {c_isBackInStock ? (
        <Tag>
          <FormattedMessage id="account.wishlist.back-in-stock" defaultMessage="Back in stock" />
        </Tag>
      ) : null}
      {lowStock ? (
        <b>
          <UnitsLeft units={lowStock} />
        </b>
      ) : null}
      {orderable ? null : (
        <span className="text-muted">
          <SoldOut />
        </span>
      )}
    </p>
  );
}
