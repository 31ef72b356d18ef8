import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { itemImage } from '../../basket/index.ts';
import { ImageBox } from '../../ui/media/image.tsx';
import * as styles from './order-thumbnails.module.css';

const maxThumbnails = 3;

/**
 * Shows the first images of an order, and the number of its other items. They are saved copies, so that styles that are no longer sold have
 * one, too.
 */
export function OrderThumbnails({ items }: { items: OrderSummary['productItems'] }) {
  const hidden = items.length - maxThumbnails;
  return (
    <ul className={styles.thumbnails}>
      {items.slice(0, maxThumbnails).map((item) => (
        <li key={item.itemId}>
          <ImageBox className={styles.image} image={itemImage(item)} sizes="64px" minWidth={85} maxWidth={85} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className="text-muted">
          <FormattedMessage id="account.orders.more-items" defaultMessage="+{count}" values={{ count: hidden }} />
        </li>
      ) : null}
    </ul>
  );
}
