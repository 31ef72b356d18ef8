import { useIntl } from 'react-intl';
import { Link, useHref } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import * as swatchStyles from '../../ui/swatch/swatch.module.css';
import { NearSwatch, Swatch } from '../../ui/swatch/swatch.tsx';
import { maxSwatchesOnMobile, type Tile, type TileColor, tilePath } from './tile.ts';
import * as styles from './tile-swatches.module.css';

interface TileSwatchesProps {
  tile: Tile;
  chosen: TileColor;
  onPreview(color: TileColor | undefined): void;
  onChoose(color: TileColor): void;
}

/**
 * Renders the swatches of a tile. Hover previews a color and a click selects it (LIST-006, LIST-007). Without JavaScript a swatch links to
 * the product in its color.
 */
export function TileSwatches({ tile, chosen, onPreview, onChoose }: TileSwatchesProps) {
  const intl = useIntl();
  const href = useHref(tile.to);
  const hiddenOnMobile = tile.colors.length - Math.min(maxSwatchesOnMobile, tile.colors.length);
  return (
    <div className={`${swatchStyles.swatchList} ${styles.swatches}`}>
      {tile.colors.map((color, index) => (
        // A plain link, because the router's `Link` would double the cost of rendering a tile on the server.
        <a
          key={color.value}
          className={classNames(
            swatchStyles.swatch,
            styles.swatch,
            color.value === chosen.value && swatchStyles.selected,
            index >= maxSwatchesOnMobile && layoutStyles.hideOnMobile,
          )}
          href={tilePath(href, color.value)}
          aria-label={intl.formatMessage(
            { id: 'product.tile.color', defaultMessage: '{product} in {color}' },
            { product: tile.name, color: color.name },
          )}
          aria-current={color.value === chosen.value ? 'true' : undefined}
          rel="nofollow"
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPreview(color)}
          onPointerLeave={() => onPreview(undefined)}
          onClick={(event) => {
            event.preventDefault();
            onChoose(color);
          }}
        >
          {color.swatchUrl ? <NearSwatch colors={color.swatch} imageUrl={color.swatchUrl} /> : <Swatch colors={color.swatch} />}
        </a>
      ))}
      <MoreColors tile={tile} count={tile.moreColors} className={layoutStyles.hideOnMobile} />
      <MoreColors tile={tile} count={tile.moreColors + hiddenOnMobile} className={layoutStyles.mobileOnly} />
    </div>
  );
}

function MoreColors({ tile, count, className }: { tile: Tile; count: number; className: string }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <Link className={classNames(styles.more, className)} to={tile.to}>
      <span aria-hidden="true">{`+${count}`}</span>
      <span className="visually-hidden">
        {intl.formatMessage(
          { id: 'product.tile.more-colors', defaultMessage: '{count, plural, one {# more color} other {# more colors}} of {product}' },
          { count, product: tile.name },
        )}
      </span>
    </Link>
  );
}
