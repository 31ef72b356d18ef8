import { FormattedNumber } from 'react-intl';
import { classNames } from '../../../ui/class-names.ts';
import { ImageBox } from '../../../ui/media/image.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { addFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './visual-navigation.module.css';

/** Renders the departments (BLOCK-012). On phones they are optionally a list, or pages of two (BLOCK-013). */
export function VisualNavigation({ fields }: BlockProps<'visual-navigation'>) {
  const { mobileView } = fields;
  const isCarousel = mobileView === 'carousel';
  const tiles = fields.tiles ?? [];
  return (
    <BlockSection fields={fields}>
      <div
        className={styles.departments}
        data-mobile-view={mobileView}
        // A scrolling region must be reachable by keyboard.
        {...(isCarousel ? { role: 'group', tabIndex: 0, 'aria-label': fields.headline } : {})}
      >
        {tiles.map((tile) => (
          <Department key={`${tile.ctaLink} ${tile.ctaText}`} tile={tile} sizes={sizesOf(tiles.length)} />
        ))}
      </div>
    </BlockSection>
  );
}

function sizesOf(count: number): string {
  if (count === 1) return '(width >= 48rem) 352px, 100vw';
  return count === 3 ? '(width >= 64rem) 432px, (width >= 48rem) 33vw, 50vw' : '(width >= 64rem) 324px, 50vw';
}

function Department({ tile, sizes }: { tile: BlockEntry<'visual-navigation', 'tiles'>; sizes: string }) {
  const { image } = tile;
  const links = tile.links ?? [];
  const isSale = tile.ctaColor === 'barn';
  return (
    <div className={styles.department}>
      {image ? <ImageBox className={styles.image} image={image} sizes={sizes} maxWidth={500} isDecorative /> : null}
      <div className={classNames(styles.text, isSale && 'text-critical')}>
        <h3 className="text-section">
          <ContentLink to={addFeatureParameter(tile.ctaLink, tile.feature)}>{tile.ctaText}</ContentLink>
        </h3>
        {links.length > 0 ? (
          <ul>
            {links.map((link) => (
              <li key={`${link.ctaLink} ${link.text}`}>
                <ContentLink to={link.ctaLink}>
                  {link.text}
                  {typeof link.count === 'number' ? (
                    <span className={`${styles.count} tabular-figures`}>
                      <FormattedNumber value={link.count} />
                    </span>
                  ) : null}
                </ContentLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
