import type { ProductItem } from '@outfitter/contract/client';
import { Link } from '../../platform/locale/navigation.tsx';
import { Price } from '../../ui/price.tsx';
import { productPath } from './item-details.ts';
import * as styles from './line-title.module.css';

export function LineTitle({ item, currency, onLeave }: { item: ProductItem; currency: string; onLeave?(): void }) {
  return (
    <div className={styles.lineTitle}>
      <h3>
        <Link className="link-plain" to={productPath(item)} onClick={onLeave}>
          {item.productName}
        </Link>
      </h3>
      <b>
        <Price amount={item.price} currency={currency} previousAmount={item.c_strikePrice && item.c_strikePrice * item.quantity} />
      </b>
    </div>
  );
}
