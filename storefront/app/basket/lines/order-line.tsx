import type { ProductItem } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as imageStyles from '../../ui/media/image.module.css';
import { ImageBox } from '../../ui/media/image.tsx';
import type { ImageSource } from '../../ui/media/image-url.ts';
import { Price } from '../../ui/price.tsx';
import { GiftCardDetails } from '../gift-card/gift-card-details.tsx';
import type { GiftCardItem } from '../gift-card/gift-card-texts.ts';
import { BackorderNotice } from '../parcels/backorder-notice.tsx';
import { itemImage } from './item-details.ts';
import * as styles from './order-line.module.css';
import { useVariationText } from './use-variation-text.ts';

interface OrderLineParts {
  status?: ReactNode;
  notice?: ReactNode;
}

interface OrderLineLayoutProps extends OrderLineParts {
  image: ImageSource | undefined;
  name: ReactNode;
  price: number;
  currency: string;
  details: ReactNode;
}

export function OrderLineLayout({ image, name, price, currency, details, status, notice }: OrderLineLayoutProps) {
  return (
    <li className={styles.orderLine}>
      {image ? (
        <ImageBox className={styles.image} image={image} sizes="72px" minWidth={85} maxWidth={85} isDecorative />
      ) : (
        <span className={`${imageStyles.imageBox} ${styles.image}`} />
      )}
      <b>{name}</b>
      <b data-not-for-recipient="">
        <Price amount={price} currency={currency} />
      </b>
      <span className="text-muted">{details}</span>
      {status ? <span className={styles.status}>{status}</span> : null}
      {notice ? <div className={styles.notice}>{notice}</div> : null}
    </li>
  );
}

/** Shows the values and the quantity. A product without a choice, such as a gift card with a single design, has a quantity only. */
export function ValuesAndQuantity({ values, quantity }: { values: string; quantity: number }) {
  return (
    <FormattedMessage
      id="basket.order-line"
      defaultMessage="{hasValues, select, true {{values}, qty {quantity}} other {Qty {quantity}}}"
      values={{ hasValues: String(values !== ''), values, quantity }}
    />
  );
}

export interface LineItem
  extends Pick<ProductItem, 'productName' | 'price' | 'quantity' | 'c_image' | 'c_variationNames' | 'c_isBackordered'>,
    GiftCardItem {
  inventory?: Pick<ProductItem['inventory'], 'inStockDate'>;
  c_inStockDate?: string | undefined;
}

interface OrderLineProps extends OrderLineParts {
  item: LineItem;
  currency: string;
  quantityControl?: ReactNode;
}

export function OrderLine({ item, currency, quantityControl, ...parts }: OrderLineProps) {
  const values = useVariationText()(item);
  return (
    <OrderLineLayout
      status={quantityControl}
      notice={item.c_isBackordered ? <BackorderNotice date={item.c_inStockDate ?? item.inventory?.inStockDate} /> : null}
      {...parts}
      image={itemImage(item)}
      name={item.productName}
      price={item.price}
      currency={currency}
      details={
        <>
          {quantityControl ? values : <ValuesAndQuantity values={values} quantity={item.quantity} />}
          <GiftCardDetails item={item} />
        </>
      }
    />
  );
}
