import type { Basket, ProductItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { ImageBox } from '../../ui/media/image.tsx';
import { DeliveryText } from '../delivery/delivery-text.tsx';
import { GiftCardDetails } from '../gift-card/gift-card-details.tsx';
import { itemImage } from '../lines/item-details.ts';
import { LineTitle } from '../lines/line-title.tsx';
import { useVariationText } from '../lines/use-variation-text.ts';
import { BackorderNotice } from '../parcels/backorder-notice.tsx';
import * as styles from './mini-cart-line.module.css';

interface MiniCartLineProps {
  item: ProductItem;
  currency: string;
  shipments: Basket['shipments'];
  isCompact?: boolean;
  onLeave(): void;
}

export function MiniCartLine({ item, currency, shipments, isCompact = false, onLeave }: MiniCartLineProps) {
  const values = useVariationText()(item);
  return (
    <li className={classNames(styles.line, isCompact && styles.isCompact)}>
      <ImageBox className={styles.image} image={itemImage(item)} sizes="85px" minWidth={85} maxWidth={85} isDecorative />
      <LineTitle item={item} currency={currency} onLeave={onLeave} />
      {values ? <p className="text-muted">{values}</p> : null}
      <GiftCardDetails item={item} />
      {item.c_isBackordered ? <BackorderNotice date={item.inventory.inStockDate} /> : null}
      <DeliveryText item={item} shipments={shipments} />
      <p className="text-muted">
        <FormattedMessage id="basket.line.quantity" defaultMessage="Qty {quantity}" values={{ quantity: item.quantity }} />
      </p>
    </li>
  );
}
