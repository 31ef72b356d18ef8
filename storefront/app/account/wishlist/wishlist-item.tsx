import type { ProductListItem } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { productPath, useVariationText } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { tilePath } from '../../product/index.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { NearImageBox } from '../../ui/media/image.tsx';
import { Price } from '../../ui/price.tsx';
import { isOptimistic } from '../../wishlist/index.ts';
import { ItemFacts } from './item-facts.tsx';
import * as styles from './wishlist-item.module.css';

export type ListedProduct = NonNullable<ProductListItem['c_product']>;

export const isStyle = ({ productId }: ProductListItem, { masterId }: ListedProduct) => productId === masterId;

function pathOf(item: ProductListItem, product: ListedProduct): string {
  const { slugUrl, variationValues } = product;
  if (isStyle(item, product)) return tilePath(slugUrl, variationValues.color);
  return productPath({ productId: item.productId, c_slugUrl: slugUrl, c_variationValues: variationValues });
}

export function WishlistItem({ item, className, actions }: { item: ProductListItem; className?: string; actions?: ReactNode }) {
  const variationText = useVariationText();
  const product = item.c_product;
  if (!product) {
    return (
      <li className={styles.item}>
        <div className={styles.content}>
          {isOptimistic(item) ? (
            <SkeletonText widths={['60%', '40%']} />
          ) : (
            <p>
              <FormattedMessage
                id="account.wishlist.gone"
                defaultMessage="Item {productId} is no longer sold."
                values={{ productId: item.productId }}
              />
            </p>
          )}
          {actions}
        </div>
      </li>
    );
  }
  const { image, name, price, strikePrice, currency, variationNames } = product;
  const source = { link: image.link, alt: image.alt, version: image.c_version, background: image.c_ground };
  return (
    <li className={`${styles.item} ${className ?? ''}`}>
      <NearImageBox
        className={styles.image}
        image={source}
        sizes="(width >= 48rem) 128px, 96px"
        minWidth={85}
        maxWidth={128}
        isDecorative
      />
      <div className={styles.content}>
        <div className={styles.title}>
          <h2 className={styles.name}>
            <Link className="link-plain" to={pathOf(item, product)}>
              {name}
            </Link>
          </h2>
          <b>
            <Price amount={price} previousAmount={strikePrice} currency={currency} />
          </b>
        </div>
        <p className="text-muted">{variationText({ c_variationNames: variationNames })}</p>
        {item.quantity > 1 ? (
          <p className="text-muted">
            <FormattedMessage
              id="account.wishlist.quantity"
              defaultMessage="Quantity: {quantity, number}"
              values={{ quantity: item.quantity }}
            />
          </p>
        ) : null}
        <ItemFacts item={item} product={product} />
        {actions}
      </div>
    </li>
  );
}
