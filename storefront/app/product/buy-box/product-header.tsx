import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { colorDimension, hasSomeReduced, type ProductView } from '../product-view.ts';
import { ReviewCount } from '../review-count.tsx';
import { BadgeTag } from '../tile/tile-badge.tsx';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { remainingVariants } from '../variants/variant-availability.ts';
import * as styles from './product-header.module.css';

export function ProductHeader({
  product,
  variantSelection,
  giftCardAmount,
}: {
  product: ProductView;
  variantSelection: VariantSelection;
  giftCardAmount: number | undefined;
}) {
  const badge = badgeOf(product, variantSelection.selection[colorDimension]);
  return (
    <div>
      <div className={styles.styleAndBadge}>
        <p className="text-label text-muted">
          <FormattedMessage id="product.style" defaultMessage="Style {id}" values={{ id: product.id }} />
        </p>
        {badge ? <BadgeTag badge={badge} /> : null}
      </div>
      <h1 className={`text-page ${styles.name}`}>{product.name}</h1>
      <div className={styles.price} aria-live="polite">
        <span className="text-price">
          {giftCardAmount === undefined ? (
            <SelectedPrice product={product} variantSelection={variantSelection} />
          ) : (
            <Price amount={giftCardAmount} currency={product.currency} />
          )}
        </span>
        {product.rating && product.reviews > 0 ? (
          <a className={styles.rating} href="#reviews">
            <Stars rating={product.rating} />
            <span className="tabular-figures">
              <FormattedNumber value={product.rating} minimumFractionDigits={1} /> (<ReviewCount count={product.reviews} />)
            </span>
          </a>
        ) : null}
      </div>
      {hasSomeReduced(variantSelection.matrix) ? (
        <p className={`text-critical ${styles.clearance}`}>
          {product.colors.some(({ isClearance }) => isClearance) ? (
            <FormattedMessage id="product.clearance" defaultMessage="Select colors on clearance" />
          ) : (
            <FormattedMessage id="product.sale" defaultMessage="Select colors on sale" />
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Returns the badge of the style, unless it announces another color than the selected one. */
function badgeOf({ badge, colors }: ProductView, selectedColor: string | undefined): ProductView['badge'] {
  const newColors = colors.filter(({ isNew }) => isNew);
  const isOfOtherColor = badge === 'New Color' && newColors.length > 0 && newColors.every(({ value }) => value !== selectedColor);
  return isOfOtherColor ? undefined : badge;
}

/** Returns the price of the selected variant, or the lowest price of those that the selection leaves. */
export function lowestPrice(product: ProductView, { matrix, selection }: VariantSelection): number {
  const prices = remainingVariants(matrix, selection).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : product.price;
}

export function SelectedPrice({ product, variantSelection }: { product: ProductView; variantSelection: VariantSelection }) {
  const remaining = remainingVariants(variantSelection.matrix, variantSelection.selection);
  const prices = remaining.map((variant) => variant.price);
  const strikePrices = new Set(remaining.map((variant) => variant.strikePrice));
  return (
    <Price
      amount={lowestPrice(product, variantSelection)}
      maxAmount={prices.length > 0 ? Math.max(...prices) : product.priceMax}
      previousAmount={strikePrices.size === 1 ? remaining[0]?.strikePrice : undefined}
      currency={product.currency}
    />
  );
}
