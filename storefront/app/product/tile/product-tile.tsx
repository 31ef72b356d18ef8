import { memo, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { SoldOut } from '../../platform/shop/stock-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import * as imageStyles from '../../ui/media/image.module.css';
import { ImageBox, NearImageBox, ResponsiveImage } from '../../ui/media/image.tsx';
import { Price, useFormatShortPrice } from '../../ui/price.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { ReviewCount } from '../review-count.tsx';
import { getChosenSwatch, storeChosenSwatch } from './chosen-swatches.ts';
import { PickupLine } from './pickup-lines.tsx';
import * as styles from './product-tile.module.css';
import { SecondImageButton } from './second-image-button.tsx';
import { type Tile, type TileColor, tilePath } from './tile.ts';
import { BadgeTag, badgesOfOtherColor, primaryBadge } from './tile-badge.tsx';
import { TileSwatches } from './tile-swatches.tsx';

const sizes = '(width >= 64rem) 315px, (width >= 48rem) 31vw, 46vw';

const loadTileActions = () => import('../quick-add/tile-actions.tsx');
const loadCompareToggle = async () => ({ default: (await loadTileActions()).TileCompareToggle });

interface ProductTileProps {
  tile: Tile;
  priority?: 'first' | 'eager' | 'lazy';
  headingLevel?: 'h2' | 'h3';
  /** In a comparison the styles are chosen already, and "Quick add" does not wait for the pointer. */
  isInComparison?: boolean;
}

export const ProductTile = memo(function ProductTile({
  tile,
  priority = 'lazy',
  headingLevel: Heading = 'h3',
  isInComparison = false,
}: ProductTileProps) {
  // The clicked color applies only while the requested color is the same as when it was clicked.
  const [clicked, setClicked] = useState(() => ({ value: getChosenSwatch(tile.id), among: tile.shownColor.image.link }));
  const isPressed = clicked.among === tile.shownColor.image.link;
  const selectedColor = (isPressed && tile.colors.find(({ value }) => value === clicked.value)) || tile.shownColor;
  const [preview, setPreview] = useState<TileColor>();
  const [isHovered, setHovered] = useState(false);
  const [isSecondImageShown, setSecondImageShown] = useState(false);
  const { Component: TileActions } = useLazyComponent(loadTileActions, 'idle');
  const { Component: CompareToggle } = useLazyComponent(loadCompareToggle, 'idle');
  const selectColor = (next: TileColor) => {
    setClicked({ value: next.value, among: tile.shownColor.image.link });
    storeChosenSwatch(tile.id, next.value);
  };
  const color = preview ?? selectedColor;
  const hasMoved = selectedColor !== tile.shownColor;
  const second = preview || hasMoved ? undefined : tile.hoverImage;
  const isLead = color === tile.shownColor || color.value === tile.shownColor.value;
  const badge = primaryBadge(isLead ? tile.badges : badgesOfOtherColor(tile.badges, color));
  const colorName = color.name || tile.colors.find(({ value }) => value === color.value)?.name;
  const Box = priority === 'lazy' ? NearImageBox : ImageBox;
  const alt = colorName ? `${tile.name}, ${colorName}` : tile.name;
  return (
    <article
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {badge ? <BadgeTag badge={badge} className={styles.badge} /> : null}
      <Box image={{ ...color.image, alt }} sizes={sizes} priority={priority} />
      {second && (isHovered || isSecondImageShown) ? (
        <div className={`${imageStyles.imageBox} ${styles.secondImage}`}>
          <ResponsiveImage image={second} sizes={sizes} priority="eager" isDecorative />
        </div>
      ) : null}
      {second ? <SecondImageButton name={tile.name} isSecondImageShown={isSecondImageShown} onToggle={setSecondImageShown} /> : null}
      {tile.colors.length > 0 ? <TileSwatches tile={tile} chosen={selectedColor} onPreview={setPreview} onChoose={selectColor} /> : null}
      <Heading className={classNames(styles.name, tile.colors.length > 0 && styles.belowSwatches)}>
        <Link to={tilePath(tile.to, hasMoved ? selectedColor.value : tile.requestedColor)}>{tile.name}</Link>
      </Heading>
      <p className={`${styles.fabric} text-label`}>
        {tile.department ? [tile.department, tile.cloth].filter(Boolean).join(' · ') : tile.cloth}
      </p>
      <p className={styles.price}>
        {tile.isGiftCard ? (
          <LowestAmount amount={color.price} currency={tile.currency} />
        ) : (
          <Price amount={color.price} maxAmount={color.priceMax} previousAmount={color.strikePrice} currency={tile.currency} />
        )}
      </p>
      {tile.rating && tile.reviews > 0 ? (
        <p className={styles.rating}>
          <Stars rating={tile.rating} />
          <b className="tabular-figures" aria-hidden="true">
            <FormattedNumber value={tile.rating} minimumFractionDigits={1} maximumFractionDigits={1} />
          </b>
          <span className="text-muted">
            <ReviewCount count={tile.reviews} />
          </span>
        </p>
      ) : null}
      {tile.orderable ? null : (
        <p className={`text-small text-muted ${styles.soldOut}`}>
          <SoldOut />
        </p>
      )}
      {isInComparison || tile.isGiftCard ? null : (
        <div className={styles.compare}>{CompareToggle ? <CompareToggle tile={tile} /> : null}</div>
      )}
      <PickupLine styleId={tile.id} />
      {TileActions ? <TileActions tile={tile} color={selectedColor} isQuickAddShown={isInComparison} /> : null}
    </article>
  );
});

function LowestAmount({ amount, currency }: { amount: number; currency: string }) {
  const formatShortPrice = useFormatShortPrice();
  return (
    <FormattedMessage
      id="product.tile.lowest-amount"
      defaultMessage="From {amount}"
      values={{ amount: formatShortPrice(amount, currency) }}
    />
  );
}
