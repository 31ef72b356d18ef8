import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useHref } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Swatch } from '../../ui/swatch.tsx';
import { maxSwatchesOnMobile, type Tile, type TileColor, tilePath } from './tile.ts';

interface TileSwatchesProps {
  tile: Tile;
  chosen: TileColor;
  onPreview(color: TileColor | undefined): void;
  onChoose(color: TileColor): void;
}

/** A tile's colors: hover previews, a click selects (LIST-006, LIST-007); without script they link to the product in that color. */
export function TileSwatches({ tile, chosen, onPreview, onChoose }: TileSwatchesProps) {
  const intl = useIntl();
  const href = useHref(tile.to);
  const hiddenOnMobile = tile.colors.length - Math.min(maxSwatchesOnMobile, tile.colors.length);
  return (
    <div className="swatches">
      {tile.colors.map((color, at) => (
        // A plain link: the router's would double the cost of rendering a tile on the server.
        <a
          key={color.value}
          className={classNames('swatch', color.value === chosen.value && 'is-on', at >= maxSwatchesOnMobile && 'only-desktop')}
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
          <Swatch colors={color.swatch} />
        </a>
      ))}
      <MoreColors tile={tile} count={tile.moreColors} className="only-desktop" />
      <MoreColors tile={tile} count={tile.moreColors + hiddenOnMobile} className="not-desktop" />
    </div>
  );
}

function MoreColors({ tile, count, className }: { tile: Tile; count: number; className: string }) {
  if (count === 0) return null;
  return (
    <Link className={classNames('swatches-more', className)} to={tile.to}>
      <span aria-hidden="true">+{count}</span>
      <span className="sr-only">
        <FormattedMessage
          id="product.tile.more-colors"
          defaultMessage="{count, plural, one {# more color} other {# more colors}} of {product}"
          values={{ count, product: tile.name }}
        />
      </span>
    </Link>
  );
}
