import * as buttonStyles from '../../../ui/button.module.css';
import { ImageBox } from '../../../ui/media/image.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './feature-tiles.module.css';

function Feature({ tile }: { tile: BlockEntry<'feature-tiles', 'tiles'> }) {
  const { image, ctaLink: to, text } = tile;
  return (
    <li className={styles.tile}>
      {image ? (
        <ImageBox
          className={styles.image}
          image={image}
          sizes="(width >= 64rem) 480px, (width >= 48rem) 50vw, 100vw"
          minWidth={340}
          maxWidth={500}
        />
      ) : null}
      <div className={styles.text}>
        <h3 className="text-card">{tile.headline}</h3>
        {text ? <p>{text}</p> : null}
        {to ? (
          <ContentLink className={buttonStyles.actionLink} to={to}>
            {tile.buttonText ?? tile.headline}
          </ContentLink>
        ) : null}
      </div>
    </li>
  );
}

export function FeatureTiles({ fields }: BlockProps<'feature-tiles'>) {
  const tiles = (fields.tiles ?? []).filter((tile) => tile.headline);
  if (tiles.length === 0) return null;
  return (
    <BlockSection fields={fields}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <Feature key={`${tile.headline} ${tile.ctaLink}`} tile={tile} />
        ))}
      </ul>
    </BlockSection>
  );
}
