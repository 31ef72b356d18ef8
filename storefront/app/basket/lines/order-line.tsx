import type { ProductItem } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImageBox } from '../../ui/media/image.tsx';
import { Price } from '../../ui/price.tsx';
import { itemImage, variationText } from './item-details.ts';
import * as styles from './order-line.module.css';

type LineItem = Pick<ProductItem, 'productName' | 'price' | 'quantity' | 'c_image' | 'c_variationNames'>;

export function OrderLine({ item, currency, children }: { item: LineItem; currency: string; children?: ReactNode }) {
  return (
    <li className={styles.oline}>
      <ImageBox image={itemImage(item)} sizes="72px" minWidth={85} maxWidth={85} isDecorative />
      <b>{item.productName}</b>
      <b>
        <Price amount={item.price} currency={currency} />
      </b>
      <span className="text-muted">
        <FormattedMessage
          id="basket.order-line"
          defaultMessage="{values}, qty {quantity}"
          values={{ values: variationText(item), quantity: item.quantity }}
        />
      </span>
      {children}
    </li>
  );
}
