import * as layoutStyles from '../../../ui/layout.module.css';
import { ImageBox } from '../../../ui/media/image.tsx';
import type { BlockContent } from '../../block-content.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { addFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './category-tile.module.css';

interface CategoryProps {
  tile: Pick<BlockContent<'category-tile'>, 'buttonText' | 'ctaLink' | 'headline' | 'image' | 'text'>;
  Heading: 'h2' | 'h3';
}

function Category({ tile, Heading }: CategoryProps) {
  const { image } = tile;
  const to = tile.ctaLink ?? tile.image?.imageLink;
  const { text } = tile;
  const label = tile.headline ?? tile.buttonText ?? image?.alt;
  return (
    <li className={styles.tile}>
      {image ? <ImageBox className={styles.image} image={image} sizes="(width >= 64rem) 310px, 50vw" isDecorative /> : null}
      <div className={styles.text}>
        <Heading className="text-card">
          {to ? <ContentLink to={addFeatureParameter(to, tile.image?.feature)}>{label}</ContentLink> : label}
        </Heading>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
    </li>
  );
}

export function CategoryTile({ fields }: BlockProps<'category-tile'>) {
  const tiles = fields.tiles ?? [];
  if (tiles.length === 0) {
    return (
      <ul className={`${layoutStyles.container} ${styles.tiles} ${styles.single}`}>
        <Category tile={fields} Heading="h2" />
      </ul>
    );
  }
  const list = (
    // A scrolling region must be reachable by keyboard.
    <ul className={styles.tiles} {...(tiles.length > 2 ? { tabIndex: 0, 'data-mobile-view': 'carousel' } : {})}>
      {tiles.map((tile) => (
        <Category key={`${tile.ctaLink} ${tile.headline}`} tile={tile} Heading={fields.headline ? 'h3' : 'h2'} />
      ))}
    </ul>
  );
  return fields.headline ? <BlockSection fields={fields}>{list}</BlockSection> : <div className={layoutStyles.container}>{list}</div>;
}
