import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { imageRatio } from '../../block-parts/aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './disruptor-tile.module.css';

/** Renders a tile as large as a product tile in a product grid, and as wide as the grid elsewhere (BLOCK-054). */
export function DisruptorTile({ fields }: BlockProps<'disruptor-tile'>) {
  const { image } = fields;
  return (
    <div className={`${layoutStyles.container} ${styles.root}`}>
      <section {...backgroundProps(backgroundColorOf(fields, 'night'), styles.tile)}>
        <div className={styles.text}>
          <BlockText fields={fields} textClassName={styles.paragraph} buttonsClassName={styles.buttons} />
        </div>
        {image ? (
          <ResponsiveImage image={image} sizes="(width >= 48rem) 40vw, 100vw" minWidth={340} maxWidth={500} ratio={imageRatio(image)} />
        ) : null}
      </section>
    </div>
  );
}
