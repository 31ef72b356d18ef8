import type { ProductItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { ImageBox } from '../../ui/media/image.tsx';
import { Price } from '../../ui/price.tsx';
import * as cartLineStyles from '../lines/cart-line.module.css';
import { itemImage, productPath, variationText } from '../lines/item-details.ts';

/** A line of the mini cart, with an image of 85 px (SHELL-026). */
export function MiniCartLine({ item, currency, onLeave }: { item: ProductItem; currency: string; onLeave(): void }) {
  return (
    <li className={cartLineStyles.line}>
      <ImageBox image={itemImage(item)} sizes="85px" minWidth={85} maxWidth={85} isDecorative />
      <div className={cartLineStyles.lineTop}>
        <h3>
          <Link className="link-plain" to={productPath(item)} onClick={onLeave}>
            {item.productName}
          </Link>
        </h3>
        <b>
          <Price amount={item.price} currency={currency} was={item.c_strikePrice && item.c_strikePrice * item.quantity} />
        </b>
      </div>
      <p className="text-muted">{variationText(item)}</p>
      <p className="text-muted">
        <FormattedMessage id="basket.line.quantity" defaultMessage="Qty {quantity}" values={{ quantity: item.quantity }} />
      </p>
    </li>
  );
}
