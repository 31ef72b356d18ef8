import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../platform/locale/navigation.tsx';
import { ImageBox } from '../../../ui/media/image.tsx';
import { Price } from '../../../ui/price.tsx';
import { type Tile, tilePath } from '../../tile/tile.ts';
import * as styles from './alternatives.module.css';

const maxAlternatives = 3;

export interface AlternativesProps {
  tiles: readonly Tile[];
}

export default function Alternatives({ tiles }: AlternativesProps) {
  const intl = useIntl();
  const shown = tiles.filter(({ orderable }) => orderable).slice(0, maxAlternatives);
  if (shown.length === 0) return null;
  return (
    <section
      className={styles.root}
      aria-label={intl.formatMessage({ id: 'product.alternatives.label', defaultMessage: 'Similar styles' })}
    >
      <h2 className="text-small">
        <b>
          <FormattedMessage id="product.alternatives" defaultMessage="Similar styles you can order" />
        </b>
      </h2>
      <ul className={styles.list}>
        {shown.map((tile) => (
          <li key={tile.id} className={styles.alternative}>
            <ImageBox className={styles.image} image={tile.shownColor.image} sizes="72px" minWidth={72} maxWidth={72} isDecorative />
            <div>
              <Link to={tilePath(tile.to, tile.requestedColor)}>{tile.name}</Link>
              <p className="text-small text-muted">{tile.cloth}</p>
              <Price amount={tile.shownColor.price} maxAmount={tile.shownColor.priceMax} currency={tile.currency} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
