import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { imageRatio, isLandscape } from '../../block-parts/aspect-ratio.ts';
import { TextPanel } from '../../block-parts/text-panel.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './banner.module.css';

export function Banner({ fields, isFirst }: BlockProps<'banner'>) {
  const image = fields.bannerImage ?? fields.image;
  return (
    <section
      className={classNames(styles.root, !image && styles.textOnly)}
      data-height={fields.bannerHeight ?? 'medium'}
      data-align={fields.alignment ?? 'left'}
    >
      {image ? (
        <div className={styles.image} style={image.background ? { backgroundColor: image.background } : undefined}>
          <ResponsiveImage
            image={image}
            sizes={isLandscape(image) ? '(width >= 48rem) 100vw, 200vw' : '100vw'}
            minWidth={500}
            maxWidth={1500}
            ratio={imageRatio(image)}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      ) : null}
      <TextPanel fields={fields} isFirst={isFirst} className={styles.panel} />
    </section>
  );
}
