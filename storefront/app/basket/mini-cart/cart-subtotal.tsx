import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../ui/price.tsx';
import * as styles from './cart-subtotal.module.css';

export function CartSubtotal({ basket: { productSubTotal, currency } }: { basket: Pick<Basket, 'productSubTotal' | 'currency'> }) {
  return (
    <p className={styles.subtotal}>
      <FormattedMessage id="basket.subtotal" defaultMessage="Subtotal" />
      <b>
        <Price amount={productSubTotal} currency={currency} />
      </b>
    </p>
  );
}
