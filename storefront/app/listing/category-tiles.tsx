import type { Category } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { ImageBox } from '../ui/media/image.tsx';
import * as styles from './category-tiles.module.css';

export interface CategoryTileData {
  name: string;
  to: string;
  image: string;
}

/** Returns the visible subcategories that have styles and an image, in the order of the menu. A single one needs no tile. */
export function categoryTilesOf({ categories }: Pick<Category, 'categories'>): CategoryTileData[] {
  const tiles = categories.flatMap(({ displayName, vanityUrl, menuSettings, c_count }): CategoryTileData[] => {
    const [tile] = menuSettings.navigationTiles.tiles;
    return menuSettings.showInMenu && c_count > 0 && tile ? [{ name: displayName, to: vanityUrl, image: tile.image }] : [];
  });
  return tiles.length > 1 ? tiles : [];
}

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTileData[] }) {
  const intl = useIntl();
  return (
    <nav className={styles.root} aria-label={intl.formatMessage({ id: 'listing.categories', defaultMessage: 'Categories' })}>
      <ul>
        {tiles.map(({ name, to, image }) => (
          <li key={to}>
            <Link to={to}>
              <ImageBox
                className={styles.image}
                image={{ link: image, alt: '' }}
                sizes="(width >= 64rem) 92px, 128px"
                maxWidth={170}
                minWidth={170}
                priority="eager"
                isDecorative
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
