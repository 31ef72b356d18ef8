import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { imageRatio } from '../../block-parts/aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './category-static-banner.module.css';

export function CategoryStaticBanner({ fields, isFirst }: BlockProps<'category-static-banner'>) {
  const { image } = fields;
  return (
    <section {...backgroundProps(backgroundColorOf(fields, 'kraft'), classNames(styles.root, !image && styles.textOnly))}>
      <div className={styles.text}>
        <BlockText
          fields={fields}
          size="text-page"
          level={isFirst ? 1 : 2}
          textClassName={styles.paragraph}
          buttonsClassName={styles.buttons}
        />
      </div>
      {image ? (
        <div className={styles.image} style={image.background ? { backgroundColor: image.background } : undefined}>
          <ResponsiveImage
            image={image}
            sizes="(width >= 48rem) 42vw, 100vw"
            minWidth={500}
            maxWidth={750}
            ratio={imageRatio(image)}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      ) : null}
    </section>
  );
}
