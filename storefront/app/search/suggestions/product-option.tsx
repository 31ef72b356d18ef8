import type { SuggestedProduct } from '@outfitter/contract/client';
import { Link } from '../../platform/locale/navigation.tsx';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import { Price } from '../../ui/price.tsx';
import { suggestionRowId } from '../search-box-state.ts';
import { pathForSku } from '../single-result-redirect.ts';
import { isPlainClick } from './phrase-option.tsx';
import * as styles from './product-option.module.css';
import * as optionStyles from './suggestion-option.module.css';

interface ProductOptionProps {
  row: number;
  isActive: boolean;
  product: SuggestedProduct;
  query: string;
  onSelect(product: SuggestedProduct): void;
}

export function ProductOption({ row, isActive, product, query, onSelect }: ProductOptionProps) {
  const { productId, productName, image, price, priceMax, strikePrice, currency, c_slugUrl, c_color } = product;
  // A SKU number in the query selects its variant; otherwise the color in the query is selected.
  const skuPath = pathForSku({ c_slugUrl, productId }, query);
  const to = skuPath !== c_slugUrl || c_color === undefined ? skuPath : `${c_slugUrl}?color=${encodeURIComponent(c_color)}`;
  const thumbnail = { link: image.link, alt: '', version: image.c_version, background: image.c_ground };
  return (
    <Link
      id={suggestionRowId(row)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`${optionStyles.option} ${optionStyles.product}`}
      to={to}
      onClick={(event) => {
        if (isPlainClick(event)) onSelect(product);
      }}
    >
      <span className={styles.image} style={image.c_ground ? { backgroundColor: image.c_ground } : undefined}>
        <ResponsiveImage image={thumbnail} sizes="56px" minWidth={170} maxWidth={85} isDecorative />
      </span>
      <span className={styles.name}>{productName}</span>{' '}
      <span className={styles.price}>
        <Price amount={price} maxAmount={priceMax} previousAmount={strikePrice} currency={currency} />
      </span>
    </Link>
  );
}
